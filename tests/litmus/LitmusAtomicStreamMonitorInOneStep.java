// As LitmusAtomicAloneMonitorInOneStep, with the monitor of System.out: one thread holds it over more than printing, in one step. The
// other prints in an atomic block, in which it waits for the monitor for ever if the first thread holds it.
//
// outcome: printed
// outcome: deadlock

import gov.nasa.jpf.vm.Verify;
import weaveproof.Check;

public class LitmusAtomicStreamMonitorInOneStep {
  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (System.out) {
        System.out.println("held");
      }
    }).start();
    Verify.beginAtomic();
    System.out.println("printed");
    Verify.endAtomic();
    Check.outcome("printed");
  }
}

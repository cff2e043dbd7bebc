// expect: no-violation
import java.util.concurrent.ForkJoinPool;

/** The common pool comes to life after the program has said how large it shall be. */
public class PropertySetInTime {
  public static void main(String[] args) {
    System.setProperty("java.util.concurrent.ForkJoinPool.common.parallelism", "3");
    assert ForkJoinPool.commonPool().getParallelism() == 3;
  }
}

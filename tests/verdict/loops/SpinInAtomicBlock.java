import weaveproof.Check;

/** Within an atomic block nobody else can set the flag. */
public class SpinInAtomicBlock {
  static volatile boolean flag;

  public static void main(String[] args) {
    new Thread(() -> flag = true).start();
    Check.atomic(() -> {
      while (!flag) {} // expect: loop
    });
  }
}

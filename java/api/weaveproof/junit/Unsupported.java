package weaveproof.junit;

/** Something of JUnit's that only its engine could do. The message names it. */
final class Unsupported extends RuntimeException {
  private static final long serialVersionUID = 1;

  Unsupported(String what) {
    super(what);
  }
}

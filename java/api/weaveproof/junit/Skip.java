package weaveproof.junit;

/** An assumption does not hold where a test gets its arguments: there is no test. */
final class Skip extends RuntimeException {
  private static final long serialVersionUID = 1;

  Skip(Throwable aborted) {
    super(aborted.getMessage() == null ? "an assumption does not hold" : aborted.getMessage());
  }
}

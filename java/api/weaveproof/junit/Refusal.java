package weaveproof.junit;

/** A test, or a class of tests, is not as JUnit has it: the message is a sentence for who wrote it. */
final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1;

  Refusal(String sentence) {
    super(sentence);
  }
}

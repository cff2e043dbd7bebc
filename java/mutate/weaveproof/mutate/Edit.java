package weaveproof.mutate;

/**
 * The characters from {@code start} up to {@code end} of a source become {@code text}. Several sites may want the same
 * method at the end of the same class: such an edit is {@code shared}, and made once.
 */
record Edit(int file, int start, int end, String text, boolean shared) {
  static Edit replace(int file, int start, int end, String text) {
    return new Edit(file, start, end, text, false);
  }

  static Edit insert(int file, int at, String text) {
    return new Edit(file, at, at, text, false);
  }
}

package weaveproof.mutate;

/** Characters of a source. */
record Range(int file, int start, int end) {}

package structureclient;

/** A set of ints, as {@link SetClient} sees it. */
public interface IntSet {
  /** Whether the key was not there before. */
  boolean add(int key);

  /** Whether the key was there before. */
  boolean remove(int key);

  boolean contains(int key);

  /** The keys, ascending. Only when no thread is at work; throws AssertionError if the structure is broken. */
  int[] content();
}

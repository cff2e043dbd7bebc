package structureclient;

/** A set that can also be called without the care that its locks ask for; whoever calls it decides. */
public interface CarelessSet extends IntSet {
  boolean addCarelessly(int key);

  boolean removeCarelessly(int key);
}

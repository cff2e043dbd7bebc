package twostage;

/** Once the first table has an entry, the entry of the second one is greater by one. */
abstract class Tables {
  protected final Object firstLock = new Object();
  protected final Object secondLock = new Object();
  protected int first;
  protected int second;

  abstract void change(int entry);

  abstract void examine();

  protected static void compare(int inFirst, int inSecond) {
    assert inFirst == 0 || inSecond == inFirst + 1 : inFirst + " in the first table, " + inSecond + " in the second";
  }
}

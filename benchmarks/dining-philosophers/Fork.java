package diningphilosophers;

/** Its monitor is the right to use it. */
class Fork {
  private int uses;

  void use() {
    uses = uses + 1;
  }

  int uses() {
    return uses;
  }
}

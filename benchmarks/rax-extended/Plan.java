package raxextended;

/** Five tokens, each an activity of the spacecraft. The two events say whose turn it is; there is no lock. */
class Plan {
  static final int TOKENS = 5;

  private int version;
  private int nextToken = TOKENS;

  /** By the planner: a new plan in place of one that has been carried out. */
  void renew(int newVersion) {
    assert nextToken == TOKENS : "a plan is replaced while it is being carried out";
    version = newVersion;
    nextToken = 0;
  }

  /** By the executive: the next activity. */
  void executeToken(int ofVersion) {
    assert version == ofVersion : "the executive works on plan " + ofVersion + ", but there is plan " + version;
    nextToken = nextToken + 1;
  }

  boolean isExecuted() {
    return nextToken == TOKENS;
  }

  int version() {
    return version;
  }
}

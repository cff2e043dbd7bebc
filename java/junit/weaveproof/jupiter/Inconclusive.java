package weaveproof.jupiter;

/** What becomes of a test whose check has found no violation, and has not explored every schedule. */
public enum Inconclusive {
  /** The test fails: only a test that holds under every schedule is green. */
  FAILS,
  /** The test is aborted, which most tools show as skipped. */
  ABORTS,
  /** The test passes. */
  PASSES
}

package weaveproof.maven;

import java.util.List;

/** {@code weaveproof:check} checks the tests of the module under every schedule. */
public final class CheckMojo extends WeaveproofMojo {
  private List<String> tests;
  private int jobs;

  @Override
  String problem() throws Exception {
    if (!hasTests()) {
      getLog().info("This module has no tests to check.");
      return null;
    }
    return finished(
        call("check")
            .add("--junit", "--jobs=" + jobs, "--junit-xml=" + report("weaveproof.xml"), "--html=" + report("weaveproof.html"))
            .add("--trace=" + report("trace.json"), "--sourcepath=" + sources(), "--classpath=" + testClassPath())
            .addAll(options)
            .addAll(testsOr(tests)),
        "tests",
        "test");
  }
}

package weaveproof.maven;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import weaveproof.launch.Call;

/** {@code weaveproof:mutate} says which errors in the code of the module its tests would find. */
public final class MutateMojo extends WeaveproofMojo {
  private List<String> tests;
  private int jobs;
  private int failUnder;

  @Override
  String problem() throws Exception {
    List<String> roots = new ArrayList<>(project.getCompileSourceRoots());
    roots.removeIf(root -> !new File(root).isDirectory());
    if (!hasTests() || roots.isEmpty()) {
      getLog().info("This module has no tests, or no code that they test.");
      return null;
    }
    Call call = call("mutate");
    if (failUnder > 0) {
      call.add("--fail-under=" + failUnder);
    }
    return finished(
        call
            .add("--check", "--jobs=" + jobs, "--html=" + report("mutate.html"), "--in=" + String.join(File.pathSeparator, roots))
            .add("--classpath=" + testClassPath())
            .addAll(options)
            .add("--junit")
            .addAll(testsOr(tests)),
        "mutants",
        "mutant");
  }
}

package weaveproof.maven;

import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;

/** {@code weaveproof:diff} checks what has changed since another version, with the programs that are named. */
public final class DiffMojo extends WeaveproofMojo {
  private String before;
  private String build;
  private List<String> mains;

  @Override
  String problem() throws Exception {
    if (before == null || before.isEmpty()) {
      throw new MojoExecutionException("weaveproof:diff needs the version before the change: -Dweaveproof.before=git:origin/main, "
          + "a folder of classes, or a jar");
    }
    if (mains == null || mains.isEmpty()) {
      throw new MojoExecutionException("weaveproof:diff needs programs to check: -Dweaveproof.mains=bank.Harness,…");
    }
    return finished(
        call("diff")
            .option("build", before.startsWith("git:") ? build : "")
            .add("--html=" + report("diff.html"), "--sarif=" + report("diff.sarif"), "--sourcepath=" + sources())
            .addAll(options)
            .add(before, project.getBuild().getOutputDirectory(), "--mains", String.join(",", mains)),
        "programs",
        "program");
  }
}

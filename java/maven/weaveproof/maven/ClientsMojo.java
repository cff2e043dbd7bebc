package weaveproof.maven;

import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;

/** {@code weaveproof:clients} says whether classes of the module are linearizable. */
public final class ClientsMojo extends WeaveproofMojo {
  private List<String> classes;

  @Override
  String problem() throws Exception {
    if (classes == null || classes.isEmpty()) {
      throw new MojoExecutionException("weaveproof:clients needs classes: -Dweaveproof.classes=bank.Queue,…");
    }
    String first = null;
    for (String one : classes) {
      String problem = finished(
          call("clients").add("--html=" + report("clients-" + one + ".html"), "--classpath=" + testClassPath()).addAll(options).add(one),
          "clients",
          "client");
      if (first == null && problem != null) {
        first = one + ": " + problem;
      }
    }
    return first;
  }
}

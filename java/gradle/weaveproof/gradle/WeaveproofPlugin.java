package weaveproof.gradle;

import java.io.File;
import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.SourceSetContainer;

/** Adds the task {@code weaveproof}, which checks the tests of a project under every schedule. */
public final class WeaveproofPlugin implements Plugin<Project> {
  @Override
  public void apply(Project project) {
    WeaveproofCheck check = project.getTasks().create("weaveproof", WeaveproofCheck.class);
    check.setGroup("verification");
    check.setDescription("Checks the tests under every schedule of their threads.");
    check.setReports(new File(project.getBuildDir(), "weaveproof"));
    check.setProgram((String) project.findProperty("weaveproof.binary"));
    check.setFolder(project.getProjectDir());
    project.getPlugins().withId("java", java -> {
      SourceSetContainer sets = (SourceSetContainer) project.getProperties().get("sourceSets");
      SourceSet test = sets.getByName("test");
      check.setClassPath(test.getRuntimeClasspath());
      check.setTestClasses(test.getOutput().getClassesDirs());
      check.setSources(sets.getByName("main").getJava().getSourceDirectories().plus(test.getJava().getSourceDirectories()));
      check.dependsOn("testClasses");
    });
  }
}

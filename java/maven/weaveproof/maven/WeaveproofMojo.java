package weaveproof.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.project.MavenProject;
import weaveproof.launch.Call;
import weaveproof.launch.Outcome;
import weaveproof.launch.Program;

/** What all goals share. The fields are parameters, which plugin.xml describes. */
abstract class WeaveproofMojo extends AbstractMojo {
  protected MavenProject project;
  protected File reports;
  protected List<String> options;
  private String program;
  private String jdk;
  private String timeLimit;
  private boolean skip;
  private boolean inconclusivePasses;

  /** Null if the build goes on, else the sentence that ends it. */
  abstract String problem() throws Exception;

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (skip || project.getPackaging().equals("pom")) {
      getLog().info(skip ? "weaveproof is skipped." : "This module has no classes to check.");
      return;
    }
    String problem;
    try {
      Files.createDirectories(reports.toPath());
      problem = problem();
    } catch (Program.Missing e) {
      throw new MojoExecutionException(e.getMessage());
    } catch (DependencyResolutionRequiredException | IOException e) {
      throw new MojoExecutionException("weaveproof cannot be called: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new MojoExecutionException("weaveproof was interrupted");
    } catch (MojoExecutionException | MojoFailureException e) {
      throw e;
    } catch (Exception e) {
      throw new MojoExecutionException(e.getMessage(), e);
    }
    if (problem != null) {
      throw new MojoFailureException(problem);
    }
  }

  Call call(String command) throws IOException {
    Path binary = Program.find(program, getClass().getClassLoader());
    return new Call(binary, command, reports.toPath().resolve(command + ".json")).jdk(jdk).option("time-limit", timeLimit);
  }

  String finished(Call call, String rows, String one) throws IOException, InterruptedException {
    int status = call.run(project.getBasedir(), getLog()::info);
    return Outcome.problem(call, status, rows, one, inconclusivePasses);
  }

  String testClassPath() throws DependencyResolutionRequiredException {
    return String.join(File.pathSeparator, project.getTestClasspathElements());
  }

  String sources() {
    List<String> roots = new ArrayList<>(project.getCompileSourceRoots());
    roots.addAll(project.getTestCompileSourceRoots());
    return String.join(File.pathSeparator, roots);
  }

  /** The tests that are named, or all. */
  List<String> testsOr(List<String> named) {
    List<String> tests = new ArrayList<>();
    if (named != null) {
      tests.addAll(named);
    }
    if (tests.isEmpty()) {
      tests.add(project.getBuild().getTestOutputDirectory());
    }
    return tests;
  }

  boolean hasTests() {
    return new File(project.getBuild().getTestOutputDirectory()).isDirectory();
  }

  String report(String name) {
    return new File(reports, name).getPath();
  }
}

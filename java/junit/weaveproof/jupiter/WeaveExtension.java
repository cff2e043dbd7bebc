package weaveproof.jupiter;

import java.io.IOException;
import java.lang.reflect.Method;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * What {@link Weave} does. The check happens before each test, where {@code @Timeout} does not count: it limits the
 * test, in the virtual time of the check, and not the check.
 */
final class WeaveExtension implements BeforeEachCallback, InvocationInterceptor {
  @Override
  public void beforeEach(ExtensionContext context) throws Exception {
    Optional<Weave> weave = activeWeave(context);
    if (weave.isPresent()) {
      CheckedTest test = new CheckedTest(context);
      Judgement.of(test, checked(context, test, weave.get()), weave.get()).pronounce(context);
    }
  }

  // All invocations of a parameterized test are checked together: by the first one, or by whichever asks first.
  private static Answers checked(ExtensionContext context, CheckedTest test, Weave weave) throws Exception {
    if (test.invocation() == 0) {
      return Answers.of(test, weave, context);
    }
    Namespace namespace = Namespace.create(WeaveExtension.class, context.getRequiredTestMethod());
    ExtensionContext template = context.getParent().orElse(context);
    Object found = template.getStore(namespace).getOrComputeIfAbsent("answers", key -> {
      try {
        return Answers.of(test, weave, context);
      } catch (IOException | InterruptedException | RuntimeException e) {
        return e;
      }
    });
    if (found instanceof Exception) {
      throw (Exception) found;
    }
    return (Answers) found;
  }

  // Empty where the test runs as it would without the annotation: within a check, or where checks are switched off.
  private static Optional<Weave> activeWeave(ExtensionContext context) {
    boolean isChecked = "weaveproof".equals(System.getProperty("java.vm.name"));
    boolean isOff = context.getConfigurationParameter("weaveproof.enabled").filter("false"::equals).isPresent();
    if (isChecked || isOff || !context.getTestMethod().isPresent()) {
      return Optional.empty();
    }
    Optional<Weave> weave = AnnotationSupport.findAnnotation(context.getTestMethod(), Weave.class);
    Optional<ExtensionContext> around = Optional.of(context);
    while (!weave.isPresent() && around.isPresent()) {
      weave = AnnotationSupport.findAnnotation(around.get().getTestClass(), Weave.class);
      around = around.get().getParent();
    }
    return weave;
  }

  private static void skipIfChecked(Invocation<Void> invocation, ExtensionContext context) throws Throwable {
    if (activeWeave(context).isPresent()) {
      invocation.skip();
    } else {
      invocation.proceed();
    }
  }

  @Override
  public void interceptTestMethod(
      Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context) throws Throwable {
    skipIfChecked(invocation, context);
  }

  @Override
  public void interceptTestTemplateMethod(
      Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context) throws Throwable {
    skipIfChecked(invocation, context);
  }

  @Override
  public void interceptBeforeEachMethod(
      Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context) throws Throwable {
    skipIfChecked(invocation, context);
  }

  @Override
  public void interceptAfterEachMethod(
      Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context) throws Throwable {
    skipIfChecked(invocation, context);
  }

  @Override
  @SuppressWarnings("unchecked")
  public <T> T interceptTestFactoryMethod(
      Invocation<T> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context) throws Throwable {
    if (!activeWeave(context).isPresent()) {
      return invocation.proceed();
    }
    invocation.skip();
    return (T) Stream.empty();
  }
}

// expect: no-violation
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Two threads read an annotation each. */
public class AnnotationsInThreads {
  @Retention(RetentionPolicy.RUNTIME)
  @interface A {
    int a();
  }

  @Retention(RetentionPolicy.RUNTIME)
  @interface B {
    int b();
  }

  @A(a = 1)
  static class X {}

  @B(b = 2)
  static class Y {}

  public static void main(String[] args) {
    new Thread(() -> {
      assert X.class.getAnnotation(A.class).a() == 1;
    }).start();
    assert Y.class.getAnnotation(B.class).b() == 2;
  }
}

// jdk: 25
// A main method of the class above, which calls what the program overrides.
abstract class MainFrame {
  void main() {
    System.out.println("begin");
    body();
    System.out.println("end of " + getClass().getSimpleName());
  }

  abstract void body();
}

public class InstanceMainInherited extends MainFrame {
  void body() {
    System.out.println("body");
  }
}

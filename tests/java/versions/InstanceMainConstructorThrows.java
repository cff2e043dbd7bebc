// jdk: 25
// What the constructor of a program throws ends it.
public class InstanceMainConstructorThrows {
  InstanceMainConstructorThrows() {
    System.out.println("constructor");
    throw new UnsupportedOperationException("in the constructor");
  }

  void main() {
    System.out.println("never");
  }
}

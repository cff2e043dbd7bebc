// jdk: 21 preview
// With preview features, a static main method is preferred to one of an object, with arguments or without.
public class InstanceMain21 {
  InstanceMain21() {
    System.out.println("not made");
  }

  void main(String[] args) {
    System.out.println("not this one");
  }

  static void main() {
    System.out.println("static, without arguments");
  }
}

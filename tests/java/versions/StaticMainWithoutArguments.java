// jdk: 25
// A static main method without arguments.
class StaticMainWithoutArguments {
  static void main() {
    System.out.println("static, without arguments");
    System.exit(3);
  }
}

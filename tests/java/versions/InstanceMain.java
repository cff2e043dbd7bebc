// jdk: 25
// A main method that is neither public nor static: an object is made first.
// args: three words
public class InstanceMain {
  static { System.out.println("initialised"); }
  final int made;
  { System.out.println("initialiser"); }

  InstanceMain() {
    made = 4;
    System.out.println("constructor");
  }

  void main(String[] args) {
    System.out.println(args.length + " " + made + " " + Thread.currentThread().getName());
    System.out.println(new Throwable().getStackTrace().length);
  }
}

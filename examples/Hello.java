/** The smallest example: greets every argument, or the world. It has one thread and no error. */
public class Hello {
  public static void main(String[] args) {
    String whom = args.length == 0 ? "world" : String.join(" and ", args);
    System.out.println("Hello, " + whom + "!");
  }
}

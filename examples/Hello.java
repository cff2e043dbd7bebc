/** The smallest example: says hello to every argument, or to the world. One thread, nothing to find. */
public class Hello {
  public static void main(String[] args) {
    String whom = args.length == 0 ? "world" : String.join(" and ", args);
    System.out.println("Hello, " + whom + "!");
  }
}

/** What every program pays before its first own instruction: the start of the machine and of the class library. */
public class Hello {
  public static void main(String[] args) {
    System.out.println("Hello");
  }
}

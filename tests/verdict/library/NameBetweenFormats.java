/** The name of the main thread, which is older than the program, changes between two calls of String.format. */
public class NameBetweenFormats {
  public static void main(String[] args) throws Exception {
    Thread main = Thread.currentThread();
    new Thread(() -> main.setName("renamed")).start();
    String first = String.format("%s", main);
    String second = String.format("%s", main);
    assert first.equals(second); // expect: assertion
  }
}

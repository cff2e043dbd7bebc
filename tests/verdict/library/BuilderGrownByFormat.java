import java.util.Formatter;

/** The array of this StringBuilder was made within Formatter.format, and is the program's all the same. */
public class BuilderGrownByFormat {
  public static void main(String[] args) throws Exception {
    StringBuilder text = new StringBuilder(0);
    new Formatter(text).format("%s", "0123456789");
    new Thread(() -> {
      text.setCharAt(0, 'x');
      text.setCharAt(1, 'y');
    }).start();
    assert !String.format("%s", text).startsWith("0y"); // expect: assertion
  }
}

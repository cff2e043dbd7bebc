/** Two steps in either order: a read and a write. One of the two orders is an error. */
public class EitherOrder {
  private static volatile boolean written;

  public static void main(String[] arguments) {
    new Thread(() -> written = true).start();
    assert !written;
  }
}

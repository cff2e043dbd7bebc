/** Object.clone copies field by field. */
public class HalfClonedObject implements Cloneable {
  int a;
  int b;

  @Override
  public HalfClonedObject clone() {
    try {
      return (HalfClonedObject) super.clone();
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws Exception {
    HalfClonedObject shared = new HalfClonedObject();
    Thread other = new Thread(() -> {
      shared.a = 1;
      shared.b = 1;
    });
    other.start();
    HalfClonedObject copy = shared.clone();
    assert copy.a >= copy.b; // expect: assertion
    other.join();
  }
}

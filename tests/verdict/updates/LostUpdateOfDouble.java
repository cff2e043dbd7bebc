/** Compound assignment to a double field of a shared object. */
public class LostUpdateOfDouble {
  double sum = 0.5;

  public static void main(String[] args) throws Exception {
    LostUpdateOfDouble shared = new LostUpdateOfDouble();
    Thread other = new Thread(() -> shared.sum += 0.25);
    other.start();
    shared.sum += 1;
    other.join();
    assert shared.sum == 1.75; // expect: assertion
  }
}

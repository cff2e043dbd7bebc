/** The same behind synchronized methods. */
public class LostUpdateOfDoubleFixed { // expect: no-violation
  double sum = 0.5;

  synchronized void add(double x) {
    sum += x;
  }

  public static void main(String[] args) throws Exception {
    LostUpdateOfDoubleFixed shared = new LostUpdateOfDoubleFixed();
    Thread other = new Thread(() -> shared.add(0.25));
    other.start();
    shared.add(1);
    other.join();
    assert shared.sum == 1.75;
  }
}

// sanitize: yes
/** Two threads make unnamed threads. The replay gives them the numbers that they had when the schedule was found. */
public class NumbersOfTwoMakers {
  static volatile String name = "";
  static volatile boolean made, seen;

  public static void main(String[] args) throws Exception {
    Thread first = new Thread(() -> {
      seen = made;
      new Thread(() -> {});
    }, "first");
    Thread second = new Thread(() -> {
      Thread third = new Thread(() -> {});
      name = third.getName();
      made = true;
    }, "second");
    first.start();
    second.start();
    first.join();
    second.join();
    assert !seen : name; // expect: assertion
  }
}

/** The limit of a group is lowered twice, and another thread looks in between. */
public class GroupPrioritySeen {
  public static void main(String[] args) {
    ThreadGroup group = new ThreadGroup("group");
    new Thread(() -> {
      group.setMaxPriority(3);
      group.setMaxPriority(2);
    }).start();
    assert group.getMaxPriority() != 3; // expect: assertion
  }
}

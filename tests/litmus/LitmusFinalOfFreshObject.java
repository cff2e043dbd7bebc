// A final field is set by reflection while no other thread can reach its object. Afterwards it does not change.
//
// outcome: none
// outcome: 2 2

import java.lang.reflect.Field;
import weaveproof.Check;

public class LitmusFinalOfFreshObject {
  static volatile LitmusFinalOfFreshObject shared;

  final int x;

  LitmusFinalOfFreshObject(int x) {
    this.x = x;
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    Field field = LitmusFinalOfFreshObject.class.getDeclaredField("x");
    field.setAccessible(true);
    new Thread(() -> {
      LitmusFinalOfFreshObject seen = shared;
      Check.outcome(seen == null ? "none" : seen.x + " " + seen.x);
    }).start();
    LitmusFinalOfFreshObject made = new LitmusFinalOfFreshObject(1);
    field.setInt(made, 2);
    shared = made;
  }
}

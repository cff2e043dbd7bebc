// A field that both use under one monitor, but for a look by reflection, which no lock is held for: into the middle
// of the writer's section.
//
// outcome: 0
// outcome: 1
// outcome: 2

import java.lang.reflect.Field;
import weaveproof.Check;

public class LitmusReflectiveLookUnlocked {
  static final Object LOCK = new Object();
  int x;

  public static void main(String[] args) throws ReflectiveOperationException {
    LitmusReflectiveLookUnlocked object = new LitmusReflectiveLookUnlocked();
    Field field = LitmusReflectiveLookUnlocked.class.getDeclaredField("x");
    new Thread(() -> {
      synchronized (LOCK) {
        object.x = 1;
        object.x = 2;
      }
    }).start();
    synchronized (LOCK) {
      if (object.x == 1) Check.fail("main is inside, too");
    }
    Check.outcome(field.getInt(object));
  }
}

import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicStampedReference;

/** WAO: weaker atomic calls. */
class Wao {
  private final AtomicBoolean taken = new AtomicBoolean();
  private final AtomicStampedReference<String> name = new AtomicStampedReference<>("a", 0);

  void all(VarHandle handle) {
    while (!taken.compareAndSet(false, true)) Thread.onSpinWait();
    name.compareAndSet("a", "b", 0, 1);
    name.set("c", 2);
    handle.setVolatile(this, 1);
    taken.set(false);
  }
}

// jdk: 25+
import weaveproof.Check;

// A binding belongs to its thread for as long as the call takes; other threads have their own.
// outcome: main 1 2 unbound
class LitmusScopedValue {
    static final ScopedValue<String> NAME = ScopedValue.newInstance();

    static String one, two, three;

    static void second() { two = NAME.get(); }
    static void third() { three = NAME.isBound() ? NAME.get() : "unbound"; }

    public static void main(String[] args) throws Exception {
        String[] own = new String[1];
        ScopedValue.where(NAME, "main").run(() -> {
            try {
                Thread a = Thread.startVirtualThread(() -> ScopedValue.where(NAME, "1").run(() -> one = NAME.get()));
                Thread b = Thread.startVirtualThread(() -> ScopedValue.where(NAME, "2").run(LitmusScopedValue::second));
                Thread c = Thread.startVirtualThread(LitmusScopedValue::third);
                a.join(); b.join(); c.join();
                own[0] = NAME.get();
            } catch (InterruptedException e) { throw new RuntimeException(e); }
        });
        Check.outcome(own[0] + " " + one + " " + two + " " + three);
    }
}

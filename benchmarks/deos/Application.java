package deos;

/** A program that runs on the kernel. That it has the processor only at times is up to the kernel calls. */
class Application extends Thread {
  private final KernelThread self;
  private final Kernel kernel;
  private final EndCall endCall;
  private final Script script;

  Application(KernelThread self, Kernel kernel, EndCall endCall, Script script) {
    super(self.name);
    this.self = self;
    this.kernel = kernel;
    this.endCall = endCall;
    this.script = script;
  }

  @Override
  public void run() {
    Application child = null;
    try {
      for (int turn = 0; kernel.awaitProcessor(self); turn++) {
        switch (script.call(turn)) {
          case CREATE -> child = createChild();
          case WAIT_FOR_PERIOD -> kernel.waitForPeriod(self);
          case YIELD -> kernel.yield(self);
          case END -> endCall.end(self);
        }
      }
      if (child != null) {
        child.join();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private Application createChild() {
    KernelThread thread = kernel.create("child of " + self.name, 1);
    if (thread == null) {
      return null;
    }
    Application child = new Application(thread, kernel, endCall, Script.POLITE);
    child.start();
    return child;
  }
}

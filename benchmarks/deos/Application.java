package deos;

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
    try {
      for (int turn = 0; kernel.awaitProcessor(self); turn++) {
        switch (script.call(turn)) {
          case WAIT_FOR_PERIOD -> kernel.waitForPeriod(self);
          case YIELD -> kernel.yield(self);
          case END -> endCall.end(self);
        }
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}

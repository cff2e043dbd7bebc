package deos;

record AtomicEnd(Kernel kernel) implements EndCall {
  @Override
  public void end(KernelThread self) {
    synchronized (kernel) {
      int leftOver = kernel.remaining(self);
      kernel.end(self, leftOver);
    }
  }
}

package deos;

record EarlyReadEnd(Kernel kernel) implements EndCall {
  @Override
  public void end(KernelThread self) {
    int leftOver = kernel.remaining(self);
    kernel.end(self, leftOver); // bug: the clock may have ticked since
  }
}

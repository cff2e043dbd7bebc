package deos;

/** How a thread ends itself. */
interface EndCall {
  void end(KernelThread self);
}

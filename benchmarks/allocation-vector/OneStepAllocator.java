package allocationvector;

record OneStepAllocator(AllocationVector vector) implements Allocator {
  @Override
  public int allocate() {
    synchronized (vector) {
      int block = vector.findFree();
      if (block >= 0) {
        vector.markUsed(block);
      }
      return block;
    }
  }
}

package allocationvector;

record TwoStepAllocator(AllocationVector vector) implements Allocator {
  @Override
  public int allocate() {
    int block = vector.findFree();
    if (block >= 0) {
      vector.markUsed(block); // bug: another thread may have found the same block
    }
    return block;
  }
}

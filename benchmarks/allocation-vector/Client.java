package allocationvector;

/** Fills its hand with blocks and gives all of them back, some rounds long. */
class Client extends Thread {
  private final AllocationVector vector;
  private final Allocator allocator;
  private final int held;
  private final int rounds;

  Client(String name, AllocationVector vector, Allocator allocator, int held, int rounds) {
    super(name);
    this.vector = vector;
    this.allocator = allocator;
    this.held = held;
    this.rounds = rounds;
  }

  @Override
  public void run() {
    int[] mine = new int[held];
    for (int round = 0; round < rounds; round++) {
      for (int i = 0; i < held; i++) {
        mine[i] = allocator.allocate();
      }
      for (int block : mine) {
        if (block >= 0) {
          vector.markFree(block);
        }
      }
    }
  }
}

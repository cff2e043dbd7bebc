package allocationvector;

/** How a client gets a block of its own. */
interface Allocator {
  /** A block that now belongs to the caller, or -1 when all are used. */
  int allocate();
}

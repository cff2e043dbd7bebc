#include "jdk/shown_contracts.hpp"

#include <vector>

namespace weaveproof::jdk {

// Rows between the marks are written by `bench/contracts --write`: the command compares the contract with the library's own steps.
std::span<const ShownContract> shownContracts() {
  static const std::vector<ShownContract> kShown = {
      // shown: begin
      {"java/util/concurrent/LinkedBlockingQueue", 0xc7b44de7982f4de2},
      {"java/util/concurrent/ArrayBlockingQueue", 0x11cbb416005c5675},
      {"java/util/concurrent/LinkedBlockingDeque", 0x7b060dffcccf9da8},
      {"java/util/concurrent/PriorityBlockingQueue", 0x6073c734a684e6b4},
      {"java/util/concurrent/DelayQueue", 0x811219ba82fdc273},
      {"java/util/concurrent/ConcurrentLinkedQueue", 0xffc713ca6fe1e6ee},
      {"java/util/concurrent/SynchronousQueue", 0xbd6d3c901c260674},
      {"java/util/concurrent/LinkedTransferQueue", 0x1bc9a174b51992a3},
      {"java/util/concurrent/Exchanger", 0xfd4f05cd9175e948},
      {"java/util/concurrent/ConcurrentHashMap", 0xc41454b47540c071},
      {"java/util/concurrent/ConcurrentSkipListMap", 0x7ec5d61cb31583ea},
      {"java/util/concurrent/CopyOnWriteArrayList", 0x1e8e1759cca20da1},
      {"java/util/concurrent/atomic/LongAdder", 0xa292dcd6f798a29a},
      {"java/util/concurrent/atomic/LongAccumulator", 0x0fceb5b7c68b7518},
      {"java/util/concurrent/atomic/DoubleAdder", 0xc45e48dfeedc4e82},
      {"java/util/concurrent/Semaphore", 0xc8aa7c64658b5d27},
      {"java/util/concurrent/CyclicBarrier", 0x3e92e4687e8524a2},
      {"java/util/concurrent/locks/ReentrantReadWriteLock", 0xbb51be3f207d3257},
      {"java/util/concurrent/ThreadPoolExecutor", 0x52cc1dc025547a82},
      {"java/util/concurrent/AbstractExecutorService", 0x344fc375a3b64b5a},
      {"java/util/concurrent/FutureTask", 0xe9a233c85e85bac4},
      {"java/util/concurrent/CompletableFuture", 0x6a6b1b612c75b90e},
      // shown: end
  };
  return kShown;
}

}  // namespace weaveproof::jdk

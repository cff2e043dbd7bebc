/* weaveproof benchmark
 * name: hash-map-wrapper
 * models: a set that keeps its keys in a ConcurrentHashMap of the library
 * source: stateful-por.txt (java.util.concurrent.ConcurrentHashMap and the wrapper on top of it)
 * main: hashmapwrapper.HashMapWrapper
 * threads: 2 / 2 / 4 (small/medium/large)
 * small: buggy 2 2 1 | correct 2 2 1
 * medium: buggy 2 4 1 | correct 2 4 1
 * large: buggy 4 2 1 | correct 4 2 1
 * verdict: assertion | no-violation
 * options:
 * error: add and remove ask whether the key is there and then act, two atomic operations where one is needed
 */
package hashmapwrapper;

import java.util.concurrent.ConcurrentHashMap;
import structureclient.IntList;
import structureclient.IntSet;
import structureclient.SetClient;
import structureclient.Sizes;

/** The library's map behind the interface of this program. */
public class HashMapWrapper implements IntSet {
  final ConcurrentHashMap<Integer, Boolean> map = new ConcurrentHashMap<>();

  @Override
  public boolean add(int key) {
    return map.putIfAbsent(key, Boolean.TRUE) == null;
  }

  @Override
  public boolean remove(int key) {
    return map.remove(key) != null;
  }

  @Override
  public boolean contains(int key) {
    return map.containsKey(key);
  }

  @Override
  public int[] content() {
    IntList keys = new IntList();
    for (int key : map.keySet()) {
      keys.add(key);
    }
    if (map.size() != keys.size()) {
      throw new AssertionError("the size is " + map.size() + ", but there are " + keys.size() + " keys");
    }
    return keys.toSortedArray();
  }

  public static void main(String[] arguments) throws InterruptedException {
    Sizes sizes = new Sizes(arguments);
    SetClient.run(sizes.buggy ? new AskingWrapper() : new HashMapWrapper(), sizes);
  }
}

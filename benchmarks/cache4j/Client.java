package cache4j;

/** Asks for an object, computes and stores it when it is not there, and uses an object that others use too. */
class Client extends Thread {
  private static final Integer SHARED = -1;

  private final int number;
  private final CacheRegistry registry;
  private final int rounds;

  Client(int number, CacheRegistry registry, int rounds) {
    super("client " + number);
    this.number = number;
    this.registry = registry;
    this.rounds = rounds;
  }

  @Override
  public void run() {
    Cache cache = registry.find(CacheTest.NAME);
    for (int round = 0; round < rounds; round++) {
      Integer key = number;
      String value = cache.get(key);
      if (value == null) {
        cache.put(key, compute(key, round));
      } else {
        assert value.charAt(0) == 'v' && value.charAt(1) == '0' + key : "under the key " + key + " stood " + value;
      }
      String shared = cache.get(SHARED);
      assert shared == null || shared.equals("a") : "the shared object has become " + shared;
    }
  }

  private static String compute(int key, int round) {
    return "v" + key + (round % 2 == 0 ? "" : "+");
  }
}

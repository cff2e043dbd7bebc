// A single instance that is made twice.
// options: --calls 'get()' --operations 1
// wrong: Instance#2

class TwoInstances {
  static final class Instance {}

  private volatile Instance instance;

  Instance get() {
    Instance known = instance;
    if (known == null) {
      known = new Instance();
      instance = known;
    }
    return known;
  }
}

class TwoInstancesRight {
  static final class Instance {}

  private volatile Instance instance;

  synchronized Instance get() {
    Instance known = instance;
    if (known == null) {
      known = new Instance();
      instance = known;
    }
    return known;
  }
}

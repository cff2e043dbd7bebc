/** RVK: a field is no longer volatile. */
class Rvk {
  private volatile boolean done;
  static volatile int first, second;
  int plain;
}

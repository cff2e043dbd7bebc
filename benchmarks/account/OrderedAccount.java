package account;

/** A transfer takes both locks, the one of the smaller number first, so that no cycle of waiting threads can arise. */
class OrderedAccount extends Account {
  OrderedAccount(int number, int opening) {
    super(number, opening);
  }

  @Override
  void transfer(Account receiver, int amount) {
    Account first = number() < receiver.number() ? this : receiver;
    Account second = first == this ? receiver : this;
    synchronized (first) {
      synchronized (second) {
        change(-amount);
        receiver.change(amount);
      }
    }
  }
}

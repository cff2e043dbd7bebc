package account;

/** A transfer here is a synchronized method, and so it seems to be safe. */
class OneSidedAccount extends Account {
  OneSidedAccount(int number, int opening) {
    super(number, opening);
  }

  @Override
  synchronized void transfer(Account receiver, int amount) {
    change(-amount);
    receiver.change(amount); // bug: the lock of the receiver is not held
  }
}

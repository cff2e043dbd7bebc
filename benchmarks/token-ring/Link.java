package tokenring;

/** From one station to the next: holds the token, or nothing. */
class Link {
  private Token token;

  synchronized void put(Token arriving) {
    assert token == null : "a second token in the ring";
    token = arriving;
    notify();
  }

  synchronized Token take() throws InterruptedException {
    while (token == null) {
      wait();
    }
    Token taken = token;
    token = null;
    return taken;
  }
}

package sleepingbarber;

interface Shop {
  /** A customer comes in. False when all chairs are taken and the customer leaves as he came. */
  boolean getHaircut() throws InterruptedException;

  /** The barber serves one customer. False when everybody has been here. */
  boolean serveNext() throws InterruptedException;
}

package elevator;

/** How a lift makes a call its own. */
interface Dispatch {
  boolean tryClaim(Queue queue);
}

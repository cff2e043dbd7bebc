package tokenring;

/** There is one. It is touched only by the station that holds it, and needs no lock. */
class Token {
  int hops;
}

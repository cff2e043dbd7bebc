// The same list but for the identity of an element.
// options: --calls 'replace(); both()' --operations 1
// wrong: Ticket#1, 
import java.util.List;

class TwoTicketsInList {
  static final class Ticket {}

  private volatile Ticket first = new Ticket(), second = first;

  void replace() {
    Ticket fresh = new Ticket();
    first = fresh;
    second = fresh;
  }

  List<Ticket> both() {
    return List.of(first, second);
  }
}

class TwoTicketsInListRight {
  static final class Ticket {}

  private volatile Ticket first = new Ticket(), second = first;

  synchronized void replace() {
    Ticket fresh = new Ticket();
    first = fresh;
    second = fresh;
  }

  synchronized List<Ticket> both() {
    return List.of(first, second);
  }
}

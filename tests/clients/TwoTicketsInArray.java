// An array with the wrong objects.
// options: --calls 'replace(); both()' --operations 1
// wrong: Ticket#2}

class TwoTicketsInArray {
  static final class Ticket {}

  private volatile Ticket first = new Ticket(), second = first;

  void replace() {
    Ticket fresh = new Ticket();
    first = fresh;
    second = fresh;
  }

  Ticket[] both() {
    return new Ticket[] {first, second};
  }
}

class TwoTicketsInArrayRight {
  static final class Ticket {}

  private volatile Ticket first = new Ticket(), second = first;

  synchronized void replace() {
    Ticket fresh = new Ticket();
    first = fresh;
    second = fresh;
  }

  synchronized Ticket[] both() {
    return new Ticket[] {first, second};
  }
}

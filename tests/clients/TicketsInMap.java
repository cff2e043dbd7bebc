// A map whose keys are themselves: for a moment one of them is there twice.
// options: --calls 'exchange(); owners()' --operations 1
// wrong: owners() = {
import java.util.HashMap;
import java.util.Map;

class TicketsInMap {
  static final class Ticket {}

  private volatile Ticket first = new Ticket(), second = new Ticket();

  void exchange() {
    Ticket old = first;
    first = second;
    second = old;
  }

  Map<Ticket, Integer> owners() {
    Map<Ticket, Integer> owners = new HashMap<>();
    owners.put(first, 1);
    owners.put(second, 2);
    return owners;
  }
}

class TicketsInMapRight {
  static final class Ticket {}

  private volatile Ticket first = new Ticket(), second = new Ticket();

  synchronized void exchange() {
    Ticket old = first;
    first = second;
    second = old;
  }

  synchronized Map<Ticket, Integer> owners() {
    Map<Ticket, Integer> owners = new HashMap<>();
    owners.put(first, 1);
    owners.put(second, 2);
    return owners;
  }
}

// Two optionals hold one object; in every order of the calls they hold two.
// options: --calls 'take()' --operations 1
// wrong: Optional(SameTicket$Ticket#1)
import java.util.Optional;

class SameTicket {
  static final class Ticket {}

  private final Ticket[] pool = {new Ticket(), new Ticket()};
  private volatile int next;

  Optional<Ticket> take() {
    int mine = next;
    next = mine + 1;
    return mine < pool.length ? Optional.of(pool[mine]) : Optional.empty();
  }
}

class SameTicketRight {
  static final class Ticket {}

  private final Ticket[] pool = {new Ticket(), new Ticket()};
  private volatile int next;

  synchronized Optional<Ticket> take() {
    int mine = next;
    next = mine + 1;
    return mine < pool.length ? Optional.of(pool[mine]) : Optional.empty();
  }
}

/* weaveproof benchmark
 * name: airline
 * models: ticket sellers who share the number of seats sold; the airline hires sellers until the flight is closed
 * source: the documented multi-threaded bugs of Eytani and Ur, on which tici.txt draws (airline tickets)
 * main: airline.Airline
 * threads: 3 / 5 / 9 (small/medium/large)
 * small: buggy 3 2 | correct 3 2
 * medium: buggy 5 4 | correct 5 4
 * large: buggy 9 7 | correct 9 7
 * verdict: assertion | no-violation
 * options:
 * error: a seller looks whether sales are closed, sells, and closes them in three steps: more seats are sold than exist
 */
package airline;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, number of sellers, number of seats. Each seller has one customer. */
public class Airline {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int sellers = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    int seats = args.length > 2 ? Integer.parseInt(args[2]) : 2;

    Flight flight = switch (variant) {
      case "buggy" -> new OpenCounterFlight(seats);
      case "correct" -> new GuardedFlight(seats);
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
    List<Thread> hired = new ArrayList<>();
    for (int i = 0; i < sellers && !flight.isClosed(); i++) {
      Thread seller = new Thread(flight::sell, "seller " + i);
      seller.start();
      hired.add(seller);
    }
    for (Thread seller : hired) {
      seller.join();
    }
    assert flight.sold() <= seats : flight.sold() + " tickets for " + seats + " seats";
    assert flight.sold() == Math.min(sellers, seats) : "only " + flight.sold() + " of " + seats + " seats were sold";
  }
}

/* weaveproof benchmark
 * name: sleeping-barber
 * models: a barber who sleeps when nobody waits, and customers who wake him, wait on a few chairs, or leave
 * source: Dijkstra's problem, as in the repositories of concurrency bugs that tici.txt draws on
 * main: sleepingbarber.SleepingBarber
 * threads: 3 / 4 / 6 (small/medium/large)
 * small: buggy 2 1 | correct 2 1
 * medium: buggy 3 2 | correct 3 2
 * large: buggy 5 2 | correct 5 2
 * verdict: deadlock | no-violation
 * options:
 * error: bell, call and finished cut are notifications that nobody remembers: one that comes before its wait is lost
 */
package sleepingbarber;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, customers, chairs. */
public class SleepingBarber {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int customers = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    int chairs = args.length > 2 ? Integer.parseInt(args[2]) : 1;

    Shop shop = switch (variant) {
      case "buggy" -> new ForgetfulShop(customers, chairs);
      case "correct" -> new CarefulShop(customers, chairs);
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
    Barber barber = new Barber(shop);
    List<Customer> crowd = new ArrayList<>();
    for (int i = 0; i < customers; i++) {
      crowd.add(new Customer("customer " + i, shop));
    }
    barber.start();
    for (Customer customer : crowd) {
      customer.start();
    }
    barber.join();
    int served = 0;
    for (Customer customer : crowd) {
      customer.join();
      served += customer.hasNewHaircut() ? 1 : 0;
    }
    assert served == barber.haircuts() : barber.haircuts() + " haircuts for " + served + " heads";
    assert served >= Math.min(customers, chairs) : "customers left although there were chairs";
  }
}

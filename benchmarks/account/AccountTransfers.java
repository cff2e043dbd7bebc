/* weaveproof benchmark
 * name: account
 * models: a ring of bank accounts; each owner pays in, sends money to the next account and takes some out
 * source: the documented multi-threaded bugs of Eytani and Ur, on which tici.txt draws (account)
 * main: account.AccountTransfers
 * threads: 3 / 5 / 7 (small/medium/large)
 * small: buggy 3 | correct 3
 * medium: buggy 5 | correct 5
 * large: buggy 7 | correct 7
 * verdict: assertion | no-violation
 * options:
 * error: a transfer locks the sender's account only, so that an update of the receiver's balance is lost
 */
package account;

import java.util.ArrayList;
import java.util.List;

/** One thread an account. When all have finished, every balance is known, whatever the schedule was. */
public class AccountTransfers {
  static final int OPENING = 100;
  static final int SALARY = 300;
  static final int GIFT = 99;
  static final int RENT = 100;

  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int count = args.length > 1 ? Integer.parseInt(args[1]) : 3;

    List<Account> accounts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      accounts.add(open(variant, i));
    }
    List<Thread> owners = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      owners.add(new Owner(accounts.get(i), accounts.get((i + 1) % count)));
    }
    for (Thread owner : owners) {
      owner.start();
    }
    for (Thread owner : owners) {
      owner.join();
    }
    for (Account account : accounts) {
      // Each account sends one gift and receives one.
      assert account.balance() == OPENING + SALARY - RENT : "account " + account.number() + ": " + account.balance();
    }
  }

  private static Account open(String variant, int number) {
    return switch (variant) {
      case "buggy" -> new OneSidedAccount(number, OPENING);
      case "correct" -> new OrderedAccount(number, OPENING);
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
  }
}

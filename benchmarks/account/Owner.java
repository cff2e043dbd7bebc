package account;

/** The only user of one account, apart from the neighbour who sends money to it. */
class Owner extends Thread {
  private final Account own;
  private final Account neighbour;

  Owner(Account own, Account neighbour) {
    super("owner " + own.number());
    this.own = own;
    this.neighbour = neighbour;
  }

  @Override
  public void run() {
    own.deposit(AccountTransfers.SALARY);
    own.transfer(neighbour, AccountTransfers.GIFT);
    own.withdraw(AccountTransfers.RENT);
  }
}

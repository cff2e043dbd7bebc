// jdk: 21+
// Constants of several enums in one switch, by their qualified names, and an enum as a part of a sealed type.
public class SwitchEnums {
  sealed interface Card permits Suit, Joker {}

  enum Suit implements Card { CLUBS, HEARTS }

  enum Joker implements Card { RED { int worth() { return 20; } }, BLACK; int worth() { return 10; } }

  static String name(Card card) {
    return switch (card) {
      case Suit.CLUBS -> "clubs";
      case Suit.HEARTS -> "hearts";
      case Joker.RED -> "red joker";
      case Joker j -> "joker " + j.worth();
    };
  }

  static int plain(Suit suit) {
    switch (suit) {
      case CLUBS -> { return 1; }
      case null -> { return -1; }
      default -> { return 2; }
    }
  }

  public static void main(String[] args) {
    for (Card card : new Card[] {Suit.CLUBS, Suit.HEARTS, Joker.RED, Joker.BLACK}) System.out.println(name(card));
    System.out.println(plain(Suit.CLUBS) + " " + plain(Suit.HEARTS) + " " + plain(null));
  }
}

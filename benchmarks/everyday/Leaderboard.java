package everyday;

import java.util.concurrent.ConcurrentSkipListSet;

/* everyday: PLAYERS, scores in a sorted set, and the best one
 */
public class Leaderboard {
  public static void main(String[] args) throws InterruptedException {
    ConcurrentSkipListSet<Integer> scores = new ConcurrentSkipListSet<>();
    Thread[] players = new Thread[Integer.parseInt(args[0])];
    for (int i = 0; i < players.length; ++i) {
      int score = i;
      players[i] = new Thread(() -> scores.add(score));
      players[i].start();
    }
    for (Thread player : players) {
      player.join();
    }
    assert scores.last() == players.length - 1 && scores.size() == players.length;
  }
}

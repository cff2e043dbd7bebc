// jdk: 21 preview
// Variables without a name, as preview features.
import java.util.*;

public class UnnamedVariables21 {
  record Point(int x, int y) {}

  public static void main(String[] args) {
    Object o = new Point(3, 4);
    if (o instanceof Point(int x, _)) System.out.println(x);
    System.out.println(switch (o) { case Point(_, int y) when y > 3 -> "high"; case Point _ -> "low"; default -> "none"; });
    int n = 0;
    for (var _ : List.of(1, 2, 3)) ++n;
    try {
      Integer.parseInt("?");
    } catch (NumberFormatException _) {
      System.out.println("no number " + n);
    }
    java.util.function.BiFunction<Integer, Integer, Integer> second = (_, b) -> b;
    System.out.println(second.apply(1, 2));
  }
}

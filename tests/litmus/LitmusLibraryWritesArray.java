// An array of the program is written by a list of the library that works on it.
//
// Main sees the element before or behind the write of the list.
//
// outcome: seen 0
// outcome: seen 1

import java.util.Arrays;
import java.util.List;
import weaveproof.Check;

public class LitmusLibraryWritesArray {
  public static void main(String[] args) throws InterruptedException {
    Integer[] numbers = {0};
    List<Integer> list = Arrays.asList(numbers);
    Thread writer = new Thread(() -> list.set(0, 1));
    writer.start();
    Check.outcome("seen " + numbers[0]);
    writer.join();
  }
}

/* weaveproof benchmark
 * name: string-buffer
 * models: a synchronized text buffer, one thread that appends another buffer to it and one that shortens that other one
 * source: the append of the JDK's StringBuffer up to version 1.4, a classic among atomicity violations
 * main: stringbuffer.StringBufferAppend
 * threads: 2 / 5 / 8 (small/medium/large)
 * small: buggy 1 1 2 | correct 1 1 2
 * medium: buggy 3 2 3 | correct 3 2 3
 * large: buggy 4 4 5 | correct 4 4 5
 * verdict: exception java.lang.StringIndexOutOfBoundsException | no-violation
 * options:
 * error: append asks the other buffer for its length and then, in a second call, for that many characters
 */
package stringbuffer;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, appending threads, cutting threads, length of the text that is appended and cut. */
public class StringBufferAppend {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int appending = args.length > 1 ? Integer.parseInt(args[1]) : 1;
    int cutting = args.length > 2 ? Integer.parseInt(args[2]) : 1;
    int length = args.length > 3 ? Integer.parseInt(args[3]) : 2;

    Text source = newText(variant, "abcdefghij".substring(0, length));
    List<Text> targets = new ArrayList<>();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < appending; i++) {
      Text target = newText(variant, ">");
      targets.add(target);
      threads.add(new Thread(() -> target.append(source), "appending " + i));
    }
    for (int i = 0; i < cutting; i++) {
      threads.add(new Thread(() -> source.delete(0, 1), "cutting " + i));
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    String rest = source.toString();
    for (Text target : targets) {
      assert target.toString().endsWith(rest) : target + " does not end with " + rest;
    }
  }

  private static Text newText(String variant, String content) {
    return switch (variant) {
      case "buggy" -> new HalfLockedText(content);
      case "correct" -> new LockedText(content);
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
  }
}

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.TreeMap;

/**
 * A small stack language read line by line from standard input, with marks, single characters and the bytes at the end.
 */
public class LibReader {
  static final Deque<Long> STACK = new ArrayDeque<>();
  static final Map<String, String> WORDS = new TreeMap<>();

  static void run(String line) {
    for (String word : line.trim().split("\\s+")) {
      if (word.isEmpty()) continue;
      if (WORDS.containsKey(word)) {
        run(WORDS.get(word));
        continue;
      }
      switch (word) {
        case "+" -> STACK.push(STACK.pop() + STACK.pop());
        case "*" -> STACK.push(STACK.pop() * STACK.pop());
        case "-" -> STACK.push(-STACK.pop() + STACK.pop());
        case "/" -> {
          long divisor = STACK.pop();
          STACK.push(STACK.pop() / divisor);
        }
        case "dup" -> STACK.push(STACK.peek());
        case "swap" -> {
          long a = STACK.pop();
          long b = STACK.pop();
          STACK.push(a);
          STACK.push(b);
        }
        case "." -> System.out.print(STACK.pop() + " ");
        default -> STACK.push(Long.parseLong(word));
      }
    }
  }

  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII), 64);
    int number = 0;
    for (String line; (line = in.readLine()) != null && !line.equals("bye");) {
      number++;
      if (line.startsWith(":")) {
        String[] parts = line.substring(1).trim().split("\\s+", 2);
        WORDS.put(parts[0], parts[1]);
        System.out.println(number + ": defined " + parts[0]);
        continue;
      }
      System.out.print(number + ": ");
      try {
        run(line);
        System.out.println(STACK);
      } catch (NumberFormatException | ArithmeticException e) {
        System.out.println(e.getMessage());
        STACK.clear();
      } catch (java.util.NoSuchElementException | NullPointerException e) {
        System.out.println("stack is empty");
      }
    }
    System.out.println(WORDS);
    in.mark(100);
    System.out.print((char) in.read());
    System.out.print((char) in.read());
    in.reset();
    char[] part = new char[5];
    int got = in.read(part, 1, 3);
    System.out.println(" " + got + " " + new String(part).replace('\0', '.') + " " + in.skip(2) + " " + in.ready());
    StringBuilder rest = new StringBuilder();
    for (int c; (c = in.read()) >= 0;) rest.append(c < 32 ? "<" + c + ">" : "" + (char) c);
    System.out.println(rest + " " + in.read() + " " + in.readLine() + " " + System.in.read() + " "
        + System.in.available());
  }
}

// Standard input: bytes by System.in, lines by BufferedReader, the rest by Scanner, and what the end looks like.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;

public class StrStandardInput {
  public static void main(String[] args) throws IOException {
    StringBuilder header = new StringBuilder();
    for (int c = System.in.read(); c != '\n'; c = System.in.read()) header.append((char) c);
    System.out.println("header <" + header + ">");
    byte[] block = new byte[8];
    int count = System.in.readNBytes(block, 0, 8);
    System.out.println(count + " " + new String(block, 0, count));
    BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
    System.out.println("rest of the line <" + reader.readLine() + ">");
    Map<String, Integer> words = new TreeMap<>();
    String line;
    int lines = 0;
    while (!(line = reader.readLine()).equals("NUMBERS")) {
      lines++;
      for (String word : line.trim().split("\\s+")) {
        if (!word.isEmpty()) words.merge(word, 1, Integer::sum);
      }
    }
    System.out.println(lines + " " + words);
    Scanner scanner = new Scanner(reader);
    long sum = 0;
    int numbers = 0;
    while (scanner.hasNextInt()) {
      sum += scanner.nextInt();
      numbers++;
    }
    System.out.println(numbers + " " + sum + " " + scanner.next() + " " + scanner.hasNext());
    System.out.println(System.in.read() + " " + reader.read() + " " + reader.readLine());
  }
}

// jdk: 25
// Readers of texts, all lines at once, characters of any sequence, and comparisons of slices.
import java.io.*;
import java.util.*;

public class ReadersAndChars {
  public static void main(String[] args) throws IOException {
    System.out.println(Reader.of("one\ntwo\n").readAllLines() + " " + Reader.of(new StringBuilder("abc")).readAllAsString());
    char[] room = new char[4];
    CharSequence text = new StringBuilder("abcdef");
    text.getChars(1, 4, room, 1);
    System.out.println(Arrays.toString(room));
    System.out.println(new StringBuilder("x").compareTo(new StringBuilder("y")) + " " + "a-b".replace('-', '+'));
    System.out.println(Arrays.toString(new java.text.ListFormat[0]) + " " + java.time.Instant.EPOCH.until(java.time.Instant.ofEpochSecond(5)));
  }
}

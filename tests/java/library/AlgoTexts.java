import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;

/** Text algorithms: Huffman coding, a trie, wrapping, longest common subsequence, edit distance, substring search. */
public class AlgoTexts {
  record Node(char c, int weight, Node left, Node right) {}

  static Map<Character, String> huffman(String text) {
    Map<Character, Integer> counts = new TreeMap<>();
    for (char c : text.toCharArray()) counts.merge(c, 1, Integer::sum);
    PriorityQueue<Node> queue = new PriorityQueue<>(Comparator.comparingInt(Node::weight).thenComparing(Node::c));
    counts.forEach((c, n) -> queue.add(new Node(c, n, null, null)));
    while (queue.size() > 1) {
      Node a = queue.poll();
      Node b = queue.poll();
      queue.add(new Node((char) Math.min(a.c(), b.c()), a.weight() + b.weight(), a, b));
    }
    Map<Character, String> codes = new TreeMap<>();
    assign(queue.poll(), "", codes);
    return codes;
  }

  static void assign(Node n, String prefix, Map<Character, String> codes) {
    if (n.left() == null) {
      codes.put(n.c(), prefix.isEmpty() ? "0" : prefix);
      return;
    }
    assign(n.left(), prefix + '0', codes);
    assign(n.right(), prefix + '1', codes);
  }

  static String decode(String bits, Map<Character, String> codes) {
    Map<String, Character> back = new HashMap<>();
    codes.forEach((c, s) -> back.put(s, c));
    StringBuilder out = new StringBuilder();
    int start = 0;
    for (int end = 1; end <= bits.length(); end++) {
      Character c = back.get(bits.substring(start, end));
      if (c != null) {
        out.append(c);
        start = end;
      }
    }
    return out.toString();
  }

  static final class Trie {
    private final TreeMap<Character, Trie> next = new TreeMap<>();
    private int words;

    void add(String word) {
      Trie t = this;
      for (char c : word.toCharArray()) t = t.next.computeIfAbsent(c, k -> new Trie());
      t.words++;
    }

    List<String> startingWith(String prefix) {
      Trie t = this;
      for (char c : prefix.toCharArray()) {
        t = t.next.get(c);
        if (t == null) return List.of();
      }
      List<String> found = new ArrayList<>();
      t.gather(prefix, found);
      return found;
    }

    private void gather(String prefix, List<String> found) {
      if (words > 0) found.add(words > 1 ? prefix + "x" + words : prefix);
      next.forEach((c, t) -> t.gather(prefix + c, found));
    }

    int size() {
      return 1 + next.values().stream().mapToInt(Trie::size).sum();
    }
  }

  static List<String> wrap(String text, int width, boolean justify) {
    List<String> lines = new ArrayList<>();
    List<String> line = new ArrayList<>();
    int length = 0;
    for (String word : text.split(" ")) {
      if (length + line.size() + word.length() > width) {
        lines.add(layout(line, width, justify));
        line.clear();
        length = 0;
      }
      line.add(word);
      length += word.length();
    }
    lines.add(layout(line, width, false));
    return lines;
  }

  static String layout(List<String> words, int width, boolean justify) {
    if (!justify || words.size() == 1) return String.join(" ", words);
    int blanks = width - words.stream().mapToInt(String::length).sum();
    StringBuilder out = new StringBuilder(words.get(0));
    for (int i = 1; i < words.size(); i++) {
      int here = (blanks * i / (words.size() - 1)) - (blanks * (i - 1) / (words.size() - 1));
      out.append(" ".repeat(here)).append(words.get(i));
    }
    return out.toString();
  }

  static String commonSubsequence(String a, String b) {
    int[][] best = new int[a.length() + 1][b.length() + 1];
    for (int i = a.length() - 1; i >= 0; i--) {
      for (int j = b.length() - 1; j >= 0; j--) {
        best[i][j] = a.charAt(i) == b.charAt(j) ? best[i + 1][j + 1] + 1 : Math.max(best[i + 1][j], best[i][j + 1]);
      }
    }
    StringBuilder out = new StringBuilder();
    for (int i = 0, j = 0; i < a.length() && j < b.length();) {
      if (a.charAt(i) == b.charAt(j)) {
        out.append(a.charAt(i++));
        j++;
      } else if (best[i + 1][j] >= best[i][j + 1]) i++;
      else j++;
    }
    return out.toString();
  }

  static int editDistance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) row[j] = j;
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int above = row[j];
        row[j] = Math.min(Math.min(row[j], row[j - 1]) + 1, diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
        diagonal = above;
      }
    }
    return row[b.length()];
  }

  static List<Integer> search(String text, String pattern) {
    int[] fail = new int[pattern.length() + 1];
    fail[0] = -1;
    for (int i = 0, k = -1; i < pattern.length(); fail[++i] = ++k) {
      while (k >= 0 && pattern.charAt(i) != pattern.charAt(k)) k = fail[k];
    }
    List<Integer> found = new ArrayList<>();
    for (int i = 0, k = 0; i < text.length(); i++) {
      while (k >= 0 && (k == pattern.length() || text.charAt(i) != pattern.charAt(k))) k = fail[k];
      if (++k == pattern.length()) found.add(i - k + 1);
    }
    return found;
  }

  public static void main(String[] args) {
    String text = "she sells sea shells by the sea shore";
    Map<Character, String> codes = huffman(text);
    StringBuilder bits = new StringBuilder();
    for (char c : text.toCharArray()) bits.append(codes.get(c));
    System.out.println(codes + " " + bits.length() + " of " + text.length() * 8 + " "
        + decode(bits.toString(), codes).equals(text) + " " + huffman("aaa"));
    Trie trie = new Trie();
    for (String w : text.split(" ")) trie.add(w);
    System.out.println(trie.startingWith("s") + " " + trie.startingWith("sh") + " " + trie.startingWith("x") + " "
        + trie.size());
    String prose = "It is a truth universally acknowledged that a single program in possession of a good test "
        + "must be in want of a virtual machine";
    wrap(prose, 24, false).forEach(l -> System.out.println("|" + l));
    wrap(prose, 30, true).forEach(l -> System.out.println("|" + l + "|"));
    System.out.println(commonSubsequence("AGGTABQXYZ", "GXTXAYBZ") + " " + editDistance("kitten", "sitting") + " "
        + editDistance("", "abc") + " " + search("abababcabab", "abab") + " " + search("aaaa", "aa") + " "
        + Arrays.toString(search("x", "y").toArray()));
  }
}

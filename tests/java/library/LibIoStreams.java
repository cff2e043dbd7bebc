// stress: yes
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayReader;
import java.io.CharArrayWriter;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.LineNumberReader;
import java.io.OutputStream;
import java.io.PushbackReader;
import java.io.SequenceInputStream;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Streams and readers in memory: buffering, filters, marks, push back, sequences, closing and what it throws. */
public class LibIoStreams {
  static final class Upper extends FilterInputStream {
    Upper(InputStream in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      int c = super.read();
      return c < 0 ? c : Character.toUpperCase(c);
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
      int n = super.read(b, off, len);
      for (int i = off; i < off + n; i++) b[i] = (byte) Character.toUpperCase(b[i]);
      return n;
    }
  }

  static final class Counting extends FilterOutputStream {
    int writes;
    boolean closed;

    Counting(OutputStream out) {
      super(out);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
      writes++;
      out.write(b, off, len);
    }

    @Override
    public void close() throws IOException {
      closed = true;
      super.close();
    }
  }

  static InputStream bytes(String s) {
    return new ByteArrayInputStream(s.getBytes());
  }

  static void binary() throws IOException {
    ByteArrayOutputStream sink = new ByteArrayOutputStream();
    Counting counting = new Counting(sink);
    try (BufferedOutputStream out = new BufferedOutputStream(counting, 8)) {
      for (char c = 'a'; c <= 't'; c++) out.write(c);
      out.write("0123456789".getBytes());
    }
    System.out.println(sink + " in " + counting.writes + " writes " + counting.closed + " " + sink.size());
    InputStream in = new BufferedInputStream(new Upper(bytes("the lazy dog sleeps")), 4);
    in.mark(10);
    byte[] part = new byte[6];
    System.out.print(in.read(part) + new String(part) + " ");
    in.reset();
    System.out.println((char) in.read() + " " + in.skip(3) + " " + new String(in.readNBytes(4)) + " "
        + new String(in.readAllBytes()) + " " + in.read() + " " + in.available());
    SequenceInputStream sequence =
        new SequenceInputStream(Collections.enumeration(List.of(bytes("one "), bytes(""), bytes("two"))));
    ByteArrayOutputStream copy = new ByteArrayOutputStream();
    System.out.println(sequence.transferTo(copy) + " " + copy + " "
        + Arrays.toString(new ByteArrayInputStream(new byte[] {1, 2, 3, 4}, 1, 2).readAllBytes()) + " "
        + bytes("x").markSupported() + " " + InputStream.nullInputStream().read());
    try {
      bytes("abc").read(new byte[2], 1, 2);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    in.close();
    try {
      in.read();
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }

  static void text() throws IOException {
    LineNumberReader lines = new LineNumberReader(new StringReader("first\nsecond\r\nthird\rfourth"));
    for (String line; (line = lines.readLine()) != null;) System.out.print(lines.getLineNumber() + ":" + line + " ");
    System.out.println();
    PushbackReader pushback = new PushbackReader(new StringReader("12+34"), 2);
    StringBuilder tokens = new StringBuilder();
    for (int c; (c = pushback.read()) >= 0;) {
      if (Character.isDigit(c)) {
        int value = 0;
        for (; Character.isDigit(c); c = pushback.read()) value = value * 10 + c - '0';
        if (c >= 0) pushback.unread(c);
        tokens.append('<').append(value).append('>');
      } else {
        tokens.append((char) c);
      }
    }
    try {
      pushback.unread("abc".toCharArray());
    } catch (IOException e) {
      System.out.println(tokens + " " + e.getMessage());
    }
    StringWriter writer = new StringWriter();
    try (BufferedWriter out = new BufferedWriter(writer, 4)) {
      out.write("buffered text", 2, 6);
      out.newLine();
      out.append("tail").append('!').append("xyz", 1, 2);
    }
    System.out.println(writer.toString().replace("\n", "\\n") + " " + writer.getBuffer().length());
    CharArrayWriter chars = new CharArrayWriter();
    new CharArrayReader("array".toCharArray(), 1, 3).transferTo(chars);
    System.out.println(chars + " " + chars.size() + " "
        + new BufferedReader(new StringReader("a\nb\n\nc")).lines().map(String::length).toList());
    StreamTokenizer tokenizer = new StreamTokenizer(new StringReader("x1 = 3.5e2 + 'quoted' // gone\n /* too */ y_2;"));
    tokenizer.slashSlashComments(true);
    tokenizer.slashStarComments(true);
    tokenizer.wordChars('_', '_');
    StringBuilder out = new StringBuilder();
    while (tokenizer.nextToken() != StreamTokenizer.TT_EOF) {
      out.append(switch (tokenizer.ttype) {
        case StreamTokenizer.TT_WORD -> "w:" + tokenizer.sval;
        case StreamTokenizer.TT_NUMBER -> "n:" + tokenizer.nval;
        case '\'' -> "q:" + tokenizer.sval;
        default -> "c:" + (char) tokenizer.ttype;
      }).append("@").append(tokenizer.lineno()).append(' ');
    }
    System.out.println(out);
    StringReader closed = new StringReader("z");
    closed.close();
    try {
      closed.read();
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }

  static final class Failing extends InputStream {
    final String name;

    Failing(String name) {
      this.name = name;
    }

    @Override
    public int read() throws IOException {
      throw new IOException("reading " + name);
    }

    @Override
    public void close() throws IOException {
      throw new IOException("closing " + name);
    }
  }

  public static void main(String[] args) throws IOException {
    binary();
    text();
    try (InputStream a = new Failing("a"); InputStream b = new Failing("b")) {
      System.out.println(b.read());
    } catch (IOException e) {
      System.out.println(e.getMessage() + " suppressed "
          + Arrays.stream(e.getSuppressed()).map(Throwable::getMessage).toList());
    }
  }
}

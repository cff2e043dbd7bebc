// stress: yes
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** Streams that are in the middle of something while other threads run: file positions, compressors, decompressors. */
public class LibStreamState {
  static File own() {
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      File f = new File(entry, "LibStreamState.class");
      if (f.exists()) return f;
    }
    throw new IllegalStateException("own class file not found");
  }

  static int turn;

  static synchronized void takeTurn(int me, int of) throws InterruptedException {
    while (turn % of != me) LibStreamState.class.wait();
    ++turn;
    LibStreamState.class.notifyAll();
  }

  static long read(int me) throws Exception {
    long sum = 0;
    try (FileInputStream in = new FileInputStream(own()); RandomAccessFile random = new RandomAccessFile(own(), "r")) {
      byte[] piece = new byte[50 + me];
      for (int i = 0; i < 10; ++i) {
        takeTurn(me, 3);
        int n = in.read(piece);
        random.seek(i * 31L);
        for (int k = 0; k < n; ++k) sum = sum * 31 + piece[k];
        sum += random.read() + random.getFilePointer() + in.available();
      }
    }
    return sum;
  }

  static String text(int length) {
    StringBuilder b = new StringBuilder();
    for (int i = 0; b.length() < length; ++i) b.append("piece ").append(i * 7919 % 100).append(i % 3 == 0 ? "\n" : " of text ");
    return b.toString();
  }

  static String pack() throws InterruptedException, DataFormatException {
    byte[] data = text(2000).getBytes();
    Deflater deflater = new Deflater(9);
    Inflater inflater = new Inflater();
    byte[] packed = new byte[2000], back = new byte[3000];
    int made = 0, inflated = 0;
    for (int i = 0; i < 10; ++i) {
      takeTurn(2, 3);
      deflater.setInput(data, i * 200, 200);
      if (i == 9) deflater.finish();
      int n = deflater.deflate(packed, made, packed.length - made, i == 9 ? Deflater.NO_FLUSH : Deflater.SYNC_FLUSH);
      inflater.setInput(packed, made, n);
      made += n;
      inflated += inflater.inflate(back, inflated, back.length - inflated);
    }
    String result = made + " " + deflater.getAdler() + " " + deflater.finished() + " " + inflater.finished() + " " + new String(back, 0, inflated).equals(new String(data, 0, 2000));
    deflater.end();
    inflater.end();
    return result;
  }

  public static void main(String[] args) throws Exception {
    String[] results = new String[3];
    Thread[] threads = new Thread[3];
    for (int i = 0; i < 3; ++i) {
      int me = i;
      threads[i] = new Thread(() -> {
        try {
          results[me] = me == 2 ? pack() : "" + read(me);
        } catch (Exception e) {
          results[me] = e.toString();
        }
      });
      threads[i].start();
    }
    for (Thread thread : threads) thread.join();
    for (String result : results) System.out.println(result);
  }
}

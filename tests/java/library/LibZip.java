import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Compression in memory: Deflater and Inflater at several levels, gzip, zip archives, damaged data. */
public class LibZip {
  static byte[] sample(int size) {
    byte[] data = new byte[size];
    for (int i = 0; i < size; i++) data[i] = (byte) ("the quick brown fox ".charAt(i % 20) + (i / 97 % 3));
    return data;
  }

  static byte[] deflate(byte[] data, int level, boolean raw) {
    Deflater deflater = new Deflater(level, raw);
    deflater.setInput(data);
    deflater.finish();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] buffer = new byte[64];
    while (!deflater.finished()) out.write(buffer, 0, deflater.deflate(buffer));
    deflater.end();
    return out.toByteArray();
  }

  static byte[] inflate(byte[] data, boolean raw, int chunk) throws DataFormatException {
    Inflater inflater = new Inflater(raw);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] buffer = new byte[50];
    int fed = 0;
    while (!inflater.finished()) {
      if (inflater.needsInput()) {
        if (fed >= data.length) break;
        int n = Math.min(chunk, data.length - fed);
        inflater.setInput(data, fed, n);
        fed += n;
      }
      out.write(buffer, 0, inflater.inflate(buffer));
    }
    inflater.end();
    return out.toByteArray();
  }

  public static void main(String[] args) throws Exception {
    byte[] data = sample(2000);
    for (int level : new int[] {Deflater.NO_COMPRESSION, Deflater.BEST_SPEED, 6, Deflater.BEST_COMPRESSION}) {
      byte[] small = deflate(data, level, false);
      byte[] raw = deflate(data, level, true);
      System.out.println(level + " smaller " + (small.length < data.length) + " header " + (small.length - raw.length)
          + " " + Arrays.equals(inflate(small, false, 17), data) + " " + Arrays.equals(inflate(raw, true, 1000), data));
    }
    byte[] empty = deflate(new byte[0], 6, false);
    System.out.println(inflate(empty, false, 5).length + " " + empty.length);
    ByteArrayOutputStream sink = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(sink)) {
      gzip.write(data, 0, 1000);
      gzip.write(data, 1000, 1000);
    }
    byte[] zipped = sink.toByteArray();
    System.out.println((zipped[0] & 0xff) + " " + (zipped[1] & 0xff) + " "
        + Arrays.equals(new GZIPInputStream(new ByteArrayInputStream(zipped)).readAllBytes(), data));
    zipped[zipped.length - 6] ^= 1;
    try {
      new GZIPInputStream(new ByteArrayInputStream(zipped)).readAllBytes();
    } catch (ZipException e) {
      System.out.println(e.getMessage());
    }
    try {
      new GZIPInputStream(new ByteArrayInputStream(new byte[20]));
    } catch (ZipException e) {
      System.out.println(e.getMessage());
    }
    try {
      inflate(new byte[] {1, 2, 3, 4}, false, 4);
    } catch (DataFormatException e) {
      System.out.println(e.getMessage());
    }
    ByteArrayOutputStream deflated = new ByteArrayOutputStream();
    try (DeflaterOutputStream out = new DeflaterOutputStream(deflated)) {
      out.write("stream text".getBytes());
    }
    System.out.println(new String(new InflaterInputStream(new ByteArrayInputStream(deflated.toByteArray()))
        .readAllBytes()));
    archive();
    Deflater withDictionary = new Deflater();
    byte[] dictionary = "quick brown".getBytes();
    withDictionary.setDictionary(dictionary);
    withDictionary.setInput("the quick brown".getBytes());
    withDictionary.finish();
    byte[] buffer = new byte[100];
    int length = withDictionary.deflate(buffer);
    Inflater inflater = new Inflater();
    inflater.setInput(buffer, 0, length);
    byte[] result = new byte[100];
    int first = inflater.inflate(result);
    System.out.print(first + " " + inflater.needsDictionary() + " ");
    inflater.setDictionary(dictionary);
    System.out.println(new String(result, 0, inflater.inflate(result)) + " " + inflater.getTotalOut() + " "
        + inflater.finished() + " " + inflater.getRemaining() + " " + withDictionary.getTotalIn());
    CheckedInputStream checked = new CheckedInputStream(new ByteArrayInputStream("123456789".getBytes()), new CRC32());
    checked.readAllBytes();
    System.out.println(Long.toHexString(checked.getChecksum().getValue()));
  }

  static void archive() throws IOException {
    ByteArrayOutputStream sink = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(sink, StandardCharsets.UTF_8)) {
      zip.setComment("archive comment");
      for (int i = 0; i < 3; i++) {
        ZipEntry entry = new ZipEntry("dir/file" + i + ".txt");
        entry.setTime(1_600_000_000_000L);
        zip.putNextEntry(entry);
        zip.write(sample(i * 100));
        zip.closeEntry();
      }
      ZipEntry stored = new ZipEntry("stored");
      byte[] bytes = "plain".getBytes();
      CRC32 crc = new CRC32();
      crc.update(bytes);
      stored.setMethod(ZipEntry.STORED);
      stored.setSize(5);
      stored.setCrc(crc.getValue());
      zip.putNextEntry(stored);
      zip.write(bytes);
      zip.putNextEntry(new ZipEntry("dir/"));
      try {
        zip.putNextEntry(new ZipEntry("stored"));
      } catch (ZipException e) {
        System.out.println(e.getMessage());
      }
    }
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(sink.toByteArray()))) {
      for (ZipEntry e; (e = zip.getNextEntry()) != null;) {
        byte[] content = zip.readAllBytes();
        System.out.println(e.getName() + " " + content.length + " " + e.isDirectory() + " " + e.getMethod() + " "
            + Arrays.hashCode(content));
      }
    }
  }
}

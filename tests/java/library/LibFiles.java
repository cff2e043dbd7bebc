import java.io.BufferedReader;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileReader;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32;

/** Reading files: this program's own class file through every interface; names and paths without touching the disk. */
public class LibFiles {
  static File own() {
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      File f = new File(entry, "LibFiles.class");
      if (f.exists()) return f;
    }
    throw new IllegalStateException("own class file not found");
  }

  static long crc(byte[] bytes) {
    CRC32 crc = new CRC32();
    crc.update(bytes);
    return crc.getValue();
  }

  static void reading() throws IOException {
    File file = own();
    byte[] all = Files.readAllBytes(file.toPath());
    System.out.println(file.exists() + " " + file.isFile() + " " + file.isDirectory() + " " + file.canRead() + " "
        + (file.length() == all.length) + " " + file.getName() + " " + file.getParentFile().isDirectory() + " "
        + new File(file.getParentFile(), "absent").exists());
    try (FileInputStream in = new FileInputStream(file);
        DataInputStream data = new DataInputStream(new FileInputStream(file))) {
      byte[] head = new byte[4];
      System.out.println(in.read(head) + " " + (in.available() == all.length - 4) + " " + in.skip(4) + " "
          + (crc(in.readAllBytes()) == crc(java.util.Arrays.copyOfRange(all, 8, all.length))) + " " + in.read() + " "
          + Integer.toHexString(data.readInt()) + " " + data.readUnsignedShort() + " " + data.readUnsignedShort());
    }
    try (RandomAccessFile random = new RandomAccessFile(file, "r")) {
      random.seek(6);
      System.out.println(random.readUnsignedShort() + " " + random.getFilePointer() + " "
          + (random.length() == all.length));
      random.seek(0);
      System.out.println(random.readInt() == 0xcafebabe ? "magic" : "no magic");
      random.seek(random.length());
      System.out.println(random.read());
    }
    try (FileChannel channel = FileChannel.open(file.toPath(), StandardOpenOption.READ)) {
      ByteBuffer buffer = ByteBuffer.allocate(8);
      System.out.println(channel.read(buffer, 0) + " " + Integer.toHexString(buffer.flip().getInt()) + " "
          + (channel.size() == all.length) + " " + channel.position());
    }
    try (BufferedReader reader = new BufferedReader(new FileReader(file, StandardCharsets.ISO_8859_1))) {
      long chars = 0;
      for (int c; (c = reader.read()) >= 0;) chars = chars * 31 + c;
      long expected = 0;
      for (byte b : all) expected = expected * 31 + (b & 0xff);
      System.out.println(chars == expected);
    }
    String text = Files.readString(file.toPath(), StandardCharsets.ISO_8859_1);
    System.out.println(text.contains("own class file not found") + " " + (text.length() == all.length) + " "
        + Files.exists(file.toPath()) + " " + Files.size(file.toPath()) / all.length + " "
        + Files.isRegularFile(file.toPath()) + " " + Files.isDirectory(file.toPath()) + " "
        + Files.isReadable(file.toPath()) + " "
        + (Files.readAllLines(file.toPath(), StandardCharsets.ISO_8859_1).size() > 1));
  }

  static void failures() {
    for (java.util.concurrent.Callable<?> c : java.util.List.<java.util.concurrent.Callable<?>>of(() ->
        new FileInputStream("no/such/file"), () -> Files.readString(Path.of("no/such/file")),
        () -> new FileReader("no-such-file"), () -> Files.size(Path.of("no-such-file")),
        () -> new RandomAccessFile("no-such-file", "r"), () -> new RandomAccessFile("x", "bad"))) {
      try {
        System.out.println(c.call());
      } catch (FileNotFoundException | NoSuchFileException e) {
        System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
      } catch (Exception e) {
        System.out.println(e);
      }
    }
  }

  static void names() {
    File f = new File("a/b/../c.txt");
    System.out.println(f.getPath() + " " + f.getName() + " " + f.getParent() + " " + f.isAbsolute() + " "
        + new File("/x", "y").getPath() + " " + new File("/x//y/").getPath() + " " + f.equals(new File("a/b/../c.txt"))
        + " " + f.compareTo(new File("b")) + " " + f.hashCode() + " " + new File("").exists() + " "
        + new File("z").toURI().getScheme());
    Path p = Paths.get("/usr/local", "lib", "x.so");
    System.out.println(p + " " + p.getFileName() + " " + p.getParent() + " " + p.getRoot() + " " + p.getNameCount()
        + " " + p.subpath(1, 3) + " " + p.startsWith("/usr") + " " + p.endsWith("x.so") + " " + p.resolve("y") + " "
        + p.resolve("/abs") + " " + p.resolveSibling("z.so") + " " + Path.of("a/./b/../c").normalize() + " "
        + Path.of("/a/b").relativize(Path.of("/a/c/d")) + " " + Path.of("a").toAbsolutePath().isAbsolute() + " "
        + p.compareTo(Path.of("/usr")) + " " + p.getName(2) + " " + Path.of("").getNameCount());
    StringBuilder parts = new StringBuilder();
    for (Path part : p) parts.append(part).append('|');
    System.out.println(parts + " " + p.toUri() + " " + p.toFile().getName() + " "
        + Path.of("/a").equals(new File("/a").toPath()));
  }

  public static void main(String[] args) throws IOException {
    reading();
    failures();
    names();
  }
}

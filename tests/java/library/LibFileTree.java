import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.NonWritableChannelException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/** Directories and attributes; channels that scatter, map and jump; changes that the host refuses anyway. */
public class LibFileTree {
  static void show(String what, Callable<?> action) {
    try {
      System.out.println(what + ": " + action.call());
    } catch (Exception e) {
      System.out.println(what + ": " + e.getClass().getName() + ": " + e.getMessage());
    }
  }

  static Path folder() {
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      if (new File(entry, "LibFileTree.class").exists()) return Path.of(entry);
    }
    throw new IllegalStateException("own class file not found");
  }

  interface Marker {}

  static void trees(Path folder) {
    show("stream", () -> {
      TreeSet<String> names = new TreeSet<>();
      try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder, "LibFileTree*.class")) {
        for (Path path : stream) names.add(path.getFileName().toString());
      }
      return names;
    });
    show("list", () -> {
      try (Stream<Path> paths = Files.list(folder)) {
        return paths.filter(p -> p.getFileName().toString().startsWith("LibFileTree$")).count();
      }
    });
    show("find", () -> {
      try (Stream<Path> paths = Files.find(folder, 1, (p, a) -> a.isRegularFile() && p.endsWith("LibFileTree.class"))) {
        return folder.relativize(paths.findFirst().get());
      }
    });
    show("visit", () -> {
      List<String> seen = new ArrayList<>();
      Files.walkFileTree(folder, new SimpleFileVisitor<>() {
        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
          if (file.endsWith("LibFileTree.class")) seen.add(file.getFileName() + " " + (attributes.size() == file.toFile().length()));
          return FileVisitResult.CONTINUE;
        }
      });
      return seen;
    });
    show("list of names", () -> Arrays.asList(folder.toFile().list((dir, name) -> name.equals("LibFileTree$Marker.class"))));
    show("list of a file", () -> folder.resolve("LibFileTree.class").toFile().list());
    show("stream of a file", () -> Files.newDirectoryStream(folder.resolve("LibFileTree.class")).toString().isEmpty());
  }

  static void attributes(Path folder) {
    Path file = folder.resolve("LibFileTree.class");
    show("kind", () -> {
      BasicFileAttributes a = Files.readAttributes(file, BasicFileAttributes.class), d = Files.readAttributes(folder, BasicFileAttributes.class);
      return a.isRegularFile() + " " + a.isDirectory() + " " + d.isDirectory() + " " + a.isOther() + " " + a.lastModifiedTime().equals(Files.getLastModifiedTime(file)) + " " + (file.toFile().lastModified() == a.lastModifiedTime().toMillis());
    });
    show("owner", () -> Files.readAttributes(file, PosixFileAttributes.class).owner().equals(Files.getOwner(file)));
    show("map", () -> Files.readAttributes(file, "isDirectory,isSymbolicLink"));
    show("same", () -> Files.isSameFile(file, folder.resolve("./LibFileTree.class")) + " " + Files.mismatch(file, file) + " " + file.toRealPath().equals(file.toFile().getCanonicalFile().toPath()));
    show("canonical", () -> new File("/no/such/../folder/./x").getCanonicalPath());
    show("store", () -> Files.getFileStore(file).getTotalSpace() > 0 && folder.toFile().getTotalSpace() > 0);
    show("absent", () -> Files.readAttributes(Path.of("/no/such/file"), BasicFileAttributes.class));
  }

  static void channels(Path folder) throws IOException {
    Path file = folder.resolve("LibFileTree.class");
    byte[] all = Files.readAllBytes(file);
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      ByteBuffer[] pieces = {ByteBuffer.allocate(4), ByteBuffer.allocateDirect(4), ByteBuffer.allocate(2)};
      System.out.println(channel.read(pieces) + " " + Integer.toHexString(pieces[0].flip().getInt()) + " " + Integer.toHexString(pieces[1].flip().getInt()) + " " + channel.position());
      channel.position(all.length - 3L);
      ByteBuffer rest = ByteBuffer.allocate(10);
      System.out.println(channel.read(rest) + " " + channel.read(rest) + " " + (rest.get(2) == all[all.length - 1]));
      MappedByteBuffer map = channel.map(FileChannel.MapMode.READ_ONLY, 1, 7);
      System.out.println(map + " " + Integer.toHexString(map.getInt(3)) + " " + map.isReadOnly());
      show("map for writing", () -> channel.map(FileChannel.MapMode.READ_WRITE, 0, 1));
      show("write", () -> channel.write(ByteBuffer.allocate(1)));
      java.io.ByteArrayOutputStream out = new java.io.ByteArrayOutputStream();
      System.out.println(channel.transferTo(2, 6, java.nio.channels.Channels.newChannel(out)) + " " + Arrays.equals(out.toByteArray(), Arrays.copyOfRange(all, 2, 8)));
      channel.close();
      show("closed", () -> channel.read(rest));
    }
    try (FileInputStream first = new FileInputStream(file.toFile()); FileInputStream second = new FileInputStream(file.toFile())) {
      System.out.println(first.read() + " " + first.read() + " " + second.read() + " " + first.skip(-1) + " " + first.read() + " " + first.getChannel().position() + " " + second.available());
      show("skip back too far", () -> second.skip(-100));
      FileInputStream sharing = new FileInputStream(first.getFD());
      System.out.println(sharing.read() + " " + first.read());
      first.close();
      show("after close", () -> sharing.read());
    }
    try (RandomAccessFile random = new RandomAccessFile(file.toFile(), "r")) {
      show("write to a reader", () -> {
        random.write(1);
        return "written";
      });
      show("negative seek", () -> {
        random.seek(-1);
        return "sought";
      });
    }
  }

  static void refusals(Path folder) {
    File file = folder.resolve("LibFileTree.class").toFile();
    show("write below nothing", () -> new FileOutputStream("/no/such/folder/x"));
    show("write to a directory", () -> Files.newOutputStream(Path.of("/")));
    show("create in nothing", () -> new File("/no/such/folder/x").createNewFile());
    show("existing", () -> file.createNewFile() + " " + folder.toFile().mkdir() + " " + folder.toFile().mkdirs());
    show("existing directory", () -> Files.createDirectories(folder).equals(folder));
    show("create over", () -> Files.createDirectory(Path.of("/")));
    show("exclusive", () -> Files.createFile(Path.of("/")));
    show("delete nothing", () -> new File("/no/such/file").delete() + " " + Files.deleteIfExists(Path.of("/no/such/file")) + " " + new File("/no/such/file").renameTo(file) + " " + new File("/no/such/file").setLastModified(0));
    show("delete missing", () -> {
      Files.delete(Path.of("/no/such/file"));
      return "deleted";
    });
    show("move missing", () -> Files.move(Path.of("/no/such/file"), Path.of("/no/such/other")));
    show("null device", () -> {
      try (FileOutputStream out = new FileOutputStream("/dev/null"); FileInputStream in = new FileInputStream("/dev/null")) {
        out.write("gone".getBytes(StandardCharsets.UTF_8));
        return in.read();
      }
    });
    show("standard output as a channel", () -> {
      System.out.flush();
      return new FileOutputStream(FileDescriptor.out).getChannel().write(ByteBuffer.wrap("by channel\n".getBytes(StandardCharsets.UTF_8)));
    });
  }

  public static void main(String[] args) throws IOException {
    Path folder = folder();
    trees(folder);
    attributes(folder);
    channels(folder);
    refusals(folder);
  }
}

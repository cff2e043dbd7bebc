import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;

/** Jars as files: the one jar that every JDK has, through each interface; class loaders on jars and directories; the modules' image. */
public class LibZipFiles {
  static final File JAR = new File(System.getProperty("java.home"), "lib/jrt-fs.jar");

  static long crc(InputStream in) throws IOException {
    try (in) {
      CRC32 crc = new CRC32();
      crc.update(in.readAllBytes());
      return crc.getValue();
    }
  }

  static void everyInterface() throws IOException {
    TreeMap<String, String> all = new TreeMap<>();
    try (ZipFile zip = new ZipFile(JAR)) {
      for (ZipEntry entry : Collections.list(zip.entries())) {
        if (crc(zip.getInputStream(entry)) != entry.getCrc()) throw new IllegalStateException(entry.getName());
        all.put(entry.getName(), entry.getSize() + " " + entry.getMethod() + " " + entry.isDirectory());
      }
      System.out.println(zip.size() == all.size() && zip.getEntry("none") == null);
      System.out.println(zip.getEntry("META-INF/MANIFEST.MF").getMethod() + " " + zip.getComment());
    }
    System.out.println(all);
    try (ZipInputStream in = new ZipInputStream(new FileInputStream(JAR))) {
      int entries = 0;
      for (ZipEntry entry; (entry = in.getNextEntry()) != null; ++entries) in.readAllBytes();
      System.out.println(entries == all.size());
    }
    try (JarFile jar = new JarFile(JAR)) {
      System.out.println(jar.getManifest().getMainAttributes().keySet() + " " + jar.isMultiRelease() + " " + jar.stream().filter(e -> e.getName().endsWith(".class")).count());
    }
    try (FileSystem fs = FileSystems.newFileSystem(JAR.toPath()); Stream<Path> paths = Files.walk(fs.getPath("/jdk"))) {
      System.out.println(paths.filter(Files::isRegularFile).count() + " " + Files.size(fs.getPath("/META-INF/MANIFEST.MF")));
    }
    try {
      new ZipFile(new File(System.getProperty("java.home"), "lib/modules")).close();
    } catch (ZipException e) {
      System.out.println(e.getMessage());
    }
  }

  static File ownFolder() {
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      if (new File(entry, "LibZipFiles.class").exists()) return new File(entry);
    }
    throw new IllegalStateException("own class file not found");
  }

  public static class Loaded {
    @Override
    public String toString() {
      return "made by " + getClass().getClassLoader().getName();
    }
  }

  static void loaders() throws Exception {
    try (URLClassLoader loader = new URLClassLoader("jar", new URL[] {JAR.toURI().toURL()}, ClassLoader.getPlatformClassLoader())) {
      URL url = loader.findResource("META-INF/MANIFEST.MF");
      System.out.println(url.getProtocol() + " " + url.toString().endsWith("lib/jrt-fs.jar!/META-INF/MANIFEST.MF") + " " + (crc(url.openStream()) == crc(loader.getResourceAsStream("META-INF/MANIFEST.MF"))) + " " + loader.findResource("none"));
      Class<?> type = loader.loadClass("jdk.internal.jrtfs.JrtFileSystemProvider");
      System.out.println(type.getClassLoader() == null);
    }
    try (URLClassLoader loader = new URLClassLoader("folder", new URL[] {ownFolder().toURI().toURL()}, null)) {
      Class<?> type = loader.loadClass("LibZipFiles$Loaded");
      System.out.println(type.getDeclaredConstructor().newInstance() + " " + (type == Loaded.class) + " " + type.getPackageName().isEmpty());
      try {
        loader.loadClass("NoSuchClass");
      } catch (ClassNotFoundException e) {
        System.out.println(e.getMessage());
      }
    }
  }

  static void image() throws IOException {
    System.out.println(crc(Object.class.getResourceAsStream("Object.class")) == crc(new URL("jrt:/java.base/java/lang/Object.class").openStream()));
    System.out.println(ClassLoader.getSystemResource("java/util/List.class") + " " + ClassLoader.getSystemResource("java/util/None.class"));
    FileSystem jrt = FileSystems.getFileSystem(java.net.URI.create("jrt:/"));
    try (Stream<Path> paths = Files.list(jrt.getPath("/modules/java.base/java/lang/annotation"))) {
      System.out.println(paths.map(p -> p.getFileName().toString()).sorted().toList());
    }
    System.out.println(Files.readSymbolicLink(jrt.getPath("/packages/java.lang/java.base")) + " " + Files.exists(jrt.getPath("/modules/no.such.module")));
  }

  public static void main(String[] args) throws Exception {
    everyInterface();
    loaders();
    image();
  }
}

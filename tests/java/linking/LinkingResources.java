// Resources: by class and by loader, relative and absolute names, own loaders with findResource, enumeration order,
// class files as resources.
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class LinkingResources {
  static class Memory extends ClassLoader {
    final Map<String, String> files = new TreeMap<>();

    Memory(String name, ClassLoader parent, String... files) {
      super(name, parent);
      for (String file : files) this.files.put(file, name + ":" + file);
    }

    private URL url(String name) {
      byte[] content = files.get(name).getBytes(StandardCharsets.UTF_8);
      try {
        return new URL(null, "memory:" + getName() + "/" + name, new URLStreamHandler() {
          @Override
          protected URLConnection openConnection(URL url) {
            return new URLConnection(url) {
              @Override
              public void connect() {}

              @Override
              public InputStream getInputStream() {
                return new ByteArrayInputStream(content);
              }
            };
          }
        });
      } catch (java.net.MalformedURLException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    protected URL findResource(String name) {
      return files.containsKey(name) ? url(name) : null;
    }

    @Override
    protected Enumeration<URL> findResources(String name) {
      return files.containsKey(name) ? Collections.enumeration(List.of(url(name), url(name)))
                                     : Collections.emptyEnumeration();
    }
  }

  static String read(InputStream in) throws IOException {
    if (in == null) return "nothing";
    try (in) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  static String magic(InputStream in) throws IOException {
    if (in == null) return "nothing";
    try (in) {
      byte[] head = in.readNBytes(4);
      return Integer.toHexString(
          (head[0] & 0xff) << 24 | (head[1] & 0xff) << 16 | (head[2] & 0xff) << 8 | head[3] & 0xff);
    }
  }

  static String end(URL url) {
    return url == null ? "null" : url.getProtocol() + ":..." + url.getPath().substring(url.getPath().lastIndexOf('/'));
  }

  public static void main(String[] args) throws Exception {
    Memory upper = new Memory("upper", LinkingResources.class.getClassLoader(), "a.txt", "dir/b.txt", "both.txt");
    Memory lower = new Memory("lower", upper, "c.txt", "both.txt");
    for (String name : new String[] {"a.txt", "dir/b.txt", "c.txt", "both.txt", "none.txt", "/a.txt", ""}) {
      System.out.println(
          name + ": " + upper.findResource(name) + " " + read(lower.getResourceAsStream(name.isEmpty() ? "x" : name)));
    }
    List<String> all = new ArrayList<>();
    for (URL url : Collections.list(lower.getResources("both.txt"))) all.add(url.toString());
    System.out.println(all);
    System.out.println(lower.resources("both.txt").count() + " " + lower.resources("none").count());
    URL url = lower.getResource("both.txt");
    System.out.println(url + " " + url.getProtocol() + " " + url.getPath() + " " + read(url.openStream()));

    Class<?> own = LinkingResources.class;
    System.out.println(magic(own.getResourceAsStream("LinkingResources.class")) + " "
        + magic(own.getResourceAsStream("/LinkingResources$Memory.class")) + " "
        + magic(own.getClassLoader().getResourceAsStream("LinkingResources.class")) + " "
        + magic(own.getClassLoader().getResourceAsStream("/LinkingResources.class")) + " "
        + magic(ClassLoader.getSystemResourceAsStream("LinkingResources.class")) + " "
        + magic(own.getResourceAsStream("Nothing.class")));
    System.out.println(end(own.getResource("LinkingResources.class")) + " " + end(own.getResource("none")) + " "
        + end(ClassLoader.getSystemResource("LinkingResources.class")));
    System.out.println(String.class.getResource("String.class") + " "
        + magic(String.class.getResourceAsStream("String.class")) + " "
        + magic(own.getResourceAsStream("/java/lang/Object.class")) + " "
        + magic(String.class.getModule().getResourceAsStream("java/util/List.class")));

    LinkingClassWriter writer = new LinkingClassWriter("pack/Type").constructor();
    byte[] bytes = writer.bytes();
    Memory packed = new Memory("packed", null, "pack/near.txt", "far.txt") {
      @Override
      protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (!name.equals("pack.Type")) throw new ClassNotFoundException(name);
        return defineClass(name, bytes, 0, bytes.length);
      }
    };
    Class<?> type = packed.loadClass("pack.Type");
    System.out.println(read(type.getResourceAsStream("near.txt")) + " " + read(type.getResourceAsStream("/far.txt"))
        + " " + read(type.getResourceAsStream("far.txt")) + " " + type.getResource("near.txt"));
    try {
      own.getResource(null);
    } catch (NullPointerException e) {
      System.out.println("null name");
    }
    Enumeration<URL> none = own.getClassLoader().getResources("no/such/resource");
    System.out.println(none.hasMoreElements());
  }
}

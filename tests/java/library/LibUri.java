import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.UUID;

/** URI and URL taken apart and put together, percent encoding, UUIDs; nothing is contacted. */
public class LibUri {
  static void parts(String text) {
    try {
      URI u = new URI(text);
      System.out.println(text + " -> " + u.getScheme() + " | " + u.getSchemeSpecificPart() + " | " + u.getAuthority()
          + " | " + u.getUserInfo() + " | " + u.getHost() + " | " + u.getPort() + " | " + u.getPath() + " | "
          + u.getQuery() + " | " + u.getFragment() + " | " + u.isAbsolute() + u.isOpaque() + " | "
          + u.toASCIIString().length());
    } catch (URISyntaxException e) {
      System.out.println(e.getMessage() + " at " + e.getIndex() + " because " + e.getReason());
    }
  }

  static void uris() throws Exception {
    for (String s : new String[] {"http://user:pw@example.org:8080/a/b%20c?q=1&r=x%26y#frag", "mailto:ann@example.org",
        "/relative/path?x", "file:///home/x", "urn:isbn:0451450523", "http://[::1]:80/", "", "a:b:c",
        "http://host with space/", "http://h/%zz", "1http://x"}) {
      parts(s);
    }
    URI base = URI.create("http://h/a/b/c?q");
    for (String s : new String[] {"d", "../d", "/d", "?x", "#f", "http://o/p", "./../../../e", ""}) {
      System.out.print(base.resolve(s) + " ");
    }
    System.out.println();
    System.out.println(base.relativize(URI.create("http://h/a/b/c/d")) + " "
        + URI.create("http://h/a/./b/../c//d").normalize() + " "
        + new URI("http", "h", "/p q", "a=b c", "f").toASCIIString() + " " + new URI("s", "opaque part", null) + " "
        + URI.create("HTTP://H/x").equals(URI.create("http://h/x")) + " "
        + URI.create("http://h/x").compareTo(URI.create("http://h/y")) + " "
        + URI.create("http://h/%C3%A9").getPath().length() + " " + URI.create("http://h/%C3%A9").getRawPath() + " "
        + URI.create("http://h/\u00e9").toASCIIString());
    try {
      URI.create("::");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  static void urls() throws Exception {
    URL u = new URL("https://user@example.org:444/dir/file.txt?k=v#ref");
    System.out.println(u.getProtocol() + " " + u.getHost() + " " + u.getPort() + " " + u.getDefaultPort() + " "
        + u.getFile() + " " + u.getPath() + " " + u.getQuery() + " " + u.getRef() + " " + u.getAuthority() + " "
        + u.getUserInfo() + " " + u.toExternalForm());
    System.out.println(new URL(u, "../other?z") + " " + new URL("http://h").getPath().isEmpty() + " "
        + new URL("file:/a/b").toURI());
    for (String s : new String[] {"noprotocol", "foo://bar", "http://h:port/"}) {
      try {
        new URL(s);
      } catch (MalformedURLException e) {
        System.out.println(e.getMessage());
      }
    }
  }

  public static void main(String[] args) throws Exception {
    uris();
    urls();
    String text = "a b&c=d/\u00e9\u20ac+~*-_.";
    String encoded = URLEncoder.encode(text, StandardCharsets.UTF_8);
    System.out.println(encoded + " " + URLDecoder.decode(encoded, StandardCharsets.UTF_8).equals(text) + " "
        + URLDecoder.decode("x%2By+z", StandardCharsets.UTF_8));
    try {
      URLDecoder.decode("%4", StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    UUID uuid = UUID.nameUUIDFromBytes("weave".getBytes());
    UUID fixed = new UUID(0x0123456789abcdefL, 0x8edcba9876543210L);
    System.out.println(uuid + " " + uuid.version() + " " + uuid.variant() + " " + fixed + " "
        + fixed.equals(UUID.fromString("01234567-89ab-cdef-8edc-ba9876543210")) + " " + fixed.hashCode() + " "
        + fixed.compareTo(uuid) + " " + UUID.randomUUID().toString().length());
    try {
      UUID.fromString("not-a-uuid");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(Objects.hash(URI.create("a:b")) == 31 + URI.create("a:b").hashCode() ? "hash" : "other");
    System.out.println(Arrays.toString("q=1&r=2".split("&")));
  }
}

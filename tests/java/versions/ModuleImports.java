// jdk: 25
// All packages of a module at once; a single import wins over them.
import module java.base;
import java.util.concurrent.atomic.*;

public class ModuleImports {
  public static void main(String[] args) throws IOException {
    List<Path> paths = List.of(Path.of("a", "b"), Path.of("c"));
    Map<Integer, String> names = paths.stream().collect(Collectors.toMap(Path::getNameCount, Path::toString, (a, b) -> a, TreeMap::new));
    System.out.println(names + " " + new AtomicInteger(3) + " " + Duration.ofSeconds(61) + " " + new BigInteger("12345678901234567890").bitLength());
    try (var reader = new BufferedReader(new StringReader("one\ntwo"))) {
      System.out.println(reader.lines().toList());
    }
    Function<String, Integer> length = String::length;
    System.out.println(length.apply("four"));
  }
}

import java.nio.file.spi.FileSystemProvider;
import java.util.ServiceLoader;
import weaveproof.Check;

/** Classes that are loaded on one branch only: gone along it a second time, it has as many steps. */
public class ServicesOnOneBranch {
  public static void main(String[] args) {
    if (Check.anyBoolean()) {
      ServiceLoader.loadInstalled(FileSystemProvider.class).iterator().hasNext();
      assert false; // expect: assertion
    }
  }
}

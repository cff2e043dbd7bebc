// JDK 25, with its preview of structured concurrency. Two subtasks of a scope add to a sum that is not protected.
//
//   javac --release 25 --enable-preview -d out examples/Prices.java
//   weaveproof check --enable-preview -cp out Prices
import java.util.concurrent.StructuredTaskScope;

public class Prices {
    static int sum;

    public static void main(String[] args) throws Exception {
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> sum += 3);
            scope.fork(() -> sum += 4);
            scope.join();
        }
        assert sum == 7 : sum;
    }
}

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;

abstract class LifecycleBase {
  static final StringBuilder CALLS = new StringBuilder();

  @BeforeAll
  static void baseBeforeAll() {
    CALLS.append("baseBeforeAll ");
  }

  @BeforeEach
  void baseBeforeEach() {
    CALLS.append("baseBeforeEach ");
  }

  @BeforeEach
  void overridden() {
    CALLS.append("wrong ");
  }

  @AfterEach
  void baseAfterEach() {
    CALLS.append("baseAfterEach ");
  }

  abstract String wanted();

  static String wanted;

  @AfterAll
  static void baseAfterAll() {
    CALLS.append("baseAfterAll ");
    assert CALLS.toString().equals(wanted) : CALLS + "instead of " + wanted;
  }
}

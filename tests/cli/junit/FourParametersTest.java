// JUnit 4's Parameterized, by constructor and by fields.
import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameter;
import org.junit.runners.Parameterized.Parameters;

@RunWith(Parameterized.class)
public class FourParametersTest {
  private final int number, square;

  public FourParametersTest(int number, int square) {
    this.number = number;
    this.square = square;
  }

  @Parameters
  public static List<Object[]> data() {
    return Arrays.asList(new Object[][] {{2, 4}, {3, 8}});
  }

  // expect: squares[1] no-violation
  // expect: squares[2] violation
  @Test
  public void squares() {
    assertEquals(square, number * number);
  }

  @RunWith(Parameterized.class)
  public static class FieldsTest {
    @Parameter public String word;

    @Parameters
    public static Object[] words() {
      return new Object[] {"one", "two"};
    }

    // expect: isOne[1] no-violation
    // expect: isOne[2] violation
    @Test
    public void isOne() {
      assertEquals("one", word);
    }
  }
}

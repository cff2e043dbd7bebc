import java.util.Properties;

/** The system properties are emptied within one call of String.format, which prints them twice. */
public class PropertiesDuringFormat {
  public static void main(String[] args) throws Exception {
    Properties properties = System.getProperties();
    properties.clear();
    properties.setProperty("k", "v");
    new Thread(properties::clear).start();
    assert !String.format("%1$s %1$s", properties).equals("{k=v} {}"); // expect: assertion
  }
}

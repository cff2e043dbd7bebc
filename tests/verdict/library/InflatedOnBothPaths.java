// sanitize: yes
// expect: no-violation
import java.util.zip.Inflater;
import weaveproof.Check;

/** What zlib remembers of a stream belongs to the state. */
public class InflatedOnBothPaths {
  public static void main(String[] args) throws Exception {
    byte[] compressed = {120, -100, 75, 4, 0, 0, 98, 0, 98};
    Inflater inflater = new Inflater();
    inflater.setInput(compressed);
    byte[] text = new byte[5];
    Check.choose(0, 1);
    assert inflater.inflate(text) == 1 && text[0] == 'a';
  }
}

// An object is read from a stream. The constructor of its superclass, which is not serializable, gives it out; then the stream
// sets its final field by Unsafe. Who has got hold of the object may see the field before that.
//
// outcome: none
// outcome: 0 0
// outcome: 0 5
// outcome: 5 5

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import weaveproof.Check;

public class LitmusDeserializedLeaks {
  static Value shared;

  static class Leaking {
    Leaking() {
      shared = (Value) this;
    }
  }

  static class Value extends Leaking implements Serializable {
    final int number = Integer.parseInt("5");
  }

  public static void main(String[] args) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream stream = new ObjectOutputStream(bytes)) {
      stream.writeObject(new Value());
    }
    shared = null;
    new Thread(() -> {
      Value seen = shared;
      Check.outcome(seen == null ? "none" : seen.number + " " + seen.number);
    }).start();
    new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
  }
}

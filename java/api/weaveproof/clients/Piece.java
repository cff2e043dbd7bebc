package weaveproof.clients;

import java.util.ArrayList;
import java.util.List;

/** A part of what a result was when its call returned. Its text is made when all calls have returned, as objects get numbers then. */
abstract class Piece {
  /** With the names that objects have so far; an object without one gets the next. */
  abstract String text(Names names);

  /** What no order by hash codes has shown: the objects in it get their names first. */
  abstract void nameInOrder(Names names);

  /** Whether the hash code of such an object may come from identity hash codes. */
  abstract boolean hashesIdentity();

  /** All objects in it that are themselves. */
  abstract void collect(List<Object> objects);

  static void initialise() {
    new Row("", List.of(new Text(""), new Same(new Object(), ""), new Unordered("", List.of(), "")), "").text(new Names());
  }

  static final class Text extends Piece {
    private final String text;
    private final boolean hashesIdentity;

    Text(String text) {
      this(text, false);
    }

    Text(String text, boolean hashesIdentity) {
      this.text = text;
      this.hashesIdentity = hashesIdentity;
    }

    @Override
    String text(Names names) {
      return text;
    }

    @Override
    void nameInOrder(Names names) {}

    @Override
    boolean hashesIdentity() {
      return hashesIdentity;
    }

    @Override
    void collect(List<Object> objects) {}
  }

  /** An object that is itself. */
  static final class Same extends Piece {
    private final Object object;
    private final String className;

    Same(Object object, String className) {
      this.object = object;
      this.className = className;
    }

    @Override
    String text(Names names) {
      return Results.escaped(className) + "#" + names.of(object);
    }

    @Override
    void nameInOrder(Names names) {
      names.of(object);
    }

    @Override
    boolean hashesIdentity() {
      return true;
    }

    @Override
    void collect(List<Object> objects) {
      objects.add(object);
    }
  }

  /** Pieces in an order that a client can see. */
  static class Row extends Piece {
    final String open, separator, close;
    final List<Piece> pieces;

    Row(String open, String separator, List<Piece> pieces, String close) {
      this.open = open;
      this.separator = separator;
      this.pieces = pieces;
      this.close = close;
    }

    Row(String open, List<Piece> pieces, String close) {
      this(open, ", ", pieces, close);
    }

    @Override
    String text(Names names) {
      StringBuilder text = new StringBuilder(open);
      for (int i = 0; i < pieces.size(); i++) {
        text.append(i == 0 ? "" : separator).append(pieces.get(i).text(names));
      }
      return text.append(close).toString();
    }

    @Override
    void nameInOrder(Names names) {
      for (Piece piece : pieces) {
        piece.nameInOrder(names);
      }
    }

    @Override
    boolean hashesIdentity() {
      for (Piece piece : pieces) {
        if (piece.hashesIdentity()) {
          return true;
        }
      }
      return false;
    }

    @Override
    void collect(List<Object> objects) {
      for (Piece piece : pieces) {
        piece.collect(objects);
      }
    }
  }

  /**
   * Pieces whose order comes from identity hash codes. It is taken from what they are instead: from the names of their objects, and for
   * objects without one from where else they are. Whatever order that gives, different objects have different names, so that results
   * that are not alike never have the same text.
   */
  static final class Unordered extends Row {
    Unordered(String open, List<Piece> pieces, String close) {
      super(open, pieces, close);
    }

    @Override
    String text(Names names) {
      List<Piece> left = new ArrayList<>(pieces);
      List<String> texts = new ArrayList<>();
      while (!left.isEmpty()) {
        int first = 0;
        String least = null;
        for (int i = 0; i < left.size(); i++) {
          String key = left.get(i).text(names.unchanged());
          if (least == null || key.compareTo(least) < 0) {
            least = key;
            first = i;
          }
        }
        texts.add(left.remove(first).text(names));
      }
      return open + String.join(separator, texts) + close;
    }

    @Override
    void nameInOrder(Names names) {
      List<Object> objects = new ArrayList<>();
      collect(objects);
      names.meetTogether(objects);
    }
  }
}

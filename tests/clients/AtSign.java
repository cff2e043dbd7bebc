// A text that looks as if it ended with a hash code.
// options: --calls 'next(); text()' --operations 1
// wrong: text() = "Box@10"

class AtSign {
  private volatile char first = '0', second = '0';

  void next() {
    first = '1';
    second = '1';
  }

  String text() {
    return "Box@" + first + second;
  }
}

class AtSignRight {
  private volatile char first = '0', second = '0';

  synchronized void next() {
    first = '1';
    second = '1';
  }

  synchronized String text() {
    return "Box@" + first + second;
  }
}

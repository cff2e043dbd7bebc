// One of two additions is lost, and only the sum shows it.
// options: --calls 'add({1..2})' --operations 1 --content 'sum()'
// wrong: In the end the object holds

class LostSum {
  private volatile long count;

  void add(long n) {
    count += n;
  }

  long sum() {
    return count;
  }
}

class LostSumRight {
  private volatile long count;

  synchronized void add(long n) {
    count += n;
  }

  synchronized long sum() {
    return count;
  }
}

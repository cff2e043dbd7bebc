package montecarlo;

class OneStepBook extends ResultBook {
  OneStepBook(int capacity) {
    super(capacity);
  }

  @Override
  synchronized void add(Result result) {
    int place = count();
    enter(place, result);
  }
}

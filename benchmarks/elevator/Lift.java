package elevator;

/** Goes where it is called, lets people in, takes them to their floors. */
class Lift extends Thread {
  private static final int CAPACITY = 2;

  private final Building building;
  private final Dispatch dispatch;
  private int delivered;

  Lift(int number, Building building, Dispatch dispatch) {
    super("lift " + number);
    this.building = building;
    this.dispatch = dispatch;
  }

  @Override
  public void run() {
    Car car = new Car(building.floors(), CAPACITY);
    Queue[] queues = building.queues();
    try {
      boolean mayBeCalled = true;
      while (mayBeCalled) {
        int heard = building.rings();
        Queue call;
        while ((call = claimNearest(queues, car.position())) != null) {
          serve(call, car);
        }
        mayBeCalled = building.awaitRing(heard);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    delivered = car.delivered();
  }

  /** A call that from now on belongs to this lift, the nearest one if there are several, or null. */
  private Queue claimNearest(Queue[] queues, int position) {
    for (int distance = 0; distance < building.floors(); distance++) {
      for (Queue queue : queues) {
        if (Math.abs(queue.floor - position) == distance && dispatch.tryClaim(queue)) {
          return queue;
        }
      }
    }
    return null;
  }

  private void serve(Queue call, Car car) {
    car.moveTo(call.floor);
    do {
      car.enter(call.board());
    } while (!car.isFull() && !call.isEmpty());
    call.release();
    car.deliverAll();
  }

  int delivered() {
    return delivered;
  }
}

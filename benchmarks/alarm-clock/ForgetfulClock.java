package alarmclock;

class ForgetfulClock extends Clock {
  @Override
  protected void await(Alarm alarm) throws InterruptedException {
    alarm.awaitNextRing(); // bug: it may have rung since it was entered, and will not ring again
  }
}

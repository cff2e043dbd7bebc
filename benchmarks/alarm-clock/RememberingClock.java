package alarmclock;

class RememberingClock extends Clock {
  @Override
  protected void await(Alarm alarm) throws InterruptedException {
    alarm.awaitRing();
  }
}

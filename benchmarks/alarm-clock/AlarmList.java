package alarmclock;

/** The alarms to come, the nearest one first, at most one for each time. Guarded by the clock. */
class AlarmList {
  private Alarm first;

  boolean isEmpty() {
    return first == null;
  }

  /** The alarm for this time: the one that is in the list, or a new one. */
  Alarm enter(int time) {
    Alarm before = null;
    Alarm at = first;
    while (at != null && at.time < time) {
      before = at;
      at = at.later;
    }
    if (at != null && at.time == time) {
      return at;
    }
    Alarm alarm = new Alarm(time);
    alarm.later = at;
    if (before == null) {
      first = alarm;
    } else {
      before.later = alarm;
    }
    return alarm;
  }

  /** Removes the first alarm and returns it if it is due, else null. */
  Alarm removeDue(int now) {
    if (first == null || first.time > now) {
      return null;
    }
    Alarm due = first;
    first = due.later;
    due.later = null;
    return due;
  }
}

package subjects;

/** What a task does. */
public enum Job {
  ADD,
  FAIL,
  SUBMIT,
  SHUT,
  STOP,
  WAIT
}

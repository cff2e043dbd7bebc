/* Three threads count under locks, as Counters.java: ROUNDS times each. A counter is read and written in two steps,
 * as there;
 * the end of a synchronized block belongs to the step before it. */
bool locked[4];
short value[4];

proctype Adder(byte own) {
  short left = ROUNDS, found = 0;
again:
  atomic { !locked[own] -> locked[own] = true };
  found = value[own];
  d_step { value[own] = found + 1; found = 0; locked[own] = false };
  atomic { !locked[3] -> locked[3] = true };
  found = value[3];
  if
  :: d_step { left > 1 -> value[3] = found + 1; found = 0; locked[3] = false; left-- }; goto again
  :: d_step { left == 1 -> value[3] = found + 1; found = 0; locked[3] = false; left = 0 }
  fi
}

init {
  run Adder(0);
  run Adder(1);
  run Adder(2);
  true /* the end of the main thread is a step, too */
}

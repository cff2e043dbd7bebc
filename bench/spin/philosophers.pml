/* Dining philosophers for ever, as Philosophers.java: N of them, the fork with the smaller number first.
 * A transition is what it is there: the end of a synchronized block belongs to the step before it. */
bool locked[N], used[N];

proctype Philosopher(byte one; byte two) {
  do
  :: atomic { !locked[one] -> locked[one] = true };
     used[one] = true;
     atomic { !locked[two] -> locked[two] = true };
     used[two] = true;
     d_step { used[two] = false; locked[two] = false };
     d_step { used[one] = false; locked[one] = false }
  od
}

init {
  byte i = 0;
  do
  :: i < N - 1 -> atomic { run Philosopher(i, i + 1); i++ }
  :: i == N - 1 -> atomic { run Philosopher(0, i); i++ }
  :: i == N -> break
  od
}

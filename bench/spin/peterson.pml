/* Peterson's algorithm for three threads, as Peterson.java: each passes ROUNDS times. Every access to a shared variable
 * is a step of its own. */
byte level[3], last[3], inside;

inline pass(gate) {
  level[me] = gate;
  last[gate] = me;
  do
  :: last[gate] != me -> break
  :: last[gate] == me ->
     if
     :: level[one] >= gate
     :: level[one] < gate ->
        if
        :: level[two] >= gate
        :: level[two] < gate -> break
        fi
     fi
  od
}

proctype Passer(byte me; byte one; byte two) {
  byte left = ROUNDS;
again:
  pass(1);
  pass(2);
  inside = me + 1;
  assert(inside == me + 1);
  inside = 0;
  if
  :: d_step { left > 1 -> level[me] = 0; left-- }; goto again
  :: d_step { left == 1 -> level[me] = 0; left = 0 }
  fi
}

init {
  run Passer(0, 1, 2);
  run Passer(1, 0, 2);
  run Passer(2, 0, 1);
  true /* the end of the main thread is a step, too */
}

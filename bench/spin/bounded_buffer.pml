/* A bounded buffer between threads that go on for ever, as BoundedBuffer.java: PRODUCERS, CONSUMERS, SIZE.
 * wait and notifyAll are what they are in Java: waiting[i] is the wait set, and a woken process has to lock again.
 * Every access to a field is a step of its own, for there every one is. */
#define THREADS (PRODUCERS + CONSUMERS)
byte items[SIZE], in, out, count;
bool locked, waiting[THREADS];

inline lock() { atomic { !locked -> locked = true } }

inline wait(me) {
  d_step { waiting[me] = true; locked = false };
  atomic { !waiting[me] && !locked -> locked = true }
}

/* To be used in the step that also gives the lock back, for notifyAll is the last step of both methods. */
inline notifyAll() {
  k = 0;
  do
  :: k < THREADS -> waiting[k] = false; k++
  :: else -> break
  od;
  k = 0
}

proctype Producer(byte me) {
  byte item = 0, at = 0, k = 0;
  do
  :: lock();
     do
     :: count == SIZE -> wait(me)
     :: else -> break
     od;
     at = in;
     items[at] = item;
     d_step { in = (at + 1 == SIZE -> 0 : at + 1); at = 0 };
     at = count;
     d_step { count = at + 1; at = 0 };
     d_step { notifyAll(); locked = false; item = 1 - item }
  od
}

proctype Consumer(byte me) {
  byte item = 0, at = 0, k = 0;
  do
  :: lock();
     do
     :: count == 0 -> wait(me)
     :: else -> break
     od;
     at = out;
     item = items[at];
     d_step { out = (at + 1 == SIZE -> 0 : at + 1); at = 0 };
     at = count;
     d_step { count = at - 1; at = 0 };
     d_step { notifyAll(); locked = false; assert(item <= 1); item = 0 }
  od
}

init {
  byte i = 0;
  do
  :: i < PRODUCERS -> atomic { run Producer(i); i++ }
  :: i >= PRODUCERS && i < THREADS -> atomic { run Consumer(i); i++ }
  :: i == THREADS -> break
  od
}

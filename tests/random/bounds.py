"""What the schedules with at most N preemptions, or N delays, can lead to: the same steps as in machine.py, and a price
for each switch of threads.

    preemptions  a switch away from an enabled thread costs one
    delays       the threads have a cyclic order. A scheduler runs the thread that ran last, or else takes the next one
                 that is enabled; each thread that it is made to skip costs one

No thread of these programs may wait for a time: a thread that could only time out costs nothing to leave, and a step
does not show whether it is a time-out (`waits_for_time`).
"""
import re
from itertools import permutations

from machine import ALIVE, TooLarge

MOST = 3  # bounds from 0 to MOST - 1


def waits_for_time(java):
    return re.search(r"\b(wait|join|sleep|parkNanos)\(1\)|TimeUnit", java) is not None


def preemption(able, last, thread):
    return 1 if last in able and thread != last else 0


def delays(circle):
    """The price when the threads stand in this order."""
    place = {thread: at for at, thread in enumerate(circle)}

    def price(able, last, thread):
        def distance(of):
            return (place[of] - place[last]) % len(circle)
        return sum(distance(other) < distance(thread) for other in able)
    return price


def circles(machine):
    """Main is the first; in which order the others stand is weaveproof's own."""
    return [(0,) + rest for rest in permutations(range(1, len(machine.threads)))]


class Successors:
    """For each state, of each thread that can run: the states after its next step, and what is seen on the way."""

    def __init__(self, machine):
        self.machine, self.known = machine, {}

    def of(self, s):
        if s not in self.known:
            self.known[s] = self.find(s)
        return self.known[s]

    def find(self, s):
        machine, result = self.machine, {}
        if machine.ended(s):
            return result, set()
        for c in machine.able(s):
            if s[c.status] != ALIVE:
                continue
            machine.seen.clear()
            after = [tuple(n) for n in machine.next_states(s, c)]
            if after:
                result[c.number] = after, frozenset(machine.seen)
        here = {"deadlock"} if not result or machine.circle(s) else set()
        return result, here


def outcomes(machine, successors, price, limit):
    """A list: what comes of the schedules that cost 0, at most 1, …"""
    start = list(machine.initial)
    main = machine.threads[0]
    start[main.status] = ALIVE
    machine.seen.clear()
    main.advance(start)
    seen, result = set(machine.seen), []
    waiting = [[] for _ in range(MOST)]  # by what was paid: steps that are to be taken
    met = set()                          # (state, the thread that ran last), as cheap as can be

    def arrive(s, last, paid):
        if (s, last) in met:
            return
        met.add((s, last))
        if len(met) > limit:
            raise TooLarge
        able, here = successors.of(s)
        seen.update(here)
        for thread in able:
            cost = paid + price(able, last, thread)
            if cost < MOST:
                waiting[cost].append((s, thread))
    arrive(tuple(start), 0, 0)
    for paid in range(MOST):
        while waiting[paid]:
            s, thread = waiting[paid].pop()
            after, told = successors.of(s)[0][thread]
            seen.update(told)
            for n in after:
                arrive(n, thread, paid)
        result.append(set(seen))
    return result

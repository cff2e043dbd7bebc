"""ConcurrentHashMap, ConcurrentSkipListMap, CopyOnWriteArrayList: a call is one indivisible action ("the entire method
invocation is performed atomically"; for the skip list's compute and merge the function may be applied more than once,
which a function without effects does not show).

The slot of a map is a tuple of pairs, sorted by key; the slot of a list a tuple. A value that is not there is 0.
"""
from calls import Indivisible


def look(s, at, key):
    return dict(s[at]).get(key, 0)


def store(s, at, key, value):
    entries = dict(s[at])
    entries.pop(key, None)
    if value:
        entries[key] = value
    s[at] = tuple(sorted(entries.items()))


def _changing(new, result):
    """A call of which `new(old, arguments)` is the value that is there afterwards, `result(old, new)` what it gives."""
    def change(s, at, key, *arguments):
        old = look(s, at, key)
        value = new(old, *arguments)
        store(s, at, key, value)
        return result(old, value, *arguments)
    return change


def _old(old, new, *arguments):
    return old


def _new(old, new, *arguments):
    return new


# name: (text of the call, type of the result, number of values besides the key, change)
MAP_CALLS = {
    "get": ("num({m}.get({k}))", "int", 0, _changing(lambda old: old, _old)),
    "containsKey": ("{m}.containsKey({k})", "boolean", 0, _changing(lambda old: old, lambda old, new: old != 0)),
    "getOrDefault": ("{m}.getOrDefault({k}, {0})", "int", 1, _changing(lambda old, a: old, lambda old, new, a: old or a)),
    "put": ("num({m}.put({k}, {0}))", "int", 1, _changing(lambda old, a: a, _old)),
    "putIfAbsent": ("num({m}.putIfAbsent({k}, {0}))", "int", 1, _changing(lambda old, a: old or a, _old)),
    "remove": ("num({m}.remove({k}))", "int", 0, _changing(lambda old: 0, _old)),
    "removeValue": ("{m}.remove({k}, (Object) {0})", "boolean", 1,
                    _changing(lambda old, a: 0 if old == a else old, lambda old, new, a: old == a)),
    "replace": ("num({m}.replace({k}, {0}))", "int", 1, _changing(lambda old, a: a if old else 0, _old)),
    "replaceValue": ("{m}.replace({k}, {0}, {1})", "boolean", 2,
                     _changing(lambda old, a, b: b if old == a else old, lambda old, new, a, b: old == a)),
    "merge": ("{m}.merge({k}, {0}, Integer::sum)", "int", 1, _changing(lambda old, a: old + a, _new)),
    "mergeAway": ("num({m}.merge({k}, {0}, (a, b) -> null))", "int", 1, _changing(lambda old, a: 0 if old else a, _new)),
    "compute": ("num({m}.compute({k}, (k, old) -> num(old) * 2 + 1))", "int", 0, _changing(lambda old: old * 2 + 1, _new)),
    "computeAway": ("num({m}.compute({k}, (k, old) -> num(old) > 1 ? null : num(old) + 1))", "int", 0,
                    _changing(lambda old: 0 if old > 1 else old + 1, _new)),
    "computeIfAbsent": ("{m}.computeIfAbsent({k}, k -> 5)", "int", 0, _changing(lambda old: old or 5, _new)),
    "computeIfPresent": ("num({m}.computeIfPresent({k}, (k, old) -> old > 1 ? null : old + 1))", "int", 0,
                         _changing(lambda old: 0 if old > 1 else old + 1 if old else 0, _new)),
}


def map_call(map, name, key, values):
    text, type, count, change = MAP_CALLS[name]
    java = text.format(*[value.java for value in values], m=map, k=key.java)
    return Indivisible(java, type, map, change, [key] + values[:count])


def _add(s, at, value):
    s[at] += (value,)
    return True


def _remove(s, at, value):
    there = value in s[at]
    if there:
        index = s[at].index(value)
        s[at] = s[at][:index] + s[at][index + 1:]
    return there


def _digits(s, at):
    result = 0
    for value in s[at]:
        result = result * 10 + value
    return result


# name: (text, type, number of values, change)
LIST_CALLS = {
    "add": ("CL.add({0})", "boolean", 1, _add),
    "addIfAbsent": ("CL.addIfAbsent({0})", "boolean", 1, lambda s, at, a: a not in s[at] and _add(s, at, a)),
    "remove": ("CL.remove((Object) {0})", "boolean", 1, _remove),
    "contains": ("CL.contains({0})", "boolean", 1, lambda s, at, a: a in s[at]),
    "indexOf": ("CL.indexOf({0})", "int", 1, lambda s, at, a: s[at].index(a) if a in s[at] else -1),
    "size": ("CL.size()", "int", 0, lambda s, at: len(s[at])),
    "isEmpty": ("CL.isEmpty()", "boolean", 0, lambda s, at: not s[at]),
    "digits": ("digits(CL)", "int", 0, _digits),
}


def list_call(name, values):
    text, type, count, change = LIST_CALLS[name]
    return Indivisible(text.format(*[value.java for value in values]), type, "CL", change, values[:count])


SHARED = {
    "MH": ("static final ConcurrentHashMap<Integer, Integer> MH = new ConcurrentHashMap<>()", [()]),
    "MS": ("static final ConcurrentSkipListMap<Integer, Integer> MS = new ConcurrentSkipListMap<>()", [()]),
    "CL": ("static final CopyOnWriteArrayList<Integer> CL = new CopyOnWriteArrayList<>()", [()]),
}
SUPPORT = {
    "digits": ["static int digits(List<Integer> list) {", "  int result = 0;",
               "  for (int each : list) result = result * 10 + each;", "  return result;", "}"],
}

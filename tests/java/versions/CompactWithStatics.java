// jdk: 25
// A compact source file whose static main has arguments; nested types use its fields.
import static java.util.Map.entry;

static final Map<String, Integer> PRICES = new TreeMap<>(Map.ofEntries(entry("tea", 3), entry("cake", 5)));
static int sold;

static class Till {
  int take(String what) {
    sold++;
    return PRICES.getOrDefault(what, 0);
  }
}

static void main(String[] args) {
  Till till = new Till();
  IO.println(till.take("tea") + till.take("cake") + till.take("air") + " " + sold);
}

// HotSpot keeps the methods of a class sorted by the addresses of their names: first names of the JDK's class data
// archive, then those that were made when the class was read, one after the other. (The allocator decides where in
// memory the latter are. Measured on 182 classes of test programs, this order was HotSpot's for 177; the order of the
// class file was HotSpot's for 58.) HotSpot's sort is not stable, so overloaded methods and constructors change places.
// The same steps are made here.
#include "natives/reflect/method_order.hpp"

#include <map>
#include <mutex>

#include "image/archived_names.hpp"

namespace weaveproof::natives {
namespace {

// The archive is read when it is first asked for. It is a fact about the JDK, so all worlds on one JDK share it.
const image::ArchivedNames& archivedNames(const image::Jdk& jdk) {
  static std::mutex mutex;
  static std::map<std::filesystem::path, image::ArchivedNames> known;
  const std::lock_guard lock(mutex);
  return known.try_emplace(jdk.home, jdk.home / "lib" / "server" / "classes.jsa").first->second;
}

struct Entry {
  std::uint64_t address;  // only its order counts
  Method* method;
};

// HotSpot's quicksort. The pivot is the median of first, middle and last, which are put in order on the way; the
// partition swaps equal elements as well.
void sort(Entry* entries, std::size_t count) {
  if (count < 2) return;
  auto order = [entries](std::size_t a, std::size_t b) {
    if (entries[a].address > entries[b].address) std::swap(entries[a], entries[b]);
  };
  const std::size_t middle = count / 2, last = count - 1;
  order(0, middle);
  order(0, last);
  order(middle, last);
  if (count < 4) return;
  const std::uint64_t pivot = entries[middle].address;
  std::size_t left = 0, right = last;
  while (true) {
    while (entries[left].address < pivot) ++left;
    while (entries[right].address > pivot) --right;
    if (left >= right) break;
    std::swap(entries[left++], entries[right--]);
  }
  sort(entries, right + 1);
  sort(entries + right + 1, count - right - 1);
}

}  // namespace

std::vector<Method*> methodsInListedOrder(World& world, Class& c) {
  const image::ArchivedNames& archived = archivedNames(world.jdk());
  constexpr std::uint64_t kBehindArchive = std::uint64_t{1} << 32;
  std::map<const Symbol*, std::uint64_t> addresses;
  std::vector<Entry> entries;
  for (Method& method : c.methods) {
    const auto [address, isNew] = addresses.try_emplace(method.name, kBehindArchive + method.member->nameIndex);
    if (isNew)
      if (const auto place = archived.placeOf(method.name->text())) address->second = *place;
    entries.push_back({address->second, &method});
  }
  sort(entries.data(), entries.size());
  std::vector<Method*> methods;
  for (const Entry& entry : entries) methods.push_back(entry.method);
  return methods;
}

}  // namespace weaveproof::natives

#include "tracking/marks.hpp"

#include "base/name_list.hpp"
#include "jdk/local_fields.hpp"
#include "tracking/own_synchronizer.hpp"

namespace weaveproof::tracking {
namespace {

void markLocalFields(Class& c, int version) {
  for (const jdk::LocalField& local : jdk::localFields(version)) {
    if (local.holder != c.name->text()) continue;
    for (Field& field : c.fields)
      if (base::listsName(local.names, field.name->text()))
        field.special = static_cast<std::uint16_t>(field.special | local.access);
  }
}

}  // namespace

void mark(World& world, Class& c) {
  const int version = world.jdk().feature;
  if (c.trusted) {
    markInternalCalls(c, version);
    markLocalFields(c, version);
  }
  markLibraryWaits(c, version);
  markLibraryCalls(c, version);
  if (OwnSynchronizer* const own = ownSynchronizerOf(world.metaspace, c)) {
    c.notes = own;
    world.hasNotes = c.isWaitedFor = true;
  }
}

}  // namespace weaveproof::tracking

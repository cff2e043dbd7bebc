// Small natives of java.lang and jdk.internal: strings, floating point bits, references, what HotSpot's other parts would say.
#include "natives/registry.hpp"

namespace weaveproof::natives {
namespace language {
namespace {

NativeStatus intern(NativeCall& call) { return call.returnRef(call.vm.intern(call.ref(0))); }
NativeStatus isBigEndian(NativeCall& call) { return call.returnBool(false); }
NativeStatus floatBits(NativeCall& call) { return call.returnInt(call.i(0)); }
NativeStatus doubleBits(NativeCall& call) { return call.returnLong(call.l(0)); }
NativeStatus returnTrue(NativeCall& call) { return call.returnBool(true); }
NativeStatus returnFalse(NativeCall& call) { return call.returnBool(false); }
NativeStatus returnZero(NativeCall& call) { return call.returnLong(0); }
NativeStatus returnNull(NativeCall& call) { return call.returnRef(0); }

// A fixed seed: collections made with List.of and their like iterate in the same order in each run.
NativeStatus randomSeed(NativeCall& call) { return call.returnLong(0x2545f4914f6cdd1d); }

NativeStatus refersTo(NativeCall& call) {
  if (!call.permitRead(call.ref(0), call.vm.known.referenceReferent)) return NativeStatus::Visible;
  return call.returnBool(call.vm.getReference(call.ref(0), call.vm.known.referenceReferent) == call.ref(1));
}
NativeStatus clearReference(NativeCall& call) {
  if (!call.permitWrite(call.ref(0), call.vm.known.referenceReferent)) return NativeStatus::Visible;
  call.vm.setReference(call.ref(0), call.vm.known.referenceReferent, 0);
  return call.done();
}

NativeStatus isPreviewEnabled(NativeCall& call) { return call.returnBool(call.vm.world.jdk().preview); }

NativeStatus findSignal(NativeCall& call) { return call.returnInt(-1); }

NativeStatus nanoTimeAdjustment(NativeCall& call) {
  if (!call.permitClock(true)) return NativeStatus::Visible;
  const std::int64_t millis = call.vm.epochMillis(call.thread);
  const std::int64_t seconds = millis / 1000 - call.l(0);
  const std::int64_t nanos = call.vm.clockOf(call.thread);
  return call.returnLong(seconds * 1000000000 + millis % 1000 * 1000000 + nanos % 1000000);
}

constexpr NativeEntry kString[] = {{"intern", nullptr, intern}};
constexpr NativeEntry kStringUtf16[] = {in(jdk::kUntil21, {"isBigEndian", nullptr, isBigEndian})};
constexpr NativeEntry kFloat[] = {{"floatToRawIntBits", nullptr, floatBits}, {"intBitsToFloat", nullptr, floatBits}};
constexpr NativeEntry kDouble[] = {{"doubleToRawLongBits", nullptr, doubleBits},
                                   {"longBitsToDouble", nullptr, doubleBits}};
constexpr NativeEntry kReference[] = {
    {"refersTo0", nullptr, refersTo},
    {"clear0", nullptr, clearReference},
    {"getAndClearReferencePendingList", nullptr, returnNull},
    {"hasReferencePendingList", nullptr, returnFalse},
};
constexpr NativeEntry kPhantomReference[] = {
    {"refersTo0", nullptr, refersTo},
    in(jdk::kFrom25, {"clear0", nullptr, clearReference}),
};
constexpr NativeEntry kCds[] = {
    in(jdk::kUntil21, {"isDumpingClassList0", nullptr, returnFalse}),
    in(jdk::kUntil21, {"isDumpingArchive0", nullptr, returnFalse}),
    in(jdk::kUntil21, {"isSharingEnabled0", nullptr, returnFalse}),
    {"initializeFromArchive", nullptr, nothing},
    {"defineArchivedModules", nullptr, nothing},
    {"getRandomSeedForDumping", nullptr, randomSeed},
    {"logLambdaFormInvoker", nullptr, nothing},
    in(jdk::kFrom25, {"getCDSConfigStatus", nullptr, returnZero}),
    in(jdk::kFrom25, {"needsClassInitBarrier0", nullptr, returnFalse}),
};
constexpr NativeEntry kVm[] = {
    {"initialize", nullptr, nothing},
    {"getNanoTimeAdjustment", nullptr, nanoTimeAdjustment},
};
constexpr NativeEntry kSignal[] = {{"findSignal0", nullptr, findSignal}, {"handle0", nullptr, returnZero}};
constexpr NativeEntry kScoped[] = {{"registerNatives", nullptr, nothing}};
constexpr NativeEntry kAtomicLong[] = {in(jdk::kUntil21, {"VMSupportsCS8", nullptr, returnTrue})};
constexpr NativeEntry kFinalizer[] = {
    {"register", nullptr, nothing},
    in(jdk::kFrom21, {"isFinalizationEnabled", nullptr, returnFalse}),
};
constexpr NativeEntry kPreview[] = {{"isPreviewEnabled", nullptr, isPreviewEnabled}};
constexpr NativeEntry kNotSupported[] = {{"isSupported0", nullptr, returnFalse}};

// Programs ask for a linker before they do anything else with foreign functions.
NativeStatus refuseLinker(NativeCall&) {
  throw Unsupported{"the program calls foreign functions (java.lang.foreign.Linker); native code is not supported"};
}
NativeStatus refuseTemplate(NativeCall&) {
  throw Unsupported{"the program has a string template; these were withdrawn from Java and are not supported"};
}
constexpr NativeEntry kForeign[] = {{"getSystemLinker", nullptr, refuseLinker}};
constexpr NativeEntry kTemplates[] = {
    {"newStringTemplate", nullptr, refuseTemplate},
    {"newLargeStringTemplate", nullptr, refuseTemplate},
    {"processStringTemplate", nullptr, refuseTemplate},
};

// The thread of a Cleaner would wait for references to be cleared, which never happens.
constexpr NativeEntry kCleaner[] = {{"start", nullptr, nothing}};

constexpr ClassNatives kClasses[] = {
    {"jdk/internal/ref/CleanerImpl", kCleaner},
    {"java/lang/String", kString},
    {"java/lang/StringUTF16", kStringUtf16},
    {"java/lang/Float", kFloat},
    {"java/lang/Double", kDouble},
    {"java/lang/ref/Reference", kReference},
    {"java/lang/ref/PhantomReference", kPhantomReference},
    {"java/lang/ref/Finalizer", kFinalizer},
    {"jdk/internal/misc/CDS", kCds},
    {"jdk/internal/misc/PreviewFeatures", kPreview, jdk::kFrom21},
    // Without continuations, a virtual thread is a thread of its own (BoundVirtualThread).
    {"jdk/internal/vm/ContinuationSupport", kNotSupported, jdk::kFrom21},
    {"jdk/internal/vm/ForeignLinkerSupport", kNotSupported, jdk::kFrom21},
    {"jdk/internal/foreign/abi/SharedUtils", kForeign, jdk::kFrom21},
    {"java/lang/runtime/TemplateRuntime", kTemplates, jdk::kOnly21},
    {"jdk/internal/misc/VM", kVm},
    {"jdk/internal/misc/Signal", kSignal},
    {"jdk/internal/misc/ScopedMemoryAccess", kScoped},
    {"java/util/concurrent/atomic/AtomicLong", kAtomicLong},
};

}  // namespace
}  // namespace language

extern const std::span<const ClassNatives> kLanguageNatives = language::kClasses;

}  // namespace weaveproof::natives

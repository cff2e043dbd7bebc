// java.util.zip: checksums, Inflater and Deflater, by zlib. A zip file itself is read by Java code.
#include <zlib.h>

#include "natives/io/zlib_stream.hpp"
#include "natives/memory/memory_part.hpp"
#include "natives/memory/raw_memory.hpp"
#include "natives/registry.hpp"

namespace weaveproof::natives {
namespace zip {
namespace {

// Input and output are a byte array with offset and length (three slots), or an address and a length (three slots too).
using PartAt = MemoryPart (*)(NativeCall&, int);
MemoryPart arrayPart(NativeCall& call, int slot) {
  call.object(call.ref(slot));
  return {call.ref(slot), call.i(slot + 1), call.i(slot + 2)};
}
MemoryPart rawPart(NativeCall& call, int slot) { return memoryPart(call.vm, call.l(slot), call.i(slot + 2)); }
constexpr int kRangeSlots = 3;

// Scratch slots for copies of what other threads can reach, and where the method continues when it has them.
constexpr int kInput = 0, kOutput = 1;
constexpr int kInputTaken = 1, kOutputGiven = 2;

// ---- checksums

using Checksum = uLong (*)(uLong, const Bytef*, uInt);

// Castagnoli's polynomial, which zlib does not have; bit by bit, as it is rare.
uLong crc32c(uLong checksum, const Bytef* bytes, uInt length) {
  constexpr std::uint32_t kPolynomial = 0x82f63b78;
  auto crc = static_cast<std::uint32_t>(checksum);
  for (uInt i = 0; i < length; ++i) {
    crc ^= bytes[i];
    for (int bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ (crc & 1 ? kPolynomial : 0);
  }
  return crc;
}

template <Checksum checksum>
NativeStatus updateByte(NativeCall& call) {  // (checksum, byte)
  const auto byte = static_cast<Bytef>(call.i(1));
  return call.returnInt(static_cast<std::int32_t>(checksum(static_cast<std::uint32_t>(call.i(0)), &byte, 1)));
}

template <Checksum checksum>
NativeStatus update(NativeCall& call, const MemoryPart& input) {
  if (call.resume == 0 && input.isVisible(call, ActionKind::Read)) return input.copyIn(call, kInput, kInputTaken);
  if (input.length == 0) return call.returnInt(call.i(0));  // zlib takes no bytes at all for a question
  return call.returnInt(
      static_cast<std::int32_t>(checksum(static_cast<std::uint32_t>(call.i(0)),
                                         input.orCopy(call, kInput).read(call.vm), static_cast<uInt>(input.length))));
}

template <Checksum checksum>
NativeStatus updateBytes(NativeCall& call) {  // (checksum, bytes, offset, length)
  return update<checksum>(call, arrayPart(call, 1));
}
template <Checksum checksum>
NativeStatus updateMemory(NativeCall& call) {  // (checksum, address, offset, length)
  return update<checksum>(call, memoryPart(call.vm, call.l(1) + call.i(3), call.i(4)));
}

// CRC32C is Java code that reads eight bytes at a time. Its methods take the end instead of the length.
NativeStatus updateBytesUpTo(NativeCall& call) {  // (checksum, bytes, offset, end)
  call.object(call.ref(1));
  return update<crc32c>(call, {call.ref(1), call.i(2), call.i(3) - call.i(2)});
}
NativeStatus updateMemoryUpTo(NativeCall& call) {  // (checksum, address, offset, end)
  return update<crc32c>(call, memoryPart(call.vm, call.l(1) + call.i(3), call.i(4) - call.i(3)));
}

// ---- streams

ZlibMemory memoryOf(Machine& vm) {
  return {vm.heap.base(),
          [&vm](std::size_t bytes) -> std::uint64_t {
            try {  // zlib is C: nothing may be thrown through it
              return static_cast<std::uint64_t>(allocateRaw(vm, static_cast<std::int64_t>(bytes)));
            } catch (const JavaThrow&) {
              return 0;
            }
          },
          [&vm](std::uint64_t place) { freeRaw(vm, static_cast<std::int64_t>(place)); }};
}

class Stream {
 public:
  Stream(NativeCall& call, std::int64_t address)
      : memory_(memoryOf(call.vm)), stream_(ZlibStream::at(static_cast<std::uint64_t>(address), memory_)) {
    call.vm.touchRaw(address);
    for (const ZlibStream::Block& block : stream_.blocks)
      if (block.bytes) call.vm.touchRaw(static_cast<std::int64_t>(block.place));
  }
  ~Stream() { stream_.park(memory_); }
  Stream(const Stream&) = delete;
  z_stream* operator->() { return &stream_.z; }
  operator z_stream*() { return &stream_.z; }
  void give(Machine& vm, const MemoryPart& input, const MemoryPart& output) {
    stream_.z.next_in = const_cast<Bytef*>(input.read(vm));
    stream_.z.avail_in = static_cast<uInt>(input.length);
    stream_.z.next_out = output.write(vm);
    stream_.z.avail_out = static_cast<uInt>(output.length);
  }

 private:
  ZlibMemory memory_;
  ZlibStream& stream_;
};

[[noreturn]] void internalError(z_stream* stream, const char* otherwise) {
  throw JavaThrow("java/lang/InternalError", stream->msg ? stream->msg : otherwise);
}

template <class Init>
NativeStatus initStream(NativeCall& call, Init init) {
  const std::int64_t address = allocateRaw(call.vm, sizeof(ZlibStream));
  Stream stream(call, address);
  const int result = init(stream);
  if (result == Z_OK) return call.returnLong(address);
  freeRaw(call.vm, address);
  if (result == Z_MEM_ERROR) throw JavaThrow("java/lang/OutOfMemoryError");
  internalError(stream, "cannot initialise zlib");
}

template <int (*end)(z_stream*)>
NativeStatus endStream(NativeCall& call) {
  end(Stream(call, call.l(0)));
  freeRaw(call.vm, call.l(0));
  return call.done();
}

template <int (*reset)(z_stream*)>
NativeStatus resetStream(NativeCall& call) {
  if (reset(Stream(call, call.l(0))) != Z_OK) throw JavaThrow("java/lang/InternalError");
  return call.done();
}

NativeStatus getAdler(NativeCall& call) {
  return call.returnInt(static_cast<std::int32_t>(Stream(call, call.l(0))->adler));
}

template <int (*set)(z_stream*, const Bytef*, uInt), PartAt part>
NativeStatus setDictionary(NativeCall& call) {  // (stream, bytes)
  const MemoryPart dictionary = part(call, 2);
  if (call.resume == 0 && dictionary.isVisible(call, ActionKind::Read))
    return dictionary.copyIn(call, kInput, kInputTaken);
  const std::uint8_t* bytes = dictionary.orCopy(call, kInput).read(call.vm);
  switch (set(Stream(call, call.l(0)), bytes, static_cast<uInt>(dictionary.length))) {
    case Z_OK:
      return call.done();
    case Z_STREAM_ERROR:
    case Z_DATA_ERROR:
      throw JavaThrow("java/lang/IllegalArgumentException");
    default:
      throw JavaThrow("java/lang/InternalError");
  }
}

// The result of a call of zlib. No other thread uses the stream meanwhile: Inflater and Deflater hold its monitor
// (zsRef).
struct Pumped {
  int result;
  uInt used, made;
};

// (this, stream, input, output …): `work` calls zlib, `finish` answers.
template <PartAt inputAt, PartAt outputAt, int (*work)(NativeCall&, Stream&),
          NativeStatus (*finish)(NativeCall&, Pumped)>
NativeStatus pump(NativeCall& call) {
  constexpr int kInputSlot = 3, kOutputSlot = kInputSlot + kRangeSlots;
  // While the output is given out, slots that hold numbers in any case remember the answer.
  Slot &result = call.args[kInputSlot + 1], &used = call.args[kInputSlot + 2], &made = call.args[kOutputSlot + 2];
  if (call.resume == kOutputGiven) return finish(call, {static_cast<int>(result), used, made});
  Machine& vm = call.vm;
  const MemoryPart input = inputAt(call, kInputSlot), output = outputAt(call, kOutputSlot);
  if (call.resume == 0 && input.isVisible(call, ActionKind::Read)) return input.copyIn(call, kInput, kInputTaken);
  const bool shared = output.isVisible(call, ActionKind::Write);
  if (shared) {
    call.needFrame();
    call.setLocal(kOutput, vm.newArray(*vm.known.byteArray, output.length));
  }
  Pumped pumped{};
  {
    Stream stream(call, call.l(1));
    stream.give(vm, input.orCopy(call, kInput), output.orCopy(call, kOutput));
    pumped.result = work(call, stream);
    pumped.used = static_cast<uInt>(input.length) - stream->avail_in;
    pumped.made = static_cast<uInt>(output.length) - stream->avail_out;
  }
  if (!shared || pumped.made == 0) return finish(call, pumped);
  result = static_cast<Slot>(pumped.result);
  used = pumped.used;
  made = pumped.made;
  return output.copyOut(call, kOutput, 0, static_cast<std::int32_t>(pumped.made), kOutputGiven);
}

// How many bytes were used and made, and two conditions, packed as Java unpacks them.
NativeStatus returnProgress(NativeCall& call, const Pumped& pumped, bool bit62, bool bit63) {
  return call.returnLong(static_cast<std::int64_t>(std::uint64_t{pumped.used} | std::uint64_t{pumped.made} << 31 |
                                                   std::uint64_t{bit62} << 62 | std::uint64_t{bit63} << 63));
}

// ---- Inflater

NativeStatus initInflater(NativeCall& call) {
  return initStream(call, [&](z_stream* z) { return inflateInit2(z, call.z(0) ? -MAX_WBITS : MAX_WBITS); });
}

int inflateSome(NativeCall&, Stream& stream) { return inflate(stream, Z_SYNC_FLUSH); }

NativeStatus inflated(NativeCall& call, Pumped pumped) {
  switch (pumped.result) {
    case Z_BUF_ERROR:
      return call.returnLong(0);
    case Z_STREAM_END:
    case Z_OK:
      return returnProgress(call, pumped, pumped.result == Z_STREAM_END, false);
    case Z_NEED_DICT:
      return returnProgress(call, pumped, false, true);
    case Z_DATA_ERROR: {
      Object& inflater = call.vm.at(call.ref(0));
      call.vm.touch(call.ref(0));
      inflater.set<std::uint32_t>(fieldNamed(*call.method->holder, "inputConsumed").offset, pumped.used);
      inflater.set<std::uint32_t>(fieldNamed(*call.method->holder, "outputConsumed").offset, pumped.made);
      Stream stream(call, call.l(1));
      if (stream->msg) throw JavaThrow("java/util/zip/DataFormatException", stream->msg);
      throw JavaThrow("java/util/zip/DataFormatException");
    }
    case Z_MEM_ERROR:
      throw JavaThrow("java/lang/OutOfMemoryError");
    default:
      internalError(Stream(call, call.l(1)), "zlib failed while inflating");
  }
}

template <PartAt input, PartAt output>
constexpr NativeFunction kInflate = pump<input, output, inflateSome, inflated>;

// ---- Deflater

NativeStatus initDeflater(NativeCall& call) {  // (level, strategy, nowrap)
  constexpr int kMemoryLevel = 8;
  return initStream(call, [&](z_stream* z) {
    return deflateInit2(z, call.i(0), Z_DEFLATED, call.z(2) ? -MAX_WBITS : MAX_WBITS, kMemoryLevel, call.i(1));
  });
}

constexpr int kFlush = 3 + 2 * kRangeSlots, kParameters = kFlush + 1;
bool setsParameters(NativeCall& call) { return call.i(kParameters) & 1; }

int deflateSome(NativeCall& call, Stream& stream) {
  const std::int32_t parameters = call.i(kParameters);  // bit 0: set these first; strategy; level
  return setsParameters(call) ? deflateParams(stream, parameters >> 3, parameters >> 1 & 3)
                              : deflate(stream, call.i(kFlush));
}

NativeStatus deflated(NativeCall& call, Pumped pumped) {
  switch (pumped.result) {
    case Z_OK:
      return returnProgress(call, pumped, false, false);
    case Z_STREAM_END:
      if (!setsParameters(call)) return returnProgress(call, pumped, true, false);
      break;
    case Z_BUF_ERROR:
      return setsParameters(call) ? returnProgress(call, pumped, false, true) : call.returnLong(0);
    default:
      break;
  }
  internalError(Stream(call, call.l(1)), "zlib failed while deflating");
}

template <PartAt input, PartAt output>
constexpr NativeFunction kDeflate = pump<input, output, deflateSome, deflated>;

constexpr NativeEntry kCrc32[] = {
    {"update", "(II)I", updateByte<crc32>},
    {"updateBytes0", nullptr, updateBytes<crc32>, 1},
    {"updateByteBuffer0", nullptr, updateMemory<crc32>, 1},
};
constexpr NativeEntry kAdler32[] = {
    {"update", "(II)I", updateByte<adler32>},
    {"updateBytes", nullptr, updateBytes<adler32>, 1},
    {"updateByteBuffer", nullptr, updateMemory<adler32>, 1},
};
constexpr NativeEntry kCrc32c[] = {
    {"updateBytes", "(I[BII)I", updateBytesUpTo, 1},
    {"updateDirectByteBuffer", nullptr, updateMemoryUpTo, 1},
};
constexpr NativeEntry kInflater[] = {
    {"initIDs", nullptr, nothing},
    {"init", nullptr, initInflater},
    {"setDictionary", "(J[BII)V", setDictionary<inflateSetDictionary, arrayPart>, 1},
    {"setDictionaryBuffer", nullptr, setDictionary<inflateSetDictionary, rawPart>, 1},
    {"inflateBytesBytes", nullptr, kInflate<arrayPart, arrayPart>, 2},
    {"inflateBytesBuffer", nullptr, kInflate<arrayPart, rawPart>, 2},
    {"inflateBufferBytes", nullptr, kInflate<rawPart, arrayPart>, 2},
    {"inflateBufferBuffer", nullptr, kInflate<rawPart, rawPart>, 2},
    {"getAdler", "(J)I", getAdler},
    {"reset", "(J)V", resetStream<inflateReset>},
    {"end", "(J)V", endStream<inflateEnd>},
};
constexpr NativeEntry kDeflater[] = {
    {"init", nullptr, initDeflater},
    {"setDictionary", "(J[BII)V", setDictionary<deflateSetDictionary, arrayPart>, 1},
    {"setDictionaryBuffer", nullptr, setDictionary<deflateSetDictionary, rawPart>, 1},
    {"deflateBytesBytes", nullptr, kDeflate<arrayPart, arrayPart>, 2},
    {"deflateBytesBuffer", nullptr, kDeflate<arrayPart, rawPart>, 2},
    {"deflateBufferBytes", nullptr, kDeflate<rawPart, arrayPart>, 2},
    {"deflateBufferBuffer", nullptr, kDeflate<rawPart, rawPart>, 2},
    {"getAdler", "(J)I", getAdler},
    {"reset", "(J)V", resetStream<deflateReset>},
    {"end", "(J)V", endStream<deflateEnd>},
};

constexpr ClassNatives kClasses[] = {
    {"java/util/zip/CRC32", kCrc32},       {"java/util/zip/Adler32", kAdler32},   {"java/util/zip/CRC32C", kCrc32c},
    {"java/util/zip/Inflater", kInflater}, {"java/util/zip/Deflater", kDeflater},
};

}  // namespace
}  // namespace zip

extern const std::span<const ClassNatives> kZipNatives = zip::kClasses;

}  // namespace weaveproof::natives

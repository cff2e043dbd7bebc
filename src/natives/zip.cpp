// java.util.zip: checksums, Inflater and Deflater, by zlib. A zip file itself is read by Java code.
#include <zlib.h>

#include "natives/descriptors.hpp"
#include "natives/raw_memory.hpp"
#include "natives/registry.hpp"
#include "natives/zlib_stream.hpp"

namespace weaveproof {
namespace {

// Input and output are a byte array with offset and length (three slots), or an address and a length (three slots too).
struct Range {
  std::uint8_t* start;
  uInt length;
};
Range arrayRange(NativeCall& call, int slot) {
  call.object(call.ref(slot));
  call.vm.touch(call.ref(slot));
  return {call.object(call.ref(slot)).elements<std::uint8_t>() + call.i(slot + 1), static_cast<uInt>(call.i(slot + 2))};
}
Range memoryRange(NativeCall& call, int slot) {
  const std::int32_t length = call.i(slot + 2);
  return {length ? memoryAt(call.vm, call.l(slot), length) : nullptr, static_cast<uInt>(length)};
}
constexpr int kRangeSlots = 3;

// ---- checksums

using Checksum = uLong (*)(uLong, const Bytef*, uInt);

template <Checksum checksum>
NativeStatus updateByte(NativeCall& call) {  // (checksum, byte)
  const auto byte = static_cast<Bytef>(call.i(1));
  return call.returnInt(static_cast<std::int32_t>(checksum(static_cast<std::uint32_t>(call.i(0)), &byte, 1)));
}

template <Checksum checksum>
NativeStatus updateBytes(NativeCall& call) {  // (checksum, bytes, offset, length)
  const Range range = arrayRange(call, 1);
  return call.returnInt(
      static_cast<std::int32_t>(checksum(static_cast<std::uint32_t>(call.i(0)), range.start, range.length)));
}

template <Checksum checksum>
NativeStatus updateMemory(NativeCall& call) {  // (checksum, address, offset, length)
  const std::int32_t length = call.i(4);
  if (length == 0) return call.returnInt(call.i(0));
  const std::uint8_t* start = memoryAt(call.vm, call.l(1) + call.i(3), length);
  return call.returnInt(
      static_cast<std::int32_t>(checksum(static_cast<std::uint32_t>(call.i(0)), start, static_cast<uInt>(length))));
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
  void give(Range input, Range output) {
    stream_.z.next_in = input.start;
    stream_.z.avail_in = input.length;
    stream_.z.next_out = output.start;
    stream_.z.avail_out = output.length;
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

template <int (*set)(z_stream*, const Bytef*, uInt), Range (*range)(NativeCall&, int)>
NativeStatus setDictionary(NativeCall& call) {  // (stream, bytes)
  const Range dictionary = range(call, 2);
  switch (set(Stream(call, call.l(0)), dictionary.start, dictionary.length)) {
    case Z_OK:
      return call.done();
    case Z_STREAM_ERROR:
    case Z_DATA_ERROR:
      throw JavaThrow("java/lang/IllegalArgumentException");
    default:
      throw JavaThrow("java/lang/InternalError");
  }
}

// How many bytes were used and made, and two conditions, packed as Java unpacks them.
NativeStatus returnProgress(NativeCall& call, std::uint64_t used, std::uint64_t made, bool bit62, bool bit63) {
  return call.returnLong(
      static_cast<std::int64_t>(used | made << 31 | std::uint64_t{bit62} << 62 | std::uint64_t{bit63} << 63));
}

// ---- Inflater

NativeStatus initInflater(NativeCall& call) {
  return initStream(call, [&](z_stream* z) { return inflateInit2(z, call.z(0) ? -MAX_WBITS : MAX_WBITS); });
}

template <Range (*inputRange)(NativeCall&, int), Range (*outputRange)(NativeCall&, int)>
NativeStatus inflateStream(NativeCall& call) {  // (inflater, stream, input, output)
  const Range input = inputRange(call, 3), output = outputRange(call, 3 + kRangeSlots);
  Stream stream(call, call.l(1));
  stream.give(input, output);
  const int result = inflate(stream, Z_SYNC_FLUSH);
  const uInt used = input.length - stream->avail_in, made = output.length - stream->avail_out;
  switch (result) {
    case Z_BUF_ERROR:
      return call.returnLong(0);
    case Z_STREAM_END:
    case Z_OK:
      return returnProgress(call, used, made, result == Z_STREAM_END, false);
    case Z_NEED_DICT:
      return returnProgress(call, used, made, false, true);
    case Z_DATA_ERROR: {
      Object& inflater = call.vm.at(call.ref(0));
      call.vm.touch(call.ref(0));
      inflater.set<std::uint32_t>(fieldNamed(*call.method->holder, "inputConsumed").offset, used);
      inflater.set<std::uint32_t>(fieldNamed(*call.method->holder, "outputConsumed").offset, made);
      if (stream->msg) throw JavaThrow("java/util/zip/DataFormatException", stream->msg);
      throw JavaThrow("java/util/zip/DataFormatException");
    }
    case Z_MEM_ERROR:
      throw JavaThrow("java/lang/OutOfMemoryError");
    default:
      internalError(stream, "zlib failed while inflating");
  }
}

// ---- Deflater

NativeStatus initDeflater(NativeCall& call) {  // (level, strategy, nowrap)
  constexpr int kMemoryLevel = 8;
  return initStream(call, [&](z_stream* z) {
    return deflateInit2(z, call.i(0), Z_DEFLATED, call.z(2) ? -MAX_WBITS : MAX_WBITS, kMemoryLevel, call.i(1));
  });
}

template <Range (*inputRange)(NativeCall&, int), Range (*outputRange)(NativeCall&, int)>
NativeStatus deflateStream(NativeCall& call) {  // (deflater, stream, input, output, flush, parameters)
  constexpr int kFlush = 3 + 2 * kRangeSlots, kParameters = kFlush + 1;
  const Range input = inputRange(call, 3), output = outputRange(call, 3 + kRangeSlots);
  const std::int32_t parameters = call.i(kParameters);  // bit 0: set these first; strategy; level
  const bool setParameters = parameters & 1;
  Stream stream(call, call.l(1));
  stream.give(input, output);
  const int result =
      setParameters ? deflateParams(stream, parameters >> 3, parameters >> 1 & 3) : deflate(stream, call.i(kFlush));
  const uInt used = input.length - stream->avail_in, made = output.length - stream->avail_out;
  switch (result) {
    case Z_OK:
      return returnProgress(call, used, made, false, false);
    case Z_STREAM_END:
      if (!setParameters) return returnProgress(call, used, made, true, false);
      break;
    case Z_BUF_ERROR:
      return setParameters ? returnProgress(call, used, made, false, true) : call.returnLong(0);
    default:
      break;
  }
  internalError(stream, "zlib failed while deflating");
}

constexpr NativeEntry kCrc32[] = {
    {"update", "(II)I", updateByte<crc32>},
    {"updateBytes0", nullptr, updateBytes<crc32>},
    {"updateByteBuffer0", nullptr, updateMemory<crc32>},
};
constexpr NativeEntry kAdler32[] = {
    {"update", "(II)I", updateByte<adler32>},
    {"updateBytes", nullptr, updateBytes<adler32>},
    {"updateByteBuffer", nullptr, updateMemory<adler32>},
};
constexpr NativeEntry kInflater[] = {
    {"initIDs", nullptr, nothing},
    {"init", nullptr, initInflater},
    {"setDictionary", "(J[BII)V", setDictionary<inflateSetDictionary, arrayRange>},
    {"setDictionaryBuffer", nullptr, setDictionary<inflateSetDictionary, memoryRange>},
    {"inflateBytesBytes", nullptr, inflateStream<arrayRange, arrayRange>},
    {"inflateBytesBuffer", nullptr, inflateStream<arrayRange, memoryRange>},
    {"inflateBufferBytes", nullptr, inflateStream<memoryRange, arrayRange>},
    {"inflateBufferBuffer", nullptr, inflateStream<memoryRange, memoryRange>},
    {"getAdler", "(J)I", getAdler},
    {"reset", "(J)V", resetStream<inflateReset>},
    {"end", "(J)V", endStream<inflateEnd>},
};
constexpr NativeEntry kDeflater[] = {
    {"init", nullptr, initDeflater},
    {"setDictionary", "(J[BII)V", setDictionary<deflateSetDictionary, arrayRange>},
    {"setDictionaryBuffer", nullptr, setDictionary<deflateSetDictionary, memoryRange>},
    {"deflateBytesBytes", nullptr, deflateStream<arrayRange, arrayRange>},
    {"deflateBytesBuffer", nullptr, deflateStream<arrayRange, memoryRange>},
    {"deflateBufferBytes", nullptr, deflateStream<memoryRange, arrayRange>},
    {"deflateBufferBuffer", nullptr, deflateStream<memoryRange, memoryRange>},
    {"getAdler", "(J)I", getAdler},
    {"reset", "(J)V", resetStream<deflateReset>},
    {"end", "(J)V", endStream<deflateEnd>},
};

constexpr ClassNatives kClasses[] = {
    {"java/util/zip/CRC32", kCrc32},
    {"java/util/zip/Adler32", kAdler32},
    {"java/util/zip/Inflater", kInflater},
    {"java/util/zip/Deflater", kDeflater},
};

}  // namespace

extern const std::span<const ClassNatives> kZipNatives = kClasses;

}  // namespace weaveproof

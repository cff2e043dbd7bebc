// A zlib stream in an arena: its state is all there, so a copy of the arena, at another address, goes on in its place.
#include "natives/io/zlib_stream.hpp"

#include <gtest/gtest.h>

#include <cstring>
#include <memory>
#include <string>
#include <vector>

namespace weaveproof::natives {
namespace {

constexpr std::size_t kArena = std::size_t{1} << 20;
constexpr std::uint64_t kStream = 64;

class Arena {
 public:
  Arena() : bytes_(kArena / 8) {}
  Arena(const Arena& other) = default;

  ZlibMemory memory() {
    return {base(),
            [this](std::size_t size) {
              const std::uint64_t place = next_;
              next_ += size;
              ++blocks_;
              return next_ <= kArena ? place : 0;
            },
            [this](std::uint64_t) { --blocks_; }};
  }
  std::uint8_t* base() { return reinterpret_cast<std::uint8_t*>(bytes_.data()); }
  int blocks() const { return blocks_; }
  void scramble() { std::fill(bytes_.begin(), bytes_.end(), 0xa5a5a5a5a5a5a5a5u); }

 private:
  std::vector<std::uint64_t> bytes_;
  std::uint64_t next_ = 4096;
  int blocks_ = 0;
};

std::string someText() {
  std::string text;
  for (int i = 0; i < 20000; ++i) text += std::to_string(i * 7919 % 1000) + (i % 5 ? " and " : "\n");
  return text;
}

// Runs the stream over `input` from the byte where it stands, up to `until`; appends what it makes.
template <class Step>
int feed(Arena& arena, Step step, const std::string& input, std::size_t from, std::size_t until, std::string& output) {
  ZlibMemory memory = arena.memory();
  z_stream& z = ZlibStream::at(kStream, memory).z;
  std::string copy = input.substr(from, until - from);
  z.next_in = reinterpret_cast<Bytef*>(copy.data());
  z.avail_in = static_cast<uInt>(copy.size());
  int result = Z_OK;
  do {
    char made[1000];
    z.next_out = reinterpret_cast<Bytef*>(made);
    z.avail_out = sizeof made;
    result = step(&z, until == input.size());
    output.append(made, sizeof made - z.avail_out);
  } while (z.avail_out == 0);
  return result;
}

int deflateStep(z_stream* z, bool last) { return deflate(z, last ? Z_FINISH : Z_NO_FLUSH); }
int inflateStep(z_stream* z, bool) { return inflate(z, Z_SYNC_FLUSH); }

class ZlibStreamTest : public testing::TestWithParam<int> {};  // the level of compression

std::unique_ptr<Arena> newDeflater(int level) {
  auto arena = std::make_unique<Arena>();
  ZlibMemory memory = arena->memory();
  EXPECT_EQ(deflateInit(&ZlibStream::at(kStream, memory).z, level), Z_OK);
  return arena;
}

// Feeds all of the input in pieces; with `moving`, the arena is copied and spoilt after each.
template <class Step>
std::string feedAll(std::unique_ptr<Arena> arena, Step step, const std::string& input, std::size_t piece, bool moving) {
  std::string output;
  for (std::size_t from = 0; from < input.size(); from += piece) {
    const int result = feed(*arena, step, input, from, std::min(input.size(), from + piece), output);
    EXPECT_TRUE(result == Z_OK || result == Z_STREAM_END || result == Z_BUF_ERROR) << result;
    if (!moving) continue;
    auto copy = std::make_unique<Arena>(*arena);
    arena->scramble();
    std::swap(arena, copy);
  }
  return output;
}

TEST_P(ZlibStreamTest, GoesOnInACopyOfTheArena) {
  const std::string text = someText();
  const std::string packed = feedAll(newDeflater(GetParam()), deflateStep, text, 7777, true);
  EXPECT_EQ(packed, feedAll(newDeflater(GetParam()), deflateStep, text, 7777, false));
  auto inflater = std::make_unique<Arena>();
  {
    ZlibMemory memory = inflater->memory();
    ASSERT_EQ(inflateInit(&ZlibStream::at(kStream, memory).z), Z_OK);
  }
  EXPECT_EQ(feedAll(std::move(inflater), inflateStep, packed, 333, true), text);
}

TEST_P(ZlibStreamTest, FreesItsBlocks) {
  auto arena = newDeflater(GetParam());
  EXPECT_GT(arena->blocks(), 0);
  ZlibMemory memory = arena->memory();
  deflateEnd(&ZlibStream::at(kStream, memory).z);
  EXPECT_EQ(arena->blocks(), 0);
}

INSTANTIATE_TEST_SUITE_P(Levels, ZlibStreamTest, testing::Values(0, 1, 6, 9));

TEST(ZlibStream, SaysWhenThereIsNoMemory) {
  Arena arena;
  ZlibMemory memory = arena.memory();
  memory.allocate = [](std::size_t) { return std::uint64_t{0}; };
  EXPECT_EQ(deflateInit(&ZlibStream::at(kStream, memory).z, 6), Z_MEM_ERROR);
}

}  // namespace
}  // namespace weaveproof::natives

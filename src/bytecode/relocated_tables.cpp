#include "bytecode/relocated_tables.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>

#include "bytecode/bytecode.hpp"

namespace weaveproof::bytecode {
namespace {

constexpr std::size_t kVariableSize = 10;
constexpr std::size_t kMostEntries = 65535;
// A bound on the work for names of variables, which the program does not need: variables times blocks.
constexpr std::size_t kMostVariablePieces = std::size_t{1} << 24;

using Buffer = std::vector<std::uint8_t>;

void put2(Buffer& to, std::size_t value) {
  to.push_back(static_cast<std::uint8_t>(value >> 8));
  to.push_back(static_cast<std::uint8_t>(value));
}

// A table of the class file's form: a count, then the entries.
Buffer counted(const Buffer& entries, std::size_t entrySize) {
  Buffer table;
  put2(table, entries.size() / entrySize);
  table.insert(table.end(), entries.begin(), entries.end());
  return table;
}

constexpr std::uint32_t kNoLine = 0xffffffff;

// By bci of the original: the entry that starts last counts, of those that start there the last.
std::vector<std::uint32_t> linesByPlace(const classfile::Code& code) {
  std::vector<std::uint32_t> lines(code.code.size(), kNoLine);
  for (const Bytes table : code.lineNumberTables) {
    for (std::uint32_t i = 0; i < u2(table, 0); ++i) lines[u2(table, 2 + 4 * i)] = u2(table, 4 + 4 * i);
  }
  for (std::size_t bci = 1; bci < lines.size(); ++bci) {
    if (lines[bci] == kNoLine) lines[bci] = lines[bci - 1];
  }
  return lines;
}

}  // namespace

void RelocatedTables::add(const FlowGraph::Block& block, std::uint32_t begin, std::uint32_t end) {
  if (begin != end) pieces_.push_back({block, begin, end});
}

void RelocatedTables::finish(Buffer bytes, classfile::Code& code) const {
  const std::size_t size = bytes.size();
  code.placesInFile = places(size);
  std::vector<Buffer> tables = {lines(code.placesInFile)};
  for (Buffer& table : variables()) tables.push_back(std::move(table));
  for (const Buffer& table : tables) bytes.insert(bytes.end(), table.begin(), table.end());
  const auto own = std::make_shared<const Buffer>(std::move(bytes));
  std::size_t at = size;
  for (const Buffer& table : tables) {
    (&table == tables.data() ? code.lineNumberTables : code.localVariableTables)
        .push_back(Bytes(*own).subspan(at, table.size()));
    at += table.size();
  }
  code.code = Bytes(*own).first(size);
  code.own = own;
}

std::vector<std::uint16_t> RelocatedTables::places(std::size_t size) const {
  std::vector<std::uint16_t> places(size);
  for (const Piece& piece : pieces_) {
    std::uint32_t bci = piece.block.begin;
    for (std::uint32_t at = piece.begin; at < piece.end; ++at) {
      if (bci != piece.block.last &&
          at - piece.begin == bci + instructionLength(original_.code, bci) - piece.block.begin)
        bci += instructionLength(original_.code, bci);
      places[at] = static_cast<std::uint16_t>(bci);
    }
  }
  return places;
}

// Instructions in front of the original's first entry have no line there, and here perhaps that of what comes before.
Buffer RelocatedTables::lines(const std::vector<std::uint16_t>& places) const {
  const std::vector<std::uint32_t> byPlace = linesByPlace(original_);
  Buffer entries;
  std::uint32_t line = kNoLine;
  for (std::size_t at = 0; at < places.size(); ++at) {
    if (byPlace[places[at]] == line || byPlace[places[at]] == kNoLine) continue;
    line = byPlace[places[at]];
    put2(entries, at);
    put2(entries, line);
  }
  return counted(entries, 4);
}

// The new place of the first instruction of the piece that is at `bci` or after it in the original.
std::uint32_t RelocatedTables::relocated(const Piece& piece, std::uint32_t bci) const {
  if (bci <= piece.block.begin) return piece.begin;
  return bci <= piece.block.last ? piece.begin + (bci - piece.block.begin) : piece.end;
}

std::vector<Buffer> RelocatedTables::variables() const {
  std::vector<Buffer> tables;
  Buffer entries;
  std::size_t work = 0;
  for (const Bytes table : original_.localVariableTables) {
    for (std::uint32_t at = 2; at < table.size(); at += kVariableSize) {
      work += pieces_.size();
      if (work > kMostVariablePieces) return {};
      const std::uint32_t begin = u2(table, at), end = begin + u2(table, at + 2);
      Entry open = {0, 0};
      const auto close = [&] {
        if (open.begin == open.end) return;
        put2(entries, open.begin);
        put2(entries, open.end - open.begin);
        entries.insert(entries.end(), table.begin() + at + 4, table.begin() + at + kVariableSize);
        if (entries.size() / kVariableSize < kMostEntries) return;
        tables.push_back(counted(entries, kVariableSize));
        entries.clear();
      };
      for (const Piece& piece : pieces_) {
        if (end <= piece.block.begin || begin >= piece.block.end) continue;
        const Entry here = {relocated(piece, begin), relocated(piece, end)};
        if (here.begin == open.end) {
          open.end = here.end;
        } else {
          close();
          open = here;
        }
      }
      close();
    }
  }
  if (!entries.empty()) tables.push_back(counted(entries, kVariableSize));
  return tables;
}

}  // namespace weaveproof::bytecode

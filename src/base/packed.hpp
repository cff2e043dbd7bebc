// Values as bytes, for another process of the same program (cli/apart.hpp).
//
// Structures need no list of their fields, so that a new field cannot be forgotten: the compiler counts how many values an aggregate can
// be initialised with, and a structured binding of that size names them. If the count is wrong, the binding does not compile. The trick
// is that of Antony Polukhin's Boost.PFR.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace weaveproof::base {

namespace packing {

struct Anything {
  template <class T>
  operator T() const;
};

template <class T, std::size_t... index>
constexpr bool takes(std::index_sequence<index...>) {
  return requires { T{(static_cast<void>(index), Anything{})...}; };
}

constexpr std::size_t kMostFields = 32;

template <class T, std::size_t count = kMostFields>
constexpr std::size_t fieldCount() {
  if constexpr (takes<T>(std::make_index_sequence<count>()))
    return count;
  else
    return fieldCount<T, count - 1>();
}

// Calls `visit` with each field of an aggregate. One line for each number of fields.
template <class T, class Visit>
void eachField(T& value, const Visit& visit) {
  constexpr std::size_t count = fieldCount<std::remove_const_t<T>>();
  static_assert(count > 0 && count < kMostFields, "a structure with more fields needs more lines here");
  const auto all = [&](auto&... fields) { (visit(fields), ...); };
#define WEAVEPROOF_FIELDS(number, ...)      \
  if constexpr (count == number) {          \
    auto& [__VA_ARGS__] = value;            \
    all(__VA_ARGS__);                       \
  }
  WEAVEPROOF_FIELDS(1, a)
  WEAVEPROOF_FIELDS(2, a, b)
  WEAVEPROOF_FIELDS(3, a, b, c)
  WEAVEPROOF_FIELDS(4, a, b, c, d)
  WEAVEPROOF_FIELDS(5, a, b, c, d, e)
  WEAVEPROOF_FIELDS(6, a, b, c, d, e, f)
  WEAVEPROOF_FIELDS(7, a, b, c, d, e, f, g)
  WEAVEPROOF_FIELDS(8, a, b, c, d, e, f, g, h)
  WEAVEPROOF_FIELDS(9, a, b, c, d, e, f, g, h, i)
  WEAVEPROOF_FIELDS(10, a, b, c, d, e, f, g, h, i, j)
  WEAVEPROOF_FIELDS(11, a, b, c, d, e, f, g, h, i, j, k)
  WEAVEPROOF_FIELDS(12, a, b, c, d, e, f, g, h, i, j, k, l)
  WEAVEPROOF_FIELDS(13, a, b, c, d, e, f, g, h, i, j, k, l, m)
  WEAVEPROOF_FIELDS(14, a, b, c, d, e, f, g, h, i, j, k, l, m, n)
  WEAVEPROOF_FIELDS(15, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o)
  WEAVEPROOF_FIELDS(16, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p)
  WEAVEPROOF_FIELDS(17, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q)
  WEAVEPROOF_FIELDS(18, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r)
  WEAVEPROOF_FIELDS(19, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s)
  WEAVEPROOF_FIELDS(20, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t)
  WEAVEPROOF_FIELDS(21, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u)
  WEAVEPROOF_FIELDS(22, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v)
  WEAVEPROOF_FIELDS(23, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w)
  WEAVEPROOF_FIELDS(24, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x)
  WEAVEPROOF_FIELDS(25, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y)
  WEAVEPROOF_FIELDS(26, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z)
  WEAVEPROOF_FIELDS(27, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, aa)
  WEAVEPROOF_FIELDS(28, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, aa, bb)
  WEAVEPROOF_FIELDS(29, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, aa, bb, cc)
  WEAVEPROOF_FIELDS(30, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, aa, bb, cc, dd)
  WEAVEPROOF_FIELDS(31, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, aa, bb, cc, dd, ee)
#undef WEAVEPROOF_FIELDS
}

template <class T, template <class...> class Template>
inline constexpr bool kIs = false;
template <template <class...> class Template, class... Arguments>
inline constexpr bool kIs<Template<Arguments...>, Template> = true;
template <class T>
inline constexpr bool kIsArray = false;
template <class T, std::size_t size>
inline constexpr bool kIsArray<std::array<T, size>> = true;

template <class T>
inline constexpr bool kIsNumber = std::is_arithmetic_v<T> || std::is_enum_v<T>;

}  // namespace packing

class Packer {
 public:
  template <class T>
  void add(const T& value) {
    using namespace packing;
    if constexpr (kIsNumber<T>) {
      bytes_.append(reinterpret_cast<const char*>(&value), sizeof value);
    } else if constexpr (std::is_same_v<T, std::string>) {
      add(value.size());
      bytes_ += value;
    } else if constexpr (std::is_same_v<T, std::filesystem::path>) {
      add(value.string());
    } else if constexpr (kIs<T, std::vector> || kIs<T, std::set> || kIs<T, std::map>) {
      add(value.size());
      for (const auto& element : value) add(element);
    } else if constexpr (kIsArray<T>) {
      for (const auto& element : value) add(element);
    } else if constexpr (kIs<T, std::optional> || kIs<T, std::shared_ptr>) {
      add(static_cast<bool>(value));
      if (value) add(*value);
    } else if constexpr (kIs<T, std::pair>) {
      add(value.first);
      add(value.second);
    } else {
      eachField(value, [this](const auto& field) { add(field); });
    }
  }

  std::string take() { return std::move(bytes_); }

 private:
  std::string bytes_;
};

class Unpacker {
 public:
  explicit Unpacker(std::string_view bytes) : bytes_(bytes) {}

  template <class T>
  void get(T& value) {
    using namespace packing;
    if constexpr (kIsNumber<T>) {
      std::memcpy(&value, next(sizeof value).data(), sizeof value);
    } else if constexpr (std::is_same_v<T, std::string>) {
      value = next(size());
    } else if constexpr (std::is_same_v<T, std::filesystem::path>) {
      value = next(size());
    } else if constexpr (kIs<T, std::vector> || kIs<T, std::set>) {
      value.clear();
      for (std::size_t left = size(); left > 0; --left) value.insert(value.end(), make<typename T::value_type>());
    } else if constexpr (kIs<T, std::map>) {
      value.clear();
      for (std::size_t left = size(); left > 0; --left) {
        auto key = make<typename T::key_type>();
        value.emplace(std::move(key), make<typename T::mapped_type>());
      }
    } else if constexpr (kIsArray<T>) {
      for (auto& element : value) get(element);
    } else if constexpr (kIs<T, std::optional>) {
      value.reset();
      if (make<bool>()) value = make<typename T::value_type>();
    } else if constexpr (kIs<T, std::shared_ptr>) {
      using Element = std::remove_const_t<typename T::element_type>;
      value = make<bool>() ? std::make_shared<Element>(make<Element>()) : nullptr;
    } else if constexpr (kIs<T, std::pair>) {
      get(value.first);
      get(value.second);
    } else {
      eachField(value, [this](auto& field) { get(field); });
    }
  }

 private:
  template <class T>
  T make() {
    T value{};
    get(value);
    return value;
  }
  std::size_t size() { return make<std::size_t>(); }
  std::string_view next(std::size_t size) {
    if (size > bytes_.size()) throw std::logic_error("packed bytes end before the value does");
    const std::string_view found = bytes_.substr(0, size);
    bytes_.remove_prefix(size);
    return found;
  }

  std::string_view bytes_;
};

template <class T>
std::string packed(const T& value) {
  Packer packer;
  packer.add(value);
  return packer.take();
}

template <class T>
T unpacked(std::string_view bytes) {
  T value{};
  Unpacker(bytes).get(value);
  return value;
}

}  // namespace weaveproof::base

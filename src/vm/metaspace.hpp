// Memory for class data: classes, methods, symbols, translated code. It lies in the low four gigabytes, so that a
// pointer into it fits in 32 bits: object headers, frames and code cells hold such pointers. Nothing in it is ever freed
// before the whole; objects placed here must not need a destructor.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <span>
#include <type_traits>
#include <utility>

namespace weaveproof::vm {

template <class T>
class Low {  // a 32-bit pointer into metaspace
 public:
  Low() = default;
  Low(T* p) : address_(static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(p))) {
    assert(get() == p && "class data lies in the low four gigabytes");
  }
  T* get() const { return reinterpret_cast<T*>(std::uintptr_t{address_}); }
  T* operator->() const { return get(); }
  T& operator*() const { return *get(); }
  operator T*() const { return get(); }

 private:
  std::uint32_t address_ = 0;
};

template <class T>
T* fromLow(std::uint32_t address) {
  return reinterpret_cast<T*>(std::uintptr_t{address});
}
inline std::uint32_t toLow(const void* p) {
  assert(reinterpret_cast<std::uintptr_t>(p) >> 32 == 0 && "class data lies in the low four gigabytes");
  return static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(p));
}

class Metaspace {
 public:
  Metaspace();
  ~Metaspace();
  Metaspace(const Metaspace&) = delete;
  Metaspace& operator=(const Metaspace&) = delete;

  void* allocate(std::size_t bytes, std::size_t alignment = 8);  // zeroed

  template <class T, class... Args>
  T* make(Args&&... args) {
    assert(base_ != nullptr && "a space for class data");
    static_assert(std::is_trivially_destructible_v<T>);
    return new (allocate(sizeof(T), alignof(T))) T(std::forward<Args>(args)...);
  }
  template <class T>
  std::span<T> array(std::size_t count) {
    static_assert(std::is_trivially_destructible_v<T>);
    T* p = static_cast<T*>(allocate(count * sizeof(T), alignof(T)));
    for (std::size_t i = 0; i < count; ++i) new (p + i) T();
    return {p, count};
  }
  template <class Range>
  auto copy(const Range& range) {
    using T = std::remove_cvref_t<decltype(*std::begin(range))>;
    auto result = array<T>(std::size(range));
    std::size_t i = 0;
    for (const auto& element : range) result[i++] = element;
    return result;
  }

 private:
  std::mutex mutex_;
  char* base_ = nullptr;
  char* next_ = nullptr;
  char* end_ = nullptr;
};

}  // namespace weaveproof::vm

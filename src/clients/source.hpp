// A client as a Java program.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "clients/admitted.hpp"
#include "clients/client.hpp"
#include "clients/subject.hpp"

namespace weaveproof::clients {

// What all clients of a run have in common.
struct Harness {
  const Subject& subject;
  std::vector<std::string> prefix;  // calls before the threads start
  std::string content;              // a call with a result that counts in the end; may be empty
};

inline constexpr const char *kLinearizable = "linearizable", *kSequentiallyConsistent = "sequentially consistent";

// "QueueClient7", in the subject's package.
std::string simpleNameOf(const Subject& subject, std::size_t number);
std::string classNameOf(const Subject& subject, std::size_t number);
std::filesystem::path fileOf(const Subject& subject, std::size_t number);

// One file with all clients, from 1 on. The arguments of their programs are what is checked, and the orders that are
// admitted.
std::string sourceOfAll(const Harness& harness, const std::vector<Client>& clients);

// A file with one, which has these in it.
std::string sourceOf(const Harness& harness, const Client& client, std::size_t number, const std::string& property,
                     const std::vector<Order>& admitted);

// The --time with which a client is checked in the place of `free`; empty: as it was asked for. Calls that may wait for ever wait with a
// limit in the client, and with `free` that limit may be over at any moment, so `check` would not find out that they wait.
std::string timeInsteadOfFree(const std::vector<Order>& admitted);

}  // namespace weaveproof::clients

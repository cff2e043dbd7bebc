// What came of clients.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "batch/result.hpp"
#include "clients/admitted.hpp"
#include "clients/client.hpp"
#include "clients/subject.hpp"

namespace weaveproof::clients {

// The results of a schedule that are not admitted, as the client tells them when it fails.
struct Broken {
  std::string property;              // "not linearizable"
  std::vector<std::string> results;  // of the calls of the first thread, of the second, …, and last the content
  std::string precedences;           // "A2 before B1": which calls had returned when others were called
};

// Empty if the message is about something else: a deadlock, for example.
std::optional<Broken> brokenIn(const std::string& message);

// A client, and what only a client has of its result. Its number is that of its row, from 1 on, unless one is asked for.
struct ClientDetails {
  std::size_t number = 0;
  Client client;
  std::vector<Order> admitted;
  std::optional<Broken> broken;  // if its results are what is wrong
};

inline constexpr const char* kUnchecked = "unchecked";  // the word for a client that is skipped

struct Results {
  const Subject* subject = nullptr;
  std::string property;              // that was checked
  std::string reference;             // the class that says what is admitted; empty: the subject itself
  std::optional<std::uint64_t> all;  // how many clients there are within the bounds
  std::vector<ClientDetails> clients;
  batch::Results checks;             // of the clients
  std::vector<NotCalled> notCalled;  // public methods that none of the clients calls
  bool oneAsked = false;             // by its number: nothing is said of the class
  std::string unfinished;            // why it is not known which results the calls may have; empty if it is

  void add(std::size_t number, const Client& client);
  batch::Result unchecked(std::size_t row) const;

  // As of `check`: 1, 5, 4, 3, 0, the first that one of the clients has; 3 if all pass and a method was not called that the user did
  // not leave out.
  int status() const;
  bool allPass() const;
};

// "addAll(Collection), stream()": the methods that the user has excluded (isWish), or the others; empty if there are
// none.
std::string notCalledBecause(const Results& results, bool isWish);

// "20 clients: 19 pass, 1 violation.", and what that says of the class.
std::string conclusionOf(const Results& results);

// Clients as tests of the class. Methods that no client calls are one more, without an answer.
batch::Results asTests(const Results& results);

}  // namespace weaveproof::clients

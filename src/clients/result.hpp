// What came of clients.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "clients/admitted.hpp"
#include "clients/client.hpp"
#include "clients/subject.hpp"

namespace weaveproof::clients {

enum class Verdict : std::uint8_t {
  Passes,       // every schedule was covered, and the results of each are admitted
  Violation,    // the results of a schedule are not, or something else is wrong with it
  Undecided,    // not every schedule was covered
  Unsupported,  // weaveproof does not have what it needs
  Error,        // its check ended without an answer
  Unchecked,    // nobody has begun it
};

const char* nameOf(Verdict verdict);
Verdict verdictNamed(const std::string& name);  // as the JSON of `check` has it

// The results of a schedule that are not admitted, as the client tells them when it fails.
struct Broken {
  std::string property;              // "not linearizable"
  std::vector<std::string> results;  // of the calls of the first thread, of the second, …, and last the content
  std::string precedences;           // "A2 before B1": which calls had returned when others were called
};

// Empty if the message is about something else: a deadlock, for example.
std::optional<Broken> brokenIn(const std::string& message);

struct ClientResult {
  std::size_t number = 0;  // from 1
  Client client;
  std::vector<Order> admitted;
  Verdict verdict = Verdict::Unchecked;
  std::string said;              // the violation, or why there is no answer
  std::optional<Broken> broken;  // if its results are what is wrong
  std::uint64_t states = 0;
  double seconds = 0;
  std::string schedule;   // what `check` says of a violation
  std::string trace;      // the file for replay
  nlohmann::json answer;  // what `check` has found, as JSON; null without an answer
};

struct Results {
  const Subject* subject = nullptr;
  std::string property;              // that was checked
  std::string reference;             // the class that says what is admitted; empty: the subject itself
  std::optional<std::uint64_t> all;  // how many clients there are within the bounds
  std::vector<ClientResult> clients;
  std::vector<NotCalled> notCalled;  // public methods that none of the clients calls
  bool oneAsked = false;             // by its number: nothing is said of the class
  std::string unfinished;  // why it is not known which results the calls may have; empty if it is

  std::size_t count(Verdict verdict) const;
  // As of `check`: 1, 5, 4, 3, 0, the first that one of the clients has; 3 if all pass and a method was not called that the user did
  // not leave out.
  int status() const;
  bool allPass() const;
};

// "addAll(Collection), stream()" of those that the user has left out, or of the others; empty if there are none.
std::string notCalledBecause(const Results& results, bool isWish);

// "20 clients: 19 pass, 1 violation.", and what that says of the class.
std::string conclusionOf(const Results& results);

}  // namespace weaveproof::clients

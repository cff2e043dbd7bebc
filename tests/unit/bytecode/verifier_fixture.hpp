// Verifies one method at a time: accepted with these assumptions, or refused for this reason.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "bytecode/verifier.hpp"
#include "unit/bytecode/method_fixture.hpp"

namespace weaveproof::bytecode {

using classfile::FormatError;
using classfile::Tag;
using Pairs = std::vector<std::pair<std::string, std::string>>;

class VerifierFixture : public testing::Test {
 protected:
  // "" if it is accepted, else the reason, without the name of the method.
  std::string refusal(const MethodSpec& spec) {
    assumed.clear();
    const OneMethod one(builder, spec);
    try {
      for (const auto& [from, to] : verify(one.file(), one.method()).assumptions) assumed.emplace_back(from, to);
      return "";
    } catch (const FormatError& error) {
      kind = error.kind;
      const std::string text = error.what();
      const std::string start = "(class: T, method: " + spec.name + " signature: " + spec.descriptor + ") ";
      EXPECT_TRUE(error.kind != FormatError::Verify || text.starts_with(start)) << text;
      return text.starts_with(start) ? text.substr(start.size()) : text;
    }
  }
  void expectAccepted(const MethodSpec& spec) { EXPECT_EQ("", refusal(spec)); }
  void expectRefused(const std::string& reason, const MethodSpec& spec) {
    const std::string found = refusal(spec);
    EXPECT_NE(std::string::npos, found.find(reason)) << "expected: " << reason << "\n   found: " << found;
  }
  int methodref(const char* owner, const char* name, const char* descriptor) {
    return builder.member(Tag::Methodref, owner, name, descriptor);
  }
  int fieldref(const char* owner, const char* name, const char* descriptor) {
    return builder.member(Tag::Fieldref, owner, name, descriptor);
  }

  ClassBuilder builder;
  Pairs assumed;
  FormatError::Kind kind = FormatError::Verify;
};

}  // namespace weaveproof::bytecode

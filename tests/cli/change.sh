#!/bin/bash
# Checking a change: bounds that know it, and `weaveproof diff`.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# bank FOLDER LOCK [CHECK]: two threads withdraw, with this in front of what they do; two others count something else; main asserts.
bank() {
  mkdir -p "$1"
  cat >"$1/Bank.java" <<JAVA
public class Bank {
  static int balance = 10, hits;
  static final Object lock = new Object();
  static void withdraw(int n) {
    $2 {
      if (balance >= n) balance = balance - n;
    }
  }
  static void other() { for (int i = 0; i < 3; i++) synchronized (Bank.class) { hits++; } }
  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> withdraw(7)), b = new Thread(() -> withdraw(7)), c = new Thread(Bank::other);
    a.start(); b.start(); c.start();
    other();
    a.join(); b.join(); c.join();
    assert balance >= 0;
    ${3:-}
  }
}
JAVA
}

# Another program in the same folder, which uses nothing of the first.
aside() {
  cat >"$1/Aside.java" <<'JAVA'
public class Aside { public static void main(String[] args) { System.out.println("aside"); } }
JAVA
}

both() {
  bank old 'synchronized (lock)'
  bank new ''
}

compiled() {
  for version in "$@"; do javac -d "$version-classes" "$version"/*.java; done
}

case_change_bound() {
  both
  compiled old new
  expect 1 'Changed: + Bank.withdraw Bank.java:6-8' check -cp new-classes --changed-since old-classes --change-bound 0 Bank
  expect 0 'Every schedule was covered.' check -cp old-classes --changed-since new-classes Bank
  expect 3 'Every schedule with at most 0 preemptions away from the changed code was covered.' \
    check -cp old-classes --changed-since new-classes --change-bound 0 Bank
  expect 0 'Nothing that this program can run has changed since old-classes.' \
    check -cp old-classes --changed-since old-classes Bank
  expect 3 'Changed: + Bank.withdraw Bank.java:6' check -cp old-classes --changed Bank.withdraw:6 --change-bound 0 Bank
  expect 1 'Changed: + Bank.other' check -cp new-classes --changed other Bank
  # Pairs of threads.
  expect 1 'Assertion failed' check -cp new-classes --changed-since old-classes --pairwise Bank
  expect 1 'Assertion failed' replay weaveproof-trace.json
  expect 3 'The changed code was interleaved with each other thread in turn' \
    check -cp old-classes --changed-since new-classes --pairwise Bank
  expect 2 '--pairwise is a search of its own' check -cp old-classes --changed main --pairwise --search pos Bank
  expect 2 '--pairwise is a search of its own' check -cp old-classes --changed main --pairwise --parallel 2 --share Bank
  expect 2 'want to know what has changed' check -cp old-classes --pairwise Bank
}

case_change_bad_input() {
  both
  compiled old
  expect 2 'no such method, or no code on these lines' check -cp old-classes --changed Bank.withdraw:70-80 Bank
  expect 2 'no such method, or no code on these lines' check -cp old-classes --changed Bank.deposit Bank
  expect 2 '--changed is Class.method or Class.method:L1-L2, not Bank.' check -cp old-classes --changed Bank. Bank
  expect 2 '--changed is Class.method or Class.method:L1-L2, not other:3-1' check -cp old-classes --changed other:3-1 Bank
  expect 2 'want to know what has changed' check -cp old-classes --change-bound 0 Bank
  expect 2 'a search has one bound' check -cp old-classes --changed Bank.other --change-bound 0 --change-iteration 0- Bank
  expect 2 'are for --change-bound and --change-iteration' check -cp old-classes --changed Bank.other --delay-bound 0 Bank
  expect 2 'there is no nowhere' check -cp old-classes --changed-since nowhere Bank
  expect 2 'there is no class Bunk in old' diff old new Bunk
  expect 2 'diff wants two versions' diff old
  expect 2 'no program is given' diff old new
  expect 2 'diff wants the name of a main class' diff old new Bank.java
  expect 2 'diff chooses its searches itself' diff --search bfs old new Bank
  expect 2 'the current folder is in no git repository' diff git:HEAD new Bank
  expect 2 'the build command fails in' diff --build 'echo why not; false' old new Bank
  grep -qF 'why not' output
  mkdir empty
  expect 2 'there are neither classes nor sources in' diff empty new Bank
  echo 'class Broken {' >new/Broken.java
  expect 2 'do not compile' diff old new Bank
  expect 2 '--mains is for weaveproof diff' check -cp old-classes --mains A,B Bank
}

case_diff_says_whether_an_error_is_new() {
  both
  expect 1 'The violation is introduced by this change' diff --json out.json --html page.html old new Bank
  grep -qF 'Bank.java' page.html
  grep -qF '+ Bank.java:6: if (balance >= n)' output  # a changed line of the counterexample
  # shellcheck disable=SC2016
  grep -qF 'run by threads that begin in Bank.lambda$main$0, Bank.lambda$main$1' output
  grep -qF '"origin": "introduced"' out.json
  expect 1 'violation' replay weaveproof-trace.json
  expect 0 'change bound 0' diff new old Bank
  grep -qF 'no-violation: Every schedule was covered.' output
  # An assertion is moved, and another one added behind it: the error that is found first was there.
  bank more '' 'assert hits > 0;'
  expect 1 'The violation was already there' diff --mains Bank new more
}

case_diff_remembers_proofs() {
  both
  expect 0 'no-violation' diff --cache proofs new old Bank
  cp -r old same
  sed -i 's/^  static void other/\n  \/\/ moved\n&/' same/Bank.java
  expect 0 'still holds: no violation in' diff --cache proofs old same Bank
  expect 0 'check of the old version is known.' diff --cache proofs -Dword=other old same Bank
  expect 0 'check of the old version is known.' diff --cache proofs --property race old same Bank
  expect 0 'check of the old version is known.' diff --cache proofs old same Bank more
  expect 1 'a complete check of the old version is remembered' diff --cache proofs old new Bank
  for proof in proofs/*.proof; do sed -i '3s/.*/7/' "$proof"; done
  expect 0 'is damaged and was not used.' diff --cache proofs old same Bank
}

case_diff_skips_programs() {
  both
  aside old
  aside new
  expect 1 'Nothing that this program can run has changed' diff old new --mains Aside,Bank
  expect 0 'check of the old version is known.' diff --json out.json old new Aside
  grep -qF '"verdict": "unchanged"' out.json
  expect 2 'are for one program' diff --trace t.json old new --mains Aside,Bank
}

case_diff_of_revisions() {
  command -v git >/dev/null || skip "there is no git"
  mkdir repository
  cd repository
  export GIT_CONFIG_GLOBAL=/nowhere GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b
  git init -q .
  bank . 'synchronized (lock)'
  git add -A
  git commit -qm first
  bank . ''
  git commit -qam second
  expect 1 'introduced' diff git:HEAD~1 git:HEAD Bank
  # shellcheck disable=SC2016
  expect 1 'introduced' diff --build 'mkdir -p out; "$JAVA_HOME/bin/javac" -d out Bank.java' git:HEAD~1 git:HEAD Bank
  expect 2 'git:nothing: there is no such revision' diff git:nothing git:HEAD Bank
}

main "$@"

#!/bin/bash
# Class files of compilers from before Java 6, whose `finally` is a subroutine (jsr, ret). What they do beside `java`:
# tests/java/linking/LinkingSubroutines*.java.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# old NAME LOCK NOPS: a class whose two threads add 1 to a number, in try and finally, under a monitor if LOCK is `yes`; the
# subroutine has NOPS instructions more, and is called twice.
old() {
  if [[ ! -e writer/Writer.class ]]; then
    mkdir -p writer
    cat >Writer.java <<'JAVA'
import java.nio.file.*;
public class Writer {
  public static void main(String[] a) throws Exception {
    String name = a[0];
    boolean locks = a[1].equals("yes");
    LinkingClassWriter type = new LinkingClassWriter(1 | 32, name, "java/lang/Object", "java/lang/Runnable").version(48);
    type.constructor().field(8, "x", "I");
    LinkingOldCode.method(type, 1, "run", "()V", c -> {
      c.code.ldc("lock");
      c.store(1);
      if (locks) c.load(1).op(0xc2);
      c.line(20).label("try");
      c.code.getstatic(name, "x", "I").op(0x04, 0x60).putstatic(name, "x", "I");
      c.line(21).jsr("finally").label("tried").op(0xb1);
      c.label("handler").store(2).jsr("finally").label("rethrow").load(2).op(0xbf);
      c.label("finally").line(22).store(3);
      if (locks) c.load(1).op(0xc3);
      for (int i = Integer.parseInt(a[2]); i > 0; i--) c.op(0);
      c.ret(3);
      c.guard("try", "tried", "handler", null).guard("handler", "rethrow", "handler", null);
    });
    LinkingOldCode.method(type, 9, "main", "([Ljava/lang/String;)V", c -> {
      c.line(30);
      for (int local = 1; local <= 2; local++) {
        c.code.type(0xbb, "java/lang/Thread").op(0x59).make(name);
        c.code.invokespecial("java/lang/Thread", "<init>", "(Ljava/lang/Runnable;)V");
        c.op(0x59).store(local);
        c.code.invokevirtual("java/lang/Thread", "start", "()V");
      }
      for (int local = 1; local <= 2; local++) {
        c.load(local);
        c.code.invokevirtual("java/lang/Thread", "join", "()V");
      }
      c.line(31).code.getstatic(name, "x", "I").op(0x05);
      c.jump(0x9f, "good").line(32).code.type(0xbb, "java/lang/AssertionError").op(0x59).ldc("lost")
          .invokespecial("java/lang/AssertionError", "<init>", "(Ljava/lang/Object;)V");
      c.op(0xbf).label("good").line(33).jsr("say").op(0xb1);
      c.label("say").store(3).code.getstatic("java/lang/System", "out", "Ljava/io/PrintStream;").ldc("good")
          .invokevirtual("java/io/PrintStream", "println", "(Ljava/lang/String;)V");
      c.ret(3);
    });
    Files.createDirectories(Path.of("classes"));
    Files.write(Path.of("classes", name + ".class"), type.bytes());
  }
}
JAVA
    javac -d writer "$here"/../java/linking/Linking{ClassWriter,OldCode}.java Writer.java
  fi
  "$JAVA_HOME/bin/java" -XX:TieredStopAtLevel=1 -cp writer Writer "$@"
}

case_monitor_left_in_a_subroutine() {
  old Locks yes 0
  expect 0 good run -cp classes Locks
  expect 0 'no violation' check -cp classes Locks
  expect 0 'no violation' check --reduction none --library exact --verify-store -cp classes Locks
}
case_lost_update_in_old_classes() {
  old Loses no 0
  expect 1 'AssertionError: lost' check --trace trace.json -cp classes Loses
  grep -q ':32' output || grep -q 'line 32' output || { cat output; exit 1; }
  expect 1 'AssertionError: lost' replay trace.json
}
case_too_large_without_subroutines() {
  old Large yes 40000
  for command in run check; do
    expect 4 'void Large.run(): the method is too large once its subroutines (jsr, ret) are inlined' $command -cp classes Large
  done
}

# Before version 53 each method of a class may write its final fields. They change when other threads can reach them.
case_finals_that_a_method_sets() {
  mkdir classes
  cat >Finals.java <<'JAVA'
import weaveproof.Check;
public class Finals {
  static int ofClass;
  int ofObject;
  void set() { ofObject = 1; ofClass = 1; }
  public static void main(String[] a) {
    Finals object = new Finals();
    new Thread(() -> Check.outcome("" + object.ofObject + object.ofObject + ofClass + ofClass)).start();
    object.set();
  }
}
JAVA
  javac -Xlint:none --release 8 -cp "$api" -d classes Finals.java
  python3 "$here/make_final.py" classes/Finals.class ofObject ofClass
  for options in '' '--reduction none --library exact' '--reduction hybrid --library exact' '--reduction local'; do
    # shellcheck disable=SC2086
    expect 0 '9 outcomes' check $options --outcomes -cp classes Finals
  done
  expect 1 'Data race on Finals' check --property race -cp classes Finals
}
# In newer versions, a constructor still may, of another object of its class.
case_finals_that_another_constructor_sets() {
  java_class Other <<'JAVA'
import weaveproof.Check;
public class Other {
  int field;
  Other(Other other) { if (other != null) other.field = 1; }
  public static void main(String[] a) {
    Other object = new Other(null);
    new Thread(() -> Check.outcome("" + object.field + object.field)).start();
    new Other(object);
  }
}
JAVA
  python3 "$here/make_final.py" classes/Other.class field
  expect 4 'a final field of Other is written after it was set, and other threads can reach it' check -cp classes Other
  expect 0 '3 outcomes' check --reduction none --library exact --outcomes -cp classes Other
}

main "$@"

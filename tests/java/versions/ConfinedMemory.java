// jdk: 25
// Native memory of a confined arena: what is written is read, bounds, alignment, and the end of the arena.
import java.lang.foreign.*;
import java.util.*;

public class ConfinedMemory {
  static void refused(Runnable r) {
    try {
      r.run();
      System.out.println("no exception");
    } catch (RuntimeException e) {
      System.out.println(e.getClass().getSimpleName());
    }
  }

  public static void main(String[] args) {
    MemorySegment kept;
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment segment = arena.allocate(16, 8);
      segment.set(ValueLayout.JAVA_INT, 0, 42);
      segment.set(ValueLayout.JAVA_LONG, 8, -1L);
      segment.set(ValueLayout.JAVA_BYTE, 4, (byte) 7);
      System.out.println(segment.get(ValueLayout.JAVA_INT, 0) + " " + segment.get(ValueLayout.JAVA_LONG, 8) + " " + segment.byteSize() + " " + segment.isNative());
      refused(() -> segment.get(ValueLayout.JAVA_INT, 13));
      refused(() -> segment.get(ValueLayout.JAVA_LONG, 12));
      refused(() -> segment.asReadOnly().set(ValueLayout.JAVA_INT, 0, 1));
      MemorySegment numbers = arena.allocateFrom(ValueLayout.JAVA_INT, 3, 1, 2);
      System.out.println(Arrays.toString(numbers.toArray(ValueLayout.JAVA_INT)) + " " + numbers.getAtIndex(ValueLayout.JAVA_INT, 2));
      numbers.asSlice(4).fill((byte) 0);
      System.out.println(Arrays.toString(numbers.toArray(ValueLayout.JAVA_INT)));
      kept = segment;
    }
    refused(() -> kept.get(ValueLayout.JAVA_INT, 0));
    System.out.println(kept.scope().isAlive());
    refused(() -> { Arena arena = Arena.ofConfined(); arena.close(); arena.allocate(4); });
    System.out.println(Arena.ofAuto().allocate(8).get(ValueLayout.JAVA_LONG, 0));
  }
}

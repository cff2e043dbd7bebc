// jdk: 21 preview
// Native memory and segments of arrays, as preview features.
import java.lang.foreign.*;
import java.util.*;

public class ConfinedMemory21 {
  public static void main(String[] args) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment segment = arena.allocate(16);
      segment.set(ValueLayout.JAVA_INT, 4, 9);
      System.out.println(segment.get(ValueLayout.JAVA_INT, 4) + " " + segment.get(ValueLayout.JAVA_BYTE, 0));
      System.out.println(arena.allocateUtf8String("text").getUtf8String(0) + " " + Arrays.toString(arena.allocateArray(ValueLayout.JAVA_SHORT, (short) 1, (short) 2).toArray(ValueLayout.JAVA_SHORT)));
    }
    int[] array = {1, 2};
    MemorySegment.ofArray(array).setAtIndex(ValueLayout.JAVA_INT, 1, 5);
    System.out.println(Arrays.toString(array));
  }
}

// jdk: 25
// Strings and copies in native memory.
import java.lang.foreign.*;
import java.nio.charset.StandardCharsets;

public class MemoryStrings {
  public static void main(String[] args) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment text = arena.allocateFrom("grüße");
      System.out.println(text.byteSize() + " " + text.getString(0));
      MemorySegment wide = arena.allocateFrom("wide", StandardCharsets.UTF_16LE);
      System.out.println(wide.byteSize() + " " + wide.getString(0, StandardCharsets.UTF_16LE));
      MemorySegment room = arena.allocate(20);
      room.setString(3, "inside");
      System.out.println(room.getString(3) + " " + room.get(ValueLayout.JAVA_BYTE, 0));
      room.asSlice(10).copyFrom(text);
      System.out.println(room.getString(10) + " " + room.asSlice(10, text.byteSize()).mismatch(text));
      SegmentAllocator slices = SegmentAllocator.slicingAllocator(arena.allocate(16));
      MemorySegment a = slices.allocate(ValueLayout.JAVA_INT, 1), b = slices.allocate(ValueLayout.JAVA_INT, 2);
      System.out.println(b.address() - a.address() + " " + a.get(ValueLayout.JAVA_INT, 0) + b.get(ValueLayout.JAVA_INT, 0));
      System.out.println(room.asByteBuffer().capacity() + " " + MemorySegment.NULL.byteSize());
    }
  }
}

// jdk: 25
// Segments and NIO buffers over the same memory, copies between layouts, and slices of slices.
import java.lang.foreign.*;
import java.nio.*;

public class SegmentsAndBuffers {
  public static void main(String[] args) {
    ByteBuffer buffer = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN);
    MemorySegment segment = MemorySegment.ofBuffer(buffer);
    segment.set(ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN), 4, 0x01020304);
    System.out.println(buffer.getInt(4) + " " + buffer.get(4) + " " + segment.byteSize());
    try (Arena arena = Arena.ofConfined()) {
      ByteBuffer direct = arena.allocate(8).asByteBuffer().order(ByteOrder.nativeOrder());
      direct.putInt(0, 77);
      System.out.println(MemorySegment.ofBuffer(direct).get(ValueLayout.JAVA_INT, 0) + " " + direct.isDirect());
      MemorySegment shorts = arena.allocate(8, 2);
      MemorySegment.copy(new short[] {1, 2, 3, 4}, 1, shorts, ValueLayout.JAVA_SHORT, 2, 2);
      System.out.println(shorts.getAtIndex(ValueLayout.JAVA_SHORT, 0) + " " + shorts.getAtIndex(ValueLayout.JAVA_SHORT, 1) + " " + shorts.asSlice(2).asSlice(2, 2).get(ValueLayout.JAVA_SHORT, 0));
    }
  }
}

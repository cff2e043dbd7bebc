// jdk: 25
// Segments of arrays: they share the array, are copied, compared and sliced.
import java.lang.foreign.*;
import java.nio.ByteOrder;
import java.util.*;

public class HeapSegments {
  public static void main(String[] args) {
    int[] array = {1, 2, 3, 4};
    MemorySegment segment = MemorySegment.ofArray(array);
    segment.setAtIndex(ValueLayout.JAVA_INT, 1, 20);
    System.out.println(Arrays.toString(array) + " " + segment.byteSize() + " " + segment.heapBase().isPresent() + " " + segment.isNative());
    MemorySegment slice = segment.asSlice(4, 8);
    slice.fill((byte) 1);
    System.out.println(Arrays.toString(array) + " " + slice.byteSize());
    byte[] bytes = new byte[6];
    MemorySegment.copy(segment, ValueLayout.JAVA_BYTE, 0, bytes, 2, 4);
    System.out.println(Arrays.toString(bytes) + " " + MemorySegment.ofArray(bytes).mismatch(MemorySegment.ofArray(new byte[] {0, 0, 1, 1})));
    System.out.println(MemorySegment.ofArray(new byte[] {1, 2, 3, 4}).get(ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN), 0));
    System.out.println(MemorySegment.ofArray(new double[] {2.5}).get(ValueLayout.JAVA_DOUBLE, 0) + " " + MemorySegment.ofArray("ab".toCharArray()).get(ValueLayout.JAVA_CHAR, 2));
    System.out.println(MemorySegment.ofArray(new byte[] {104, 105, 0}).getString(0) + " " + MemorySegment.ofArray(new long[3]).elements(ValueLayout.JAVA_LONG).count());
    try {
      segment.get(ValueLayout.JAVA_INT, 14);
    } catch (IndexOutOfBoundsException e) {
      System.out.println("out of bounds");
    }
  }
}

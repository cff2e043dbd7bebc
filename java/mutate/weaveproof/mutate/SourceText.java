package weaveproof.mutate;

import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.tools.SimpleJavaFileObject;

/**
 * The text of one source, as the compiler reads it. The compiler counts characters; whoever applies an edit counts the
 * bytes of UTF-8.
 */
final class SourceText extends SimpleJavaFileObject {
  final Path path;
  final String text;

  private SourceText(Path path, String text, URI uri) {
    super(uri, Kind.SOURCE);
    this.path = path;
    this.text = text;
  }

  /** The text of {@code from}, under the name of {@code path}. */
  static SourceText read(Path path, Path from) throws IOException {
    byte[] bytes = Files.readAllBytes(from);
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return new SourceText(path, text, path.toAbsolutePath().toUri());
    } catch (CharacterCodingException notUtf8) {
      throw new IOException(path + " is not UTF-8");
    }
  }

  /** The number of bytes before a character. */
  int bytesBefore(int position) {
    return text.substring(0, position).getBytes(StandardCharsets.UTF_8).length;
  }

  /** The line of a character, from 1. */
  int lineOf(int position) {
    int line = 1;
    for (int i = 0; i < position; i++)
      if (text.charAt(i) == '\n')
        line++;
    return line;
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) {
    return text;
  }

  /** As for java's source-file mode, a public class may be in a file of any name. */
  @Override
  public boolean isNameCompatible(String simpleName, Kind kind) {
    return kind == Kind.SOURCE;
  }

  @Override
  public NestingKind getNestingKind() {
    return null;
  }

  @Override
  public Modifier getAccessLevel() {
    return null;
  }

  /** The class file says which source it comes from. */
  @Override
  public String getName() {
    return path.toString();
  }
}

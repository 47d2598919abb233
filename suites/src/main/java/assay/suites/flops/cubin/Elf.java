package assay.suites.flops.cubin;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Sections and symbols of an ELF file of 64 bits. */
record Elf(List<Section> sections, List<Symbol> symbols) {
  private static final int MAGIC = 0x464c457f;
  private static final int SYMBOL_TABLE = 2;
  private static final int WITHOUT_BYTES = 8;
  private static final int SYMBOL_BYTES = 24;

  /** A part of the file; bss has no bytes. */
  record Section(int index, String name, int type, int link, ByteBuffer content) {
    /** Its bytes from the first on. */
    ByteBuffer reader() {
      return content.duplicate().order(ByteOrder.LITTLE_ENDIAN);
    }
  }

  /** A name for a place in a section. */
  record Symbol(String name, int type, int section, long value, long size) {
    private static final int FUNCTION = 2;

    boolean isFunction() {
      return type == FUNCTION;
    }
  }

  static Elf read(byte[] file) throws CubinException {
    try {
      ByteBuffer buffer = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
      if (file.length < 64 || buffer.getInt(0) != MAGIC) {
        throw new CubinException("it is no ELF file");
      }
      List<Section> sections = sections(buffer);
      return new Elf(sections, symbols(sections));
    } catch (IndexOutOfBoundsException
        | BufferUnderflowException
        | NegativeArraySizeException
        | ArithmeticException e) {
      throw new CubinException("it is cut off or damaged");
    }
  }

  private static List<Section> sections(ByteBuffer file) {
    int at = Math.toIntExact(file.getLong(40));
    int size = file.getShort(58) & 0xffff;
    int count = file.getShort(60) & 0xffff;
    int names = file.getShort(62) & 0xffff;
    int namesAt = Math.toIntExact(file.getLong(at + names * size + 24));
    List<Section> sections = new ArrayList<>();
    for (int index = 0; index < count; index++) {
      int header = at + index * size;
      int type = file.getInt(header + 4);
      int offset = Math.toIntExact(file.getLong(header + 24));
      int length = Math.toIntExact(file.getLong(header + 32));
      int there = type == WITHOUT_BYTES ? 0 : Objects.checkIndex(length, file.limit() + 1);
      byte[] bytes = new byte[there];
      file.get(offset, bytes);
      sections.add(
          new Section(
              index,
              text(file, namesAt + file.getInt(header)),
              type,
              file.getInt(header + 40),
              ByteBuffer.wrap(bytes).asReadOnlyBuffer()));
    }
    return List.copyOf(sections);
  }

  private static List<Symbol> symbols(List<Section> sections) {
    List<Symbol> symbols = new ArrayList<>();
    for (Section section : sections) {
      if (section.type() != SYMBOL_TABLE) {
        continue;
      }
      ByteBuffer table = section.reader();
      ByteBuffer names = sections.get(section.link()).reader();
      for (int at = 0; at + SYMBOL_BYTES <= table.limit(); at += SYMBOL_BYTES) {
        symbols.add(
            new Symbol(
                text(names, table.getInt(at)),
                table.get(at + 4) & 0xf,
                table.getShort(at + 6) & 0xffff,
                table.getLong(at + 8),
                table.getLong(at + 16)));
      }
    }
    return List.copyOf(symbols);
  }

  private static String text(ByteBuffer buffer, int at) {
    int end = at;
    while (buffer.get(end) != 0) {
      end++;
    }
    byte[] bytes = new byte[end - at];
    buffer.get(at, bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }
}

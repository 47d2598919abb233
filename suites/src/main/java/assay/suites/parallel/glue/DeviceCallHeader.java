package assay.suites.parallel.glue;

import assay.suites.parallel.signature.Argument;
import assay.suites.parallel.signature.Device;
import assay.suites.parallel.signature.Parameter;
import assay.suites.parallel.signature.Shape;
import assay.suites.parallel.signature.SizeArgument;
import java.util.List;
import java.util.StringJoiner;

/**
 * {@code call.hpp} for a candidate that computes on a device: its arguments are copied there before
 * the call, and its results back when the device is done.
 */
public final class DeviceCallHeader {
  private DeviceCallHeader() {}

  public static String of(Device device) {
    List<Storage> fields = Storage.of(device.signature());
    return new PreparedCall(
            "device_array.hpp",
            device.functionType(),
            initialisers(arrays(device, fields)),
            invocation(device, fields),
            members(arrays(device, fields)))
        .text();
  }

  /** What is copied: not what is returned, which comes last. */
  private static List<Storage> arrays(Device device, List<Storage> fields) {
    return fields.subList(0, device.signature().arguments().size()).stream()
        .filter(DeviceCallHeader::onDevice)
        .toList();
  }

  /** A single value that only goes in is passed as it is. */
  private static boolean onDevice(Storage field) {
    return !field.single() || field.writes();
  }

  private static String initialisers(List<Storage> arrays) {
    StringBuilder text = new StringBuilder();
    for (Storage field : arrays) {
      text.append(", %s(item, layout.fields[%d])".formatted(array(field), field.index()));
    }
    return text.toString();
  }

  private static String members(List<Storage> arrays) {
    StringBuilder text = new StringBuilder();
    for (Storage field : arrays) {
      String type = field.shape() instanceof Shape.Text ? "DeviceText" : "DeviceArray";
      text.append("  %s %s;\n".formatted(type, array(field)));
    }
    return text.toString();
  }

  private static String invocation(Device device, List<Storage> fields) {
    StringBuilder text = new StringBuilder();
    for (Storage field : arrays(device, fields)) {
      text.append("    %s.fill();\n".formatted(array(field)));
    }
    text.append("    ");
    if (device.signature().returns().isPresent()) {
      text.append("at<%s>(%d) = ".formatted(fields.getLast().type(), fields.getLast().index()));
    }
    text.append("function").append(passed(device, fields)).append(";\n    finish();\n");
    for (Storage field : arrays(device, fields)) {
      if (field.writes()) {
        text.append("    %s.deliver();\n".formatted(array(field)));
      }
    }
    return text.toString();
  }

  private static String passed(Device device, List<Storage> fields) {
    StringJoiner passed = new StringJoiner(", ", "(", ")");
    for (Parameter parameter : device.signature().parameters()) {
      switch (parameter) {
        case SizeArgument size -> passed.add("sizes_." + size.symbol());
        case Argument argument -> {
          Storage field = field(argument, fields);
          passed.add(passed(device, field));
          if (field.bounded()) {
            passed.add(array(field) + ".count()");
          }
        }
      }
    }
    device.furtherSizes().forEach(size -> passed.add("sizes_." + size));
    return passed.toString();
  }

  private static String passed(Device device, Storage field) {
    if (field.shape() instanceof Shape.Text) {
      return array(field) + ".strings()";
    }
    String type = device.element(field.element());
    return onDevice(field)
        ? "%s.as<%s%s>()".formatted(array(field), field.writes() ? "" : "const ", type)
        : "at<%s>(%d)".formatted(type, field.index());
  }

  private static Storage field(Argument argument, List<Storage> fields) {
    return fields.stream()
        .filter(field -> field.name().equals(argument.name()))
        .findFirst()
        .orElseThrow();
  }

  /** Ends in letters, so that no argument's array is called like another member. */
  private static String array(Storage field) {
    return field.name() + "_array";
  }
}

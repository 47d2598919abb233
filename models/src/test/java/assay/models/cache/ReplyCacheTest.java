package assay.models.cache;

import static org.assertj.core.api.Assertions.assertThat;

import assay.model.Finish;
import assay.model.Reply;
import assay.task.Answer;
import assay.task.Hash;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplyCacheTest {
  private static final String KEY = Hash.of("key");

  private static final Reply REPLY =
      new Reply(
          new Answer(Answer.Form.CONTINUATION, "int x;\n\u0000\ud83d\ude00\"\\"),
          new Finish(
              Optional.of("stop"),
              Map.of("temperature", "0.2"),
              Map.of("temperature", "0.2", "max_tokens", "1024"),
              Optional.of("m"),
              OptionalLong.of(1),
              OptionalLong.of(2),
              OptionalDouble.of(0.5),
              OptionalDouble.of(1.25)));

  @TempDir private Path folder;

  @Test
  void givesBackWhatItKept() {
    ReplyCache cache = ReplyCache.in(folder.resolve("deep/inside"));
    assertThat(cache.find(KEY)).isEmpty();
    assertThat(cache.holds(KEY)).isFalse();
    cache.keep(KEY, REPLY);
    assertThat(cache.find(KEY)).contains(REPLY);
    assertThat(cache.holds(KEY)).isTrue();
    assertThat(cache.find(Hash.of("other"))).isEmpty();
    Reply bare = new Reply(new Answer(Answer.Form.MESSAGE, ""), Finish.NONE);
    cache.keep(KEY, bare);
    assertThat(cache.find(KEY)).contains(bare);
  }

  @Test
  void leavesNothingHalfWritten() throws Exception {
    ReplyCache.in(folder).keep(KEY, REPLY);
    try (Stream<Path> files = Files.walk(folder)) {
      assertThat(files.filter(Files::isRegularFile))
          .containsExactly(folder.resolve(KEY.substring(0, 2)).resolve(KEY + ".json"));
    }
  }

  @Test
  void takesADamagedFileForNone() throws Exception {
    ReplyCache cache = ReplyCache.in(folder);
    cache.keep(KEY, REPLY);
    Path file = folder.resolve(KEY.substring(0, 2)).resolve(KEY + ".json");
    String whole = Files.readString(file);
    Files.writeString(file, whole.substring(0, whole.length() / 2));
    assertThat(cache.find(KEY)).isEmpty();
    Files.writeString(file, "{\"schema\":2}");
    assertThat(cache.find(KEY)).isEmpty();
    cache.keep(KEY, REPLY);
    assertThat(cache.find(KEY)).contains(REPLY);
  }

  @Test
  void goesOnWhereNothingCanBeKept() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "");
    ReplyCache cache = ReplyCache.in(file);
    cache.keep(KEY, REPLY);
    assertThat(cache.find(KEY)).isEmpty();
  }

  @Test
  void keepsNothingWhereItIsToldSo() {
    ReplyCache cache = ReplyCache.none();
    cache.keep(KEY, REPLY);
    assertThat(cache.find(KEY)).isEmpty();
    assertThat(cache.isKept()).isFalse();
  }
}

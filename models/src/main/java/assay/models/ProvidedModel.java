package assay.models;

import assay.model.Finish;
import assay.model.Model;
import assay.model.ModelException;
import assay.model.Question;
import assay.model.Reply;
import assay.model.Request;
import assay.models.config.Account;
import assay.models.config.Structuring;
import assay.models.price.Budget.Reservation;
import assay.models.price.Estimate;
import assay.models.price.Tokens;
import assay.models.provider.Call;
import assay.models.provider.Response;
import assay.models.setting.Sampling;
import assay.models.setting.Settings;
import assay.models.window.Need;
import assay.models.window.Window;
import assay.models.wire.Trouble;
import assay.models.wire.Trouble.Kind;
import assay.task.Answer;
import assay.task.Hash;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;

/**
 * A model of a real provider. A question goes out once however often it is asked, as far as the
 * cache reaches; and an answer that is paid for is kept even if whoever asked has gone.
 */
public final class ProvidedModel implements Model {
  private final String name;
  private final String model;
  private final Account account;
  private final Settings settings;
  private final Sampling requested;
  private final Asking asking;
  private final Map<Question, Long> needs = new ConcurrentHashMap<>();
  private volatile Structuring structuring;

  ProvidedModel(String name, String model, Account account, Settings settings, Asking asking) {
    this.name = name;
    this.model = model;
    this.account = account;
    this.settings = settings;
    this.requested = settings.sampling().or(account.provider().defaults());
    this.asking = asking;
    this.structuring = account.provider().structuring();
  }

  @Override
  public String name() {
    return name;
  }

  /** As in {@code form=chat;temperature=0.2}, with what is really wanted of the provider. */
  @Override
  public String parameters() {
    Map<String, String> values = new TreeMap<>(requested.without(settings.dropped()).values());
    values.put("form", settings.form().name().toLowerCase(Locale.ROOT));
    if (!account.provider().body().isEmpty()) {
      values.put("body", account.provider().body().toString());
    }
    StringBuilder text = new StringBuilder();
    values.forEach(
        (key, value) ->
            text.append(text.isEmpty() ? "" : ";").append(key).append('=').append(value));
    return text.toString();
  }

  @Override
  public Question.Form form() {
    return settings.form();
  }

  /** Counting tokens takes time, so it is done once for a question. */
  @Override
  public Optional<String> tooLarge(Question question) {
    if (asking.window().isEmpty()) {
      return Optional.empty();
    }
    Window window = asking.window().get();
    long needed =
        needs.computeIfAbsent(
            question,
            _ ->
                Need.of(
                    question,
                    requested.without(settings.dropped()).maxTokens(),
                    account.provider().name()));
    return window.holds(needed)
        ? Optional.empty()
        : Optional.of(
            "needs %d tokens, %s has room for %d".formatted(needed, name, window.tokens()));
  }

  @Override
  public Reply ask(Request request) throws ModelException, InterruptedException {
    Question question = request.question();
    int sample = request.sample();
    String key = key(question, sample, request.turn());
    Optional<Reply> known = asking.options().cache().find(key);
    if (known.isPresent()) {
      return known.get();
    }
    AtomicBoolean abandoned = new AtomicBoolean();
    Future<Reply> reply =
        asking.threads().submit(() -> bought(question, sample, key, abandoned::get));
    try {
      return reply.get();
    } catch (InterruptedException e) {
      abandoned.set(true);
      if (!asking.options().cache().isKept()) {
        reply.cancel(true);
      }
      throw e;
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case ModelException problem -> throw problem;
        case InterruptedException problem -> throw problem;
        case RuntimeException problem -> throw problem;
        case null, default -> throw new IllegalStateException(e.getCause());
      }
    }
  }

  private Reply bought(Question question, int sample, String key, BooleanSupplier abandoned)
      throws ModelException, InterruptedException {
    Sampling sampling = requested.without(settings.dropped()).ofSample(sample);
    try (Reservation money = asking.options().budget().reserve(most(question))) {
      Reply reply;
      try {
        reply = reply(answered(question, sampling, money, abandoned), money);
      } catch (Trouble trouble) {
        reply = unanswered(trouble, sampling);
      }
      asking.options().cache().keep(key, reply);
      return reply;
    }
  }

  /** Steps down to a plainer way of asking for JSON where the provider does not take the better. */
  private Response answered(
      Question question, Sampling sampling, Reservation money, BooleanSupplier abandoned)
      throws InterruptedException {
    while (true) {
      Structuring tried = structuring;
      try {
        return asking.ask(new Call(account, model, question, sampling, tried), money, abandoned);
      } catch (Trouble trouble) {
        Optional<Structuring> next = tried.next();
        boolean blamed = question.structure().isPresent() && Rejection.blamesStructure(trouble);
        if (!blamed || next.isEmpty()) {
          throw trouble;
        }
        structuring = next.get();
      }
    }
  }

  private Reply reply(Response response, Reservation money) {
    OptionalDouble cost = asking.bill().cost(response.inputTokens(), response.outputTokens());
    cost.ifPresent(money::cost);
    return reply(
        response.text(),
        new Finish(
            response.reason(),
            requested.values(),
            response.sent(),
            response.model(),
            response.inputTokens(),
            response.outputTokens(),
            cost,
            OptionalDouble.of(response.took().toMillis() / 1000.0)));
  }

  /** What the provider will not answer, or answers beyond measure, is answered with nothing. */
  private Reply unanswered(Trouble trouble, Sampling sampling)
      throws ModelException, InterruptedException {
    if (trouble.kind() == Kind.ABANDONED) {
      throw new InterruptedException(trouble.words());
    }
    if (trouble.kind() != Kind.REFUSED && trouble.kind() != Kind.TOO_LONG) {
      throw new Rejection(name, model, account, asking.options().patience(), sampling)
          .explained(trouble);
    }
    String reason = trouble.kind() == Kind.TOO_LONG ? "too_long" : trouble.words();
    return reply(
        "",
        new Finish(
            Optional.of(reason),
            requested.values(),
            sampling.values(),
            Optional.empty(),
            OptionalLong.empty(),
            OptionalLong.empty(),
            OptionalDouble.empty(),
            OptionalDouble.empty()));
  }

  private Reply reply(String text, Finish finish) {
    Answer.Form form =
        switch (settings.form()) {
          case CHAT -> Answer.Form.MESSAGE;
          case COMPLETION -> Answer.Form.CONTINUATION;
        };
    return new Reply(new Answer(form, text), finish);
  }

  /** Counting tokens takes time, and without a limit nobody asks for it. */
  private double most(Question question) {
    return asking.options().budget().isLimited()
        ? asking.bill().most(question, requested.maxTokens())
        : 0;
  }

  /** What it will take to ask every question for so many samples. */
  public Estimate estimate(List<Question> all, int samples) {
    int answer = Math.min(requested.maxTokens().orElse(Integer.MAX_VALUE), Estimate.TYPICAL_ANSWER);
    int asked = 0;
    int questions = 0;
    long input = 0;
    for (Question question : all) {
      if (tooLarge(question).isPresent()) {
        continue;
      }
      asked++;
      int open = 0;
      for (int sample = 0; sample < samples; sample++) {
        open += asking.options().cache().holds(key(question, sample, 0)) ? 0 : 1;
      }
      questions += open;
      input += open * Tokens.in(question);
    }
    long output = (long) questions * answer;
    int trials = asked * samples;
    return new Estimate(
        trials,
        trials - questions,
        input,
        output,
        asking.bill().cost(OptionalLong.of(input), OptionalLong.of(output)),
        Estimate.time(questions, output));
  }

  /** A later turn with the same question wants another answer. */
  private String key(Question question, int sample, int turn) {
    return Hash.of(
        turn == 0 ? "reply" : "reply in turn " + turn,
        account.provider().kind().name(),
        account.provider().address(),
        model,
        parameters(),
        question.form().name(),
        question.system(),
        question.text(),
        question.structure().map(Question.Structure::name).orElse(""),
        question.structure().map(Question.Structure::schema).orElse(""),
        Integer.toString(sample));
  }
}

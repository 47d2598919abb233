package assay.compare;

import assay.score.ScoredTrial;
import java.util.List;

/**
 * One of the things compared.
 *
 * @param name how it is shown
 * @param trials its judged trials; those whose outcome says nothing about the model are ignored
 */
public record Side(String name, List<ScoredTrial> trials) {
  public Side {
    trials = List.copyOf(trials);
  }
}

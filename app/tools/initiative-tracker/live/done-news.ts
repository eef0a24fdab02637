import type { FightEvent } from '~/fights/log/deeds';
import type { Fight } from '~/fights/log/state';

/** A press that was done here as one event, with the fight before and after it. */
export type Done = { event: FightEvent; before: Fight; after: Fight };

/** The latest press, for who tells of it: what shows the fight itself is not drawn anew for that. */
export type DoneNews = {
  latest(): Done | null;
  tell(done: Done): void;
  watch(changed: () => void): () => void;
};

/** Opens the news of one page, on which nothing was done yet. */
export function openDoneNews(): DoneNews {
  const watchers = new Set<() => void>();
  let latest: Done | null = null;
  return {
    latest: () => latest,
    tell(done) {
      latest = done;
      for (const changed of watchers) changed();
    },
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}

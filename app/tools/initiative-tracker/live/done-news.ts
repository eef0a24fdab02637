import type { FightEvent } from '~/fights/log/deeds';
import type { Fight } from '~/fights/log/state';

/** An event done on this page, with the fight before and after it. */
export type Done = { event: FightEvent; before: Fight; after: Fight };

/** The latest event, for components that describe it; the screen does not rerender for it. */
export type DoneNews = {
  latest(): Done | null;
  tell(done: Done): void;
  watch(changed: () => void): () => void;
};

/** Makes a store for one page, without an event yet. */
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

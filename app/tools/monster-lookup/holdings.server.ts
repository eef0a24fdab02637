import { knowEnvironments, monsterSources, monsterTypes } from '~/compendium/shelf/records.server';
import type { Database } from '~/platform/database.server';
import { createShortMemory } from '~/platform/short-memory.server';
import type { Holdings } from './filters';

const remembered = createShortMemory<Holdings>(1);

/** The types, sources and environments for the filters, cached; `now` in milliseconds since 1970. */
export function holdingsOf(db: Database, now: number): Promise<Holdings> {
  return remembered({
    db,
    now,
    key: '',
    ask: async () => {
      const [types, sources, environments] = await Promise.all([
        monsterTypes(db),
        monsterSources(db),
        knowEnvironments(db),
      ]);
      return { types, sources, environments };
    },
  });
}

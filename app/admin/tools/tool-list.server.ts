import { CATALOGUE, inCatalogueOrder } from '~/catalogue/catalogue';
import { overridesAt, withOverrides } from '~/catalogue/overrides';
import { toolChanges } from '~/catalogue/overrides.server';
import type { Database } from '~/platform/database.server';
import { formerStandings, plansThatWait } from './launch-sql.server';
import { seenWords, toolNamed } from './wanted-change';

/** All tools in the order of the features page: the present state, the catalogue's, and the one to undo to. */
export async function toolList(db: Database, now: number) {
  const [changes, plans, formers] = await Promise.all([
    toolChanges(db),
    plansThatWait(db, now),
    formerStandings(db),
  ]);
  const words = overridesAt(changes, now);
  const standing = withOverrides(CATALOGUE, words);
  const tools = inCatalogueOrder(standing).map(({ id, title, built, state, access }) => {
    const own = toolNamed(id);
    const word = words.find((one) => one.id === id);
    const former = formers.find(({ tool }) => tool === id);
    return {
      id,
      title,
      built,
      state,
      access,
      seen: seenWords({ state: word?.state ?? null, access: word?.access ?? null }),
      catalogue: own && { state: own.state, access: own.access },
      former: former ? { state: former.state, access: former.access } : null,
    };
  });
  return { tools, plans };
}

export type ListedTool = Awaited<ReturnType<typeof toolList>>['tools'][number];
export type WaitingPlan = Awaited<ReturnType<typeof plansThatWait>>[number];

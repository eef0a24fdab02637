import { useNavigation } from '@remix-run/react';
import { useMemo } from 'react';
import { encounterPaths } from '~/encounter-paths';
import { type Ask, askSearch, readAsk } from '../address/ask';
import { type Draft, levelsOf } from '../address/draft';
import type { BuilderFacts } from '../builder.server';
import { fightRows, type KnownCreature } from '../fight-rows';
import type { Fight, Heroes } from '../judged';

/**
 * The fight as the page shows it, including changes that the server has not answered yet; facts of a newly added
 * creature come from the list it was chosen from.
 */
export function useShownFight(facts: BuilderFacts): { ask: Ask; fight: Fight } {
  const { location } = useNavigation();
  const isHere = location?.pathname === encounterPaths.builder();
  const search = isHere ? location.search : facts.search;
  return useMemo(() => {
    const ask = readAsk(new URLSearchParams(search));
    const { draft } = ask;
    const known: Record<string, KnownCreature> = {
      ...Object.fromEntries(facts.found.items.map((one) => [one.id, nameAndWorth(one)])),
      ...facts.known,
    };
    const rows = fightRows(draft.rows, known, facts.saved?.creatures);
    const { edition, ignoreWeak } = draft;
    return { ask, fight: { edition, ignoreWeak, rows, heroes: heroesOf(ask, facts) } };
  }, [search, facts]);
}

function nameAndWorth({ id, name, cr, xp }: KnownCreature): KnownCreature {
  return { id, name, cr, xp };
}

function who({ partyId, groups, characters }: Draft) {
  return { partyId, groups, characters };
}

function heroesOf({ draft }: Ask, facts: BuilderFacts): Heroes {
  const here = readAsk(new URLSearchParams(facts.search)).draft;
  if (draft.partyId === null) {
    if (askSearch({ ...here, ...who(draft) }) === askSearch(here)) return facts.heroes;
    const { characters } = facts;
    const known = draft.characters.flatMap((id) => characters.find((one) => one.id === id) ?? []);
    return { levels: [...levelsOf(draft.groups), ...known.map(({ level }) => level)] };
  }
  if (draft.partyId === here.partyId) return facts.heroes;
  return { levels: facts.parties.find(({ id }) => id === draft.partyId)?.levels ?? [] };
}

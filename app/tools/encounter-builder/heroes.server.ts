import { partiesOf, partyFor } from '~/parties/kept/parties.server';
import type { Database } from '~/platform/database.server';
import type { Ask } from './address/ask';
import { type Draft, levelsOf } from './address/draft';
import type { Heroes } from './judged';

/** A saved party as the form offers it. */
export type PartyChoice = { id: string; name: string; levels: readonly number[] };

export type Players = {
  /** The fight with the party that it begins with, where its address said nothing of one. */
  draft: Draft;
  parties: readonly PartyChoice[];
  heroes: Heroes;
  /** Who of the saved party is there, in a line; null without one. */
  present: string | null;
  problem: string | null;
};

const STRANGERS = 'This party is not there any more, or not yours. Choose who plays.';

/** Who plays: the saved party of the address, or the person's own default, or the groups that stand there. */
export async function playersOf(
  db: Database,
  { draft, saysParty }: Ask,
  userId: string | null,
): Promise<Players> {
  const listed = userId === null ? [] : await partiesOf(db, userId);
  const parties = listed.map(({ id, name, levels }) => ({ id, name, levels }));
  const usual = saysParty ? null : (listed.find(({ isDefault }) => isDefault)?.id ?? null);
  const partyId = draft.partyId ?? usual;
  const party = partyId === null || userId === null ? null : await partyFor(db, userId, partyId);
  if (party === null) {
    const { groups } = draft;
    const heroes = { levels: levelsOf(groups) };
    const problem = draft.partyId === null ? null : STRANGERS;
    return { draft: { ...draft, partyId: null }, parties, heroes, present: null, problem };
  }
  const here = party.list.filter(({ settings }) => !settings.absent);
  const [weakest] = here.toSorted((a, b) => a.settings.maximum - b.settings.maximum);
  const defenders = {
    leastHitPoints: weakest?.settings.maximum ?? null,
    weakest: weakest?.settings.name ?? null,
    ranged: here.filter(({ settings }) => settings.ranged).length,
  };
  const levels = here.map(({ settings }) => settings.level);
  return {
    draft: { ...draft, partyId: party.id, groups: [] },
    ...{ parties, heroes: { levels, defenders }, problem: null },
    present: here.map(({ settings }) => `${settings.name} (${settings.level})`).join(', '),
  };
}

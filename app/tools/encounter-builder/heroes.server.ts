import { partiesOf, partyFor } from '~/parties/kept/parties.server';
import type { Party } from '~/parties/party';
import type { ShelfStore } from '~/platform/kept-shelf/loose-files.server';
import type { Ask } from './address/ask';
import { type Draft, levelsOf } from './address/draft';
import type { Heroes } from './judged';
import { type CharacterChoice, defendersOf, ownChoices } from './own-heroes.server';

/** A saved party for the form's choice. */
export type PartyChoice = { id: string; name: string; levels: readonly number[] };

export type Players = {
  /** The fight, with the default party if its URL names none. */
  draft: Draft;
  parties: readonly PartyChoice[];
  characters: readonly CharacterChoice[];
  heroes: Heroes;
  /** The present members of the saved party in one line; null without one. */
  present: string | null;
  problem: string | null;
};

const STRANGERS = 'This party no longer exists or is not yours. Choose another.';
const NO_CHARACTER = 'One of these characters no longer exists or is not yours: it is not counted.';

/** The players: the saved party in the URL, the user's default party, or the groups and characters in the URL. */
export async function playersOf(
  store: ShelfStore,
  { draft, saysParty }: Ask,
  userId: string | null,
): Promise<Players> {
  const { db } = store;
  const [listed, characters] =
    userId === null
      ? [[], []]
      : await Promise.all([partiesOf(db, userId), ownChoices(store, userId)]);
  const parties = listed.map(({ id, name, levels }) => ({ id, name, levels }));
  const usual = saysParty ? null : (listed.find(({ isDefault }) => isDefault)?.id ?? null);
  const partyId = draft.partyId ?? usual;
  const party = partyId === null || userId === null ? null : await partyFor(db, userId, partyId);
  if (party !== null) return { parties, characters, problem: null, ...playing(draft, party) };
  const chosen = draft.characters.flatMap((id) => characters.find((one) => one.id === id) ?? []);
  const ids = chosen.map(({ id }) => id);
  const isWhole = draft.groups.length === 0 && ids.length > 0 && userId !== null;
  const defenders = isWhole ? await defendersOf(store, userId, ids) : null;
  const isLost = ids.length < draft.characters.length;
  return {
    draft: { ...draft, partyId: null, characters: ids },
    parties,
    characters,
    heroes: {
      levels: [...levelsOf(draft.groups), ...chosen.map(({ level }) => level)],
      ...(defenders && { defenders }),
    },
    present: null,
    problem: draft.partyId !== null ? STRANGERS : isLost ? NO_CHARACTER : null,
  };
}

/** The members of a saved party who are not absent. */
function playing(draft: Draft, party: Party): Pick<Players, 'draft' | 'heroes' | 'present'> {
  const here = party.list.filter(({ settings }) => !settings.absent);
  const [weakest] = here.toSorted((a, b) => a.settings.maximum - b.settings.maximum);
  const defenders = {
    leastHitPoints: weakest?.settings.maximum ?? null,
    weakest: weakest?.settings.name ?? null,
    ranged: here.filter(({ settings }) => settings.ranged).length,
  };
  const levels = here.map(({ settings }) => settings.level);
  return {
    draft: { ...draft, partyId: party.id, groups: [], characters: [] },
    heroes: { levels, defenders },
    present: here.map(({ settings }) => `${settings.name} (${settings.level})`).join(', '),
  };
}

import { MOST_CHARACTERS, TOO_MANY } from '~/fights/kept/bring-characters.server';
import { newFightId } from '~/fights/kept/fight-ids.server';
import type { Database } from '~/platform/database.server';
import type { OfferedCharacter } from '../characters/character-choice';
import { charactersIn } from '../characters/chosen-characters';
import { findCreatures } from '../creatures/find-creatures.server';
import { isIdOfSource } from '../creatures/name-ids';
import { comingAlong, type OfferedParty } from '../party/offered-party';
import { offeredParty } from '../party/offered-party.server';
import { readFightQuery } from './fight-query';
import type { ForeignFight } from './foreign-body';
import { type LaunchForm, MAP, placeOf, ROOM } from './launch-form';

/** The values of the new fight's form, and the problems with the request. */
export type Launch = {
  shown: LaunchForm;
  problems: readonly string[];
  /** The saved party that may join. */
  offered?: OfferedParty;
  /** The user's characters that may join. */
  own?: readonly OfferedCharacter[];
  /** The URL names a party or character, but nobody is signed in. */
  signIn?: true;
};

/** The form for a fight in the URL: `?monsters=goblin:4,ogre`. */
export async function launchOfQuery(
  db: Database,
  params: URLSearchParams,
  userId: string | null,
): Promise<Launch> {
  const { name, edition, monsters, more, problems } = readFightQuery(params);
  const ids = [monsters, ...more.map((group) => group.monsters)].flat().map(({ id }) => id);
  const found = await findCreatures(db, ids, { edition, userId });
  const names = [...found.values()].map(({ sheet }) => sheet.name);
  const byName = await findCreatures(db, names, { edition, userId });
  const unknown = ids.filter((id) => !found.has(id));
  const linesOf = (group: typeof monsters) =>
    group
      .filter(({ id }) => found.has(id) || !isIdOfSource(id))
      .map(({ id, count }) => {
        const creature = found.get(id);
        const called = creature?.sheet.name ?? id;
        // Use the name if it finds the same record, else the id.
        const sure = creature === undefined || byName.get(called)?.id === creature.id;
        return `${count} ${sure ? called : creature.id}`;
      })
      .join('\n');
  const others = more.map(({ monsters: group, ...one }) => ({ ...one, lines: linesOf(group) }));
  return {
    shown: {
      ...blank(),
      name,
      edition,
      lines: linesOf(monsters),
      more: others,
      encounter: (params.get('encounter') ?? '').slice(0, 80) || null,
      place: placeOf(params.get(MAP) ?? '', params.get(ROOM) ?? ''),
    },
    problems: [
      ...problems,
      ...unknown
        .slice(0, 5)
        .map((id) =>
          isIdOfSource(id)
            ? `There is no monster “${id.slice(0, 60)}” here: not added.`
            : `There is no monster “${id.slice(0, 60)}” here: it will be added without a statblock.`,
        ),
    ],
  };
}

const WHOSE_PARTY = 'Sign in to add your party. The combatants below stay.';
const NO_PARTY = 'You do not run this party. The combatants below stay.';

/** Adds the saved party in the URL: `&party=…`, or `&party=default`. */
export async function withParty(
  db: Database,
  userId: string | null,
  params: URLSearchParams,
  launch: Launch,
): Promise<Launch> {
  const asked = (params.get('party') ?? '').slice(0, 40);
  if (asked === '') return launch;
  const { shown, problems } = launch;
  if (userId === null) return { shown, problems: [...problems, WHOSE_PARTY], signIn: true };
  const offered = await offeredParty(db, userId, asked);
  if (offered === null) return { shown, problems: [...problems, NO_PARTY] };
  const party = { id: offered.id, members: comingAlong(offered) };
  return { shown: { ...shown, party }, problems, offered };
}

const WHOSE_CHARACTERS = 'Sign in to add your characters. The combatants below stay.';
const NO_CHARACTERS = 'One of these characters is no longer yours.';

/** Adds the characters in the URL that are in `own`; `own` is null when nobody is signed in. */
export function withCharacters(
  own: readonly (OfferedCharacter & { edition: LaunchForm['edition'] })[] | null,
  params: URLSearchParams,
  { shown, problems, ...more }: Launch,
): Launch {
  const asked = charactersIn(params);
  if (asked.length === 0) return { ...more, shown, problems };
  if (own === null) {
    const waiting = { ...shown, characters: asked };
    return { ...more, shown: waiting, problems: [...problems, WHOSE_CHARACTERS], signIn: true };
  }
  const known = own.filter(({ id }) => asked.includes(id));
  const found = known.slice(0, MOST_CHARACTERS);
  const [first] = found;
  const says = params.has('edition') || params.has('monsters');
  const edition = says ? shown.edition : (first?.edition ?? shown.edition);
  return {
    ...more,
    shown: { ...shown, edition, characters: found.map(({ id }) => id) },
    problems: [
      ...problems,
      ...(known.length < asked.length ? [NO_CHARACTERS] : []),
      ...(found.length < known.length ? [TOO_MANY] : []),
    ],
    own: own.map(({ id, name, line, sitsIn }) => ({ id, name, line, sitsIn })),
  };
}

/** The form for a fight sent by another program. */
export function launchOfForeign(read: ForeignFight, edition: LaunchForm['edition']): Launch {
  if ('problem' in read) return { shown: { ...blank(), edition }, problems: [read.problem] };
  const joiners = read.joiners.map((one) => ({ ...one, take: one.many }));
  return { shown: { ...blank(), name: read.name, edition, joiners }, problems: read.problems };
}

function blank(): LaunchForm {
  return {
    id: newFightId(),
    name: '',
    edition: '2014',
    lines: '',
    hitPoints: 'average',
    joiners: [],
    more: [],
    party: null,
    encounter: null,
    place: null,
    characters: [],
  };
}

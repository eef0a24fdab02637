import type { Encounter, EncounterCreature } from '~/encounters/encounter';
import type { Draft, DraftRow } from '../address/draft';
import type { FightRow } from '../fight-rows';

/** The fields of an encounter that its URL does not contain. */
export type Written = Partial<
  Pick<Encounter, 'name' | 'notes' | 'treasure' | 'place' | 'folder' | 'tags'>
>;

/**
 * Makes an encounter of the URL's fight, over the stored one: fields that the URL does not contain stay, and a
 * creature keeps its note.
 */
export function encounterOf(
  draft: Draft,
  rows: readonly FightRow[],
  before: Encounter | null,
  written: Written = {},
): Encounter {
  const { edition, partyId, groups, characters, ignoreWeak } = draft;
  const left = [...(before?.creatures ?? [])];
  const creatures = rows.map((row): Omit<EncounterCreature, 'key'> & { key: string | null } => {
    const at = left.findIndex((one) => one.record === row.id && one.name === row.called);
    const [was] = at < 0 ? [] : left.splice(at, 1);
    const { id, rating, worth, called, count, side, round, locked } = row;
    return {
      key: was?.key ?? null,
      note: was?.note ?? '',
      record: id,
      name: called,
      cr: rating,
      xp: worth,
      count,
      side,
      round,
      locked,
    };
  });
  const taken = new Set(creatures.flatMap(({ key }) => key ?? []));
  let next = 1;
  const newKey = () => {
    while (taken.has(`r${next}`)) next += 1;
    taken.add(`r${next}`);
    return `r${next}`;
  };
  return {
    v: 1,
    notes: '',
    treasure: '',
    place: null,
    folder: '',
    tags: [],
    name: 'Encounter',
    ...before,
    ...written,
    edition,
    ignoreWeak,
    party: {
      partyId,
      groups: groups.map((one) => ({ ...one })),
      ...(characters.length > 0 && { characters: [...characters] }),
    },
    creatures: creatures.map((one) => ({ ...one, key: one.key ?? newKey() })),
  };
}

/** The fields of a stored encounter that a URL contains. */
export type Addressed = Pick<Encounter, 'edition' | 'party' | 'ignoreWeak'> & {
  readonly creatures: readonly Pick<
    EncounterCreature,
    'record' | 'name' | 'cr' | 'xp' | 'count' | 'side' | 'round' | 'locked'
  >[];
};

/** Converts a stored encounter to the draft for its URL. */
export function draftOf(
  { edition, party, ignoreWeak, creatures }: Addressed,
  of: Draft['of'] = null,
): Draft {
  return {
    edition,
    ignoreWeak,
    of,
    partyId: party.partyId,
    groups: party.partyId === null ? party.groups : [],
    characters: party.partyId === null ? (party.characters ?? []) : [],
    rows: creatures.map(({ record, name, cr, xp, count, side, round, locked }): DraftRow => {
      const rest = { count, side, round, locked };
      if (record !== null) return { ...rest, id: record, cr: null, xp: null, name: '' };
      return { ...rest, id: null, cr, xp: cr === null ? xp : null, name };
    }),
  };
}

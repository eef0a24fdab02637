import { ENCOUNTER_LIMITS, type Encounter, type EncounterCreature } from '../encounter';

/** What a creature brings into an encounter, besides its number. */
export type AddedCreature = Pick<EncounterCreature, 'name' | 'cr' | 'xp'> & { record: string };

/** An encounter after a change, the same one if there was nothing to change, or why it is impossible. */
export type ChangedEncounter = { ok: true; encounter: Encounter } | { ok: false; problem: string };

/**
 * Adds creatures to an encounter: to the row of the same record if it has one that can take them, else in a row of
 * their own. The row then has `mark` as its key, so that adding with the same mark again changes nothing.
 */
export function withCreature(
  encounter: Encounter,
  creature: AddedCreature,
  count: number,
  mark: string,
): ChangedEncounter {
  const { creatures, name } = encounter;
  if (creatures.some(({ key }) => key === mark)) return { ok: true, encounter };
  const at = creatures.findIndex(
    (one) =>
      one.record === creature.record &&
      one.side === 'foes' &&
      one.round === null &&
      one.count + count <= ENCOUNTER_LIMITS.count,
  );
  const same = creatures[at];
  if (same) {
    const more = { ...same, key: mark, count: same.count + count };
    return { ok: true, encounter: { ...encounter, creatures: creatures.with(at, more) } };
  }
  if (creatures.length >= ENCOUNTER_LIMITS.creatures) {
    const most = `“${name}” has ${ENCOUNTER_LIMITS.creatures} kinds of monsters, the maximum.`;
    return { ok: false, problem: `${most} Remove one first.` };
  }
  const fresh: EncounterCreature = {
    ...creature,
    key: mark,
    count,
    side: 'foes',
    round: null,
    locked: false,
    note: '',
  };
  return { ok: true, encounter: { ...encounter, creatures: [...creatures, fresh] } };
}

/** Undoes `withCreature`: removes as many creatures as were added under a mark; refused when their row has changed. */
export function withoutCreature(
  encounter: Encounter,
  mark: string,
  count: number,
): ChangedEncounter {
  if (!encounter.creatures.some(({ key }) => key === mark)) {
    return { ok: false, problem: `“${encounter.name}” was changed since. Remove it there.` };
  }
  const creatures = encounter.creatures.flatMap((one) => {
    if (one.key !== mark) return [one];
    return one.count > count ? [{ ...one, count: one.count - count }] : [];
  });
  return { ok: true, encounter: { ...encounter, creatures } };
}

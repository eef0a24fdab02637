import type { MonsterRecord } from '~/compendium/records/monster-record';
import { ROUNDS, type Round, roundsOf } from './rounds';
import type { SpellHarm } from './spell-deeds';

export type Prowess = {
  readonly rounds: readonly Round[];
  /** The average of three rounds. */
  readonly damage: number;
  /** What deals most of its damage. */
  readonly by: 'attack' | 'save';
  readonly bonus: number;
  /** Entries whose damage is only in their text and is not counted. */
  readonly uncounted: readonly string[];
};

/** The damage of a creature in three rounds, and the bonus or DC of most of it. */
export function prowessOf(record: MonsterRecord, spellHarm?: SpellHarm): Prowess {
  const rounds = roundsOf(record, spellHarm);
  const deeds = rounds.flatMap((round) => round.deeds);
  const sum = (list: typeof deeds) => list.reduce((all, { damage }) => all + damage, 0);
  const attacks = deeds.filter(({ toHit }) => toHit !== null);
  const saves = deeds.filter(({ dc }) => dc !== null);
  const by = sum(saves) > sum(attacks) ? 'save' : 'attack';
  const bonuses = by === 'save' ? saves.map(({ dc }) => dc) : attacks.map(({ toHit }) => toHit);
  const known = bonuses.filter((one) => one !== null);
  return {
    rounds,
    damage: Math.round((rounds.reduce((all, { damage }) => all + damage, 0) / ROUNDS) * 10) / 10,
    by,
    bonus: known.length === 0 ? record.proficiencyBonus : Math.max(...known),
    uncounted: [
      ...(spellHarm === undefined && record.spellcasting.length > 0 ? ['Spells'] : []),
      ...[...record.actions, ...record.bonusActions]
        .filter(({ complete }) => !complete)
        .map(({ name }) => name),
    ],
  };
}

import type { MonsterRecord } from '~/compendium/records/monster-record';
import { type Toughness, toughnessOf } from './defence';
import { type Prowess, prowessOf } from './offence';
import { type Measured, type Rated, rated } from './rate';
import type { SpellHarm } from './spell-deeds';

export type Explained = Rated & {
  readonly toughness: Toughness;
  readonly prowess: Prowess;
  readonly measured: Measured;
  /** The rating in the record. */
  readonly named: number;
};

/**
 * Calculates a creature's challenge rating step by step by the 2014 method. `spellHarm` gives the damage of spells;
 * without it, spells are not counted.
 */
export function explainChallenge(record: MonsterRecord, spellHarm?: SpellHarm): Explained {
  const toughness = toughnessOf(record, record.cr);
  const prowess = prowessOf(record, spellHarm);
  const measured: Measured = {
    hitPoints: toughness.effectiveHitPoints,
    armorClass: toughness.effectiveArmorClass,
    damage: prowess.damage,
    by: prowess.by,
    bonus: prowess.bonus,
  };
  return { ...rated(measured), toughness, prowess, measured, named: record.cr };
}

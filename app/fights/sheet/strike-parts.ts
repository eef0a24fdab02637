import type { AttackEffect, Effect, Inner } from '~/compendium/records/effects';
import type { Entry } from '~/compendium/records/entry-record';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import type { Area } from '~/compendium/records/record-parts';
import type { Targets } from '~/compendium/records/targets';
import { usesOf } from './limited-uses';
import type { Strike, StrikeCost, StrikeSection } from './strike';

const PLAIN = { attack: false, magical: false, silvered: false, adamantine: false, spell: false };

/**
 * Returns how a creature's strikes count: with magical weapons (SRD "Magic Weapons"), as spells, or neither.
 */
export function mannersOf(record: MonsterRecord): {
  attack(effect: AttackEffect): Strike['manner'];
  other: Strike['manner'];
} {
  const magicWeapons = record.traits.some(({ effects }) =>
    effects.some((effect) => effect.kind === 'modify' && effect.what === 'weapon'),
  );
  return {
    attack: ({ attack }) => {
      const spell = attack.endsWith('spell');
      return { ...PLAIN, attack: true, spell, magical: magicWeapons || spell };
    },
    other: PLAIN,
  };
}

/** What using an entry spends: its limited use, legendary actions, or the reaction. */
export function costsOf(entry: Entry & { cost?: number }, section: StrikeSection): StrikeCost[] {
  const costs: StrikeCost[] = [];
  if (usesOf(entry) !== null) costs.push({ of: 'use', key: entry.key });
  if (section === 'legendary') costs.push({ of: 'legendary-action', by: entry.cost ?? 1 });
  if (section === 'reaction') costs.push({ of: 'reaction' });
  return costs;
}

/** The targets of an effect: one by default, everyone in the area if there is one. */
export function targetsOf(targets: Targets | undefined, area: string | null): Strike['targets'] {
  const { count, of } = targets ?? {
    count: area === null ? 1 : ('each' as const),
    of: 'creatures',
  };
  return {
    count: typeof count === 'number' ? count : 'each',
    of: of === 'self' ? 'self' : of === 'allies' || of === 'self-and-allies' ? 'allies' : 'foes',
    area,
  };
}

/** "60-foot cone", "line 100 feet long and 5 feet wide", "within 10 feet". */
export function areaWords({ shape, feet, widthFeet }: Area): string {
  if (shape === 'emanation') return `within ${feet} feet`;
  if (shape === 'line') return `line ${feet} feet long and ${widthFeet ?? 5} feet wide`;
  return `${feet}-foot ${shape}`;
}

/** Whether an effect can be part of an outcome: attacks, auras and choices get their own button instead. */
export function isInner(effect: Effect): effect is Inner {
  return effect.kind !== 'attack' && effect.kind !== 'aura' && effect.kind !== 'choice';
}

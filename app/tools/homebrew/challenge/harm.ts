import type { DamagePart } from '~/compendium/records/damage-part';
import type { Effect } from '~/compendium/records/effects';
import type { Entry } from '~/compendium/records/entry-record';

/** The number of creatures assumed in an area. */
export const AREA_TARGETS = 2;

/** The effect of an action that succeeds: damage to all targets, and the attack bonus or save DC of most of it. */
export type Harm = {
  readonly damage: number;
  readonly targets: number;
  readonly toHit: number | null;
  readonly dc: number | null;
};

export const NO_HARM: Harm = { damage: 0, targets: 1, toHit: null, dc: null };

type Any = Effect | Extract<Effect, { kind: 'attack' }>['hit'][number];

/**
 * The damage of some effects: attacks hit, saves fail, and an area affects two targets. Damage with further
 * requirements is not counted.
 */
export function harmOf(effects: readonly Any[], entry?: Pick<Entry, 'area' | 'targets'>): Harm {
  const wide = entry?.area !== undefined || entry?.targets?.count === 'each';
  return effects
    .map((one) => harmOfOne(one, wide))
    .reduce((sum, one) => together(sum, one), NO_HARM);
}

/** Adds two harms; the bonus or DC is that of the larger one. */
export function together(one: Harm, other: Harm): Harm {
  const [first, second] = one.damage >= other.damage ? [one, other] : [other, one];
  return {
    damage: one.damage + other.damage,
    targets: Math.max(one.targets, other.targets),
    toHit: first.toHit ?? (first.dc === null ? second.toHit : null),
    dc: first.dc ?? (first.toHit === null ? second.dc : null),
  };
}

function harmOfOne(one: Any, wide: boolean): Harm {
  switch (one.kind) {
    case 'attack': {
      const hit = harmOf(one.hit);
      const other = Math.max(0, ...(one.variants ?? []).map(({ damage }) => sumOf(damage)));
      const dealt = one.hit.find(({ kind }) => kind === 'damage');
      const plain = dealt?.kind === 'damage' ? sumOf(dealt.damage) : 0;
      const damage = hit.damage + Math.max(0, other - plain);
      return { damage, targets: 1, toHit: one.toHit ?? null, dc: null };
    }
    case 'save': {
      const failed = harmOf(one.fail);
      const targets =
        wide || one.area !== undefined || one.targets?.count === 'each' ? AREA_TARGETS : 1;
      return { damage: failed.damage * targets, targets, toHit: null, dc: one.dc ?? null };
    }
    case 'damage':
    case 'ongoing-damage': {
      if (one.to === 'self' || one.to === 'allies' || one.needs !== undefined) return NO_HARM;
      const targets = wide ? AREA_TARGETS : 1;
      return { ...NO_HARM, damage: sumOf(one.damage) * targets, targets };
    }
    case 'aura':
      return harmOf(one.effects);
    case 'choice':
    case 'instead':
      return one.of
        .map((way) => harmOf(way.effects))
        .reduce((best, each) => (each.damage > best.damage ? each : best), NO_HARM);
    case 'check':
      return harmOf(one.fail);
    default:
      return NO_HARM;
  }
}

/** The total average; parts with further requirements and alternative parts are not counted. */
function sumOf(parts: readonly DamagePart[]): number {
  return parts
    .filter(({ needs, instead }) => needs === undefined && !instead)
    .reduce((sum, { average }) => sum + average, 0);
}

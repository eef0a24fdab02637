import type { DamageRoll } from '~/dice-tray/roll';
import type { DamagePart } from '../records/damage-part';
import { attacksIn } from '../records/effect-facts';
import type { AttackEffect, Effect, Inner } from '../records/effects';
import { d20Dice } from './d20-segment';
import type { Segment } from './statblock';

/** Adds the attack's damage to each number in the paragraphs that rolls an attack. */
export function withDamage(
  paragraphs: readonly (readonly Segment[])[],
  effects: readonly Effect[],
): Segment[][] {
  // Some attacks have another bonus under a condition ("+4 to hit with shillelagh"), and then deal other damage.
  const left = attacksIn(effects).flatMap((attack) => [
    { toHit: attack.toHit, damage: damageOf(attack) },
    ...(attack.variants ?? []).filter(({ toHit }) => toHit !== undefined),
  ]);
  return paragraphs.map((segments) =>
    segments.map((segment) => {
      if (typeof segment === 'string' || !('roll' in segment)) return segment;
      if (segment.roll.kind !== 'attack') return segment;
      const at = left.findIndex(
        ({ toHit }) => toHit !== undefined && segment.roll.dice === d20Dice(toHit),
      );
      const [attack] = at < 0 ? [] : left.splice(at, 1);
      // Damage with a requirement besides the hit is rolled separately.
      const sure = attack?.damage.filter(({ needs }) => needs === undefined) ?? [];
      if (sure.length === 0) return segment;
      return { ...segment, roll: { ...segment.roll, damage: sure.map(damageRoll) } };
    }),
  );
}

/** The immediate damage of a hit; of several alternatives, the damage of the first one that deals any. */
function damageOf({ hit }: AttackEffect): DamagePart[] {
  const at = hit.flatMap((one) =>
    one.kind === 'instead'
      ? (one.of.find(({ effects }) => dealt(effects).length > 0)?.effects ?? [])
      : [one],
  );
  return dealt(at);
}

function dealt(effects: readonly Inner[]): DamagePart[] {
  return effects.flatMap((one) =>
    one.kind === 'damage' && one.needs === undefined && one.later === undefined ? one.damage : [],
  );
}

function damageRoll({ dice, bonus, average, type, orTypes }: DamagePart): DamageRoll {
  const constant = bonus === 0 ? '' : bonus < 0 ? String(bonus) : `+${bonus}`;
  return {
    dice: dice === null ? String(average) : `${dice.count}d${dice.sides}${constant}`,
    type: [type, ...orTypes].filter((one) => one !== null).join(' or '),
  };
}

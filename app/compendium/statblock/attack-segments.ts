import type { DamageRoll } from '~/dice-tray/roll';
import type { Attack } from '../records/entry-record';
import type { DamagePart } from '../records/record-parts';
import { d20Dice } from './d20-segment';
import type { Segment } from './statblock';

/** The same paragraphs, in which each number that rolls an attack knows what the attack deals. */
export function withDamage(
  paragraphs: readonly (readonly Segment[])[],
  attacks: readonly Attack[],
): Segment[][] {
  // Some attacks hit better when something holds ("+4 to hit with shillelagh"), and then deal something else.
  const left = attacks.flatMap(({ toHit, damage, alternatives }) => [
    { toHit, damage },
    ...alternatives.flatMap((one) =>
      one.toHit === null ? [] : [{ toHit: one.toHit, damage: one.damage }],
    ),
  ]);
  return paragraphs.map((segments) =>
    segments.map((segment) => {
      if (typeof segment === 'string' || !('roll' in segment)) return segment;
      if (segment.roll.kind !== 'attack') return segment;
      const at = left.findIndex(({ toHit }) => segment.roll.dice === d20Dice(toHit));
      const [attack] = at < 0 ? [] : left.splice(at, 1);
      // What needs something besides a hit is rolled by its own number.
      const sure = attack?.damage.filter(({ when }) => when === null) ?? [];
      if (sure.length === 0) return segment;
      return { ...segment, roll: { ...segment.roll, damage: sure.map(damageRoll) } };
    }),
  );
}

function damageRoll({ dice, bonus, average, type, orTypes }: DamagePart): DamageRoll {
  const constant = bonus === 0 ? '' : bonus < 0 ? String(bonus) : `+${bonus}`;
  return {
    dice: dice === null ? String(average) : `${dice.count}d${dice.sides}${constant}`,
    type: [type, ...orTypes].filter((one) => one !== null).join(' or '),
  };
}

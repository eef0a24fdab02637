import { z } from 'zod';
import { damageType, line, whole } from '~/compendium/records/record-parts';
import type { Combatant, Resource } from '../sheet/combatant';
import type { AttackStep, Damage, Deed } from '../sheet/deed';

/** "2d6", "d8", "3d10"; without dice the damage is the bonus alone. */
const diceText = z
  .string()
  .regex(/^(?:[1-9]\d?)?d(?:[2-9]|1\d|20|100)$/, 'must be dice such as "2d6"')
  .nullable();

/** One attack of a creature written by hand. */
export const attackLine = z.strictObject({
  name: line(80).default('Attack'),
  toHit: whole(-10, 40),
  dice: diceText.default(null),
  bonus: whole(-20, 999).default(0),
  type: damageType.nullable().default(null),
  /** Further damage of other types in the same hit. */
  also: z
    .array(
      z.strictObject({
        dice: diceText.default(null),
        bonus: whole(-20, 999).default(0),
        type: damageType.nullable().default(null),
      }),
    )
    .max(6)
    .default([]),
  times: whole(1, 12).default(1),
  advantage: z.boolean().optional(),
  disadvantage: z.boolean().optional(),
  /** Always rolled with advantage or disadvantage. */
  roll: z.enum(['advantage', 'disadvantage']).nullable().default(null),
  reach: z.enum(['melee', 'ranged', 'both']).default('melee'),
  manner: z.enum(['plain', 'silvered', 'adamantine', 'magical']).default('plain'),
  criticalOn: whole(2, 20).default(20),
});
export type AttackLine = z.infer<typeof attackLine>;

/** A saving throw that a creature forces, such as a breath; `recharge` is the lowest d6 roll that restores it. */
export const saveLine = z.strictObject({
  name: line(80).default('Breath'),
  ability: z.enum(['str', 'dex', 'con', 'int', 'wis', 'cha']),
  dc: whole(1, 40),
  dice: diceText.default(null),
  bonus: whole(0, 999).default(0),
  type: damageType.nullable().default(null),
  half: z.boolean().default(true),
  /** The most foes that it catches. */
  targets: whole(1, 40).default(1),
  recharge: whole(2, 6).nullable().default(null),
  uses: whole(1, 20).nullable().default(null),
});
export type SaveLine = z.infer<typeof saveLine>;

function damageOf(part: { dice: string | null; bonus: number; type: Damage['type'] }): Damage {
  const [count, sides] = (part.dice ?? '0d1').split('d');
  return { count: Number(count || 1), sides: Number(sides), bonus: part.bonus, type: part.type };
}

/** The deeds of a creature written by hand: all its attacks together, or one of its saves instead. */
export function deedsOf(
  attacks: readonly AttackLine[],
  saves: readonly SaveLine[],
): Pick<Combatant, 'deeds' | 'resources'> {
  const resources: Resource[] = [];
  const deeds: Deed[] = [];
  if (attacks.length > 0) {
    deeds.push({
      key: 'attacks',
      name: attacks.length === 1 ? (attacks[0]?.name ?? 'Attack') : 'All attacks',
      time: 'action',
      costs: [],
      steps: attacks.map(attackStep),
    });
  }
  saves.forEach((save, at) => {
    const key = `save-${at + 1}`;
    const limited = save.recharge !== null || save.uses !== null;
    if (limited) {
      resources.push({
        key,
        name: save.name,
        most: save.uses ?? 1,
        back: 'long-rest',
        ...(save.recharge === null ? {} : { rechargeOn: save.recharge }),
      });
    }
    deeds.push({
      key,
      name: save.name,
      time: 'action',
      costs: limited ? [{ resource: key, amount: 1 }] : [],
      steps: [
        {
          does: 'save',
          name: save.name,
          aim: { who: 'foe', count: save.targets },
          save: {
            ability: save.ability,
            dc: save.dc,
            magic: false,
            success: save.half ? 'half' : 'none',
            fail: { damage: [damageOf(save)] },
          },
        },
      ],
    });
  });
  return { deeds, resources };
}

function attackStep(attack: AttackLine): AttackStep {
  const { name, times, toHit, reach, manner, criticalOn } = attack;
  return {
    does: 'attack',
    name,
    times,
    toHit,
    reach,
    manner,
    criticalOn,
    ...(attack.roll === 'advantage' || attack.advantage ? { advantage: {} } : {}),
    ...(attack.roll === 'disadvantage' || attack.disadvantage ? { disadvantage: true } : {}),
    hit: { damage: [damageOf(attack), ...attack.also.map(damageOf)] },
  };
}

import type { Attack } from './sheet';

/** A way to attack with a weapon: as it is held, in both hands, or as the extra attack of the other hand. */
export type AttackWay = { way: 'held' | 'both' | 'other'; attack: Attack };

/**
 * Every way to attack, as the sheet and a seat of a fight list them: attacks in their order, then versatile weapons in
 * both hands, then extra attacks of the other hand. Each has its own name and damage.
 */
export function attackWays(attacks: readonly Attack[]): AttackWay[] {
  return [
    ...attacks.map((attack): AttackWay => ({ way: 'held', attack })),
    ...attacks.flatMap((attack): AttackWay[] => {
      const { both, name } = attack;
      if (both === null) return [];
      return [
        { way: 'both', attack: { ...attack, ...both, both: null, name: `${name}, both hands` } },
      ];
    }),
    ...attacks.flatMap((attack): AttackWay[] => {
      const { offHand, name } = attack;
      if (!offHand) return [];
      const damage = { damage: offHand, average: averageOf(offHand), both: null };
      return [{ way: 'other', attack: { ...attack, ...damage, name: `${name}, other hand` } }];
    }),
  ];
}

/** The average of "1d6+4", rounded down; never below 0. */
function averageOf(damage: string): number {
  const [, count = '0', sides = '0', plus = '0'] = /^(\d+)d(\d+)([+-]\d+)?$/.exec(damage) ?? [];
  const dice = (Number(count) * (Number(sides) + 1)) / 2;
  return Math.max(0, Math.floor(dice + Number(plus)));
}

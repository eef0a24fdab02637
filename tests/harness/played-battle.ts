import { createBattle } from '~/battle/create-battle';
import { type BattleOptions, USUAL_OPTIONS } from '~/battle/sheet/battle';
import type { Combatant } from '~/battle/sheet/combatant';
import { USUAL_TACTICS } from '~/battle/sheet/tactics';
import type { Condition } from '~/rules/conditions';
import { blow, lays, madeCombatant } from './made-combatant';

export type More = {
  options?: Partial<BattleOptions>;
  edition?: '2014' | '2024';
  counts?: [number, number];
};

export function battle(a: Combatant, b: Combatant, more: More = {}) {
  const [first, second] = more.counts ?? [1, 1];
  return createBattle(
    {
      edition: more.edition ?? '2014',
      sides: [[{ combatant: a, count: first }], [{ combatant: b, count: second }]],
      tactics: [USUAL_TACTICS, USUAL_TACTICS],
      options: { ...USUAL_OPTIONS, ...more.options },
    },
    'rules',
  );
}

export function hits(a: Combatant, b: Combatant, more: More = {}, deed = 'Blow') {
  const played = battle(a, b, more);
  played.play(300);
  const count = played.tally().deeds.find((one) => one.deed === deed && one.side === 0);
  return (count?.landed ?? 0) / (count?.tries ?? 1);
}

export const QUICK = { initiative: { bonus: 30 } };
export const target = (more: Partial<Combatant> = {}) =>
  madeCombatant('Post', {
    hitPoints: { average: 400, count: 0, sides: 1, bonus: 0 },
    ac: 11,
    ...more,
  });

/** The hit chance of a +0 attack against AC 11: 50 percent normally, 75 with advantage, 25 with disadvantage. */
export function shareWith(condition: Condition, edition: '2014' | '2024' = '2014'): number {
  const attacker = madeCombatant('Ash', {
    ...QUICK,
    deeds: [blow(0, 4), lays({ name: condition, conditions: [condition] })],
  });
  return hits(attacker, target(), { edition, options: { lines: false } });
}

import type { Edition } from '~/rules/edition';
import type { Fight } from './state';

/** Returns an empty fight with the default settings. */
export function newFight(name: string, edition: Edition): Fight {
  return {
    v: 1,
    name,
    settings: {
      edition,
      // By the rules, identical monsters share one initiative roll (SRD 5.1 and 5.2.1, "Initiative").
      initiative: 'group',
      reroll: 'never',
      ties: 'dexterity',
      turnSeconds: 0,
      belowZero: false,
      massiveDamage: true,
      rollsRecharge: true,
      background: null,
    },
    combatants: {},
    rows: {},
    round: 0,
    turn: null,
    turnBy: null,
    due: [],
    marks: [],
    reminders: [],
    turnSince: null,
    since: null,
    ended: null,
  };
}

import type { Combatant } from '~/battle/sheet/combatant';
import type { AttackStep, Deed, Mark, Outcome } from '~/battle/sheet/deed';

const ZERO = { str: 0, dex: 0, con: 0, int: 0, wis: 0, cha: 0 };

/** A combatant with default values; a test adds what it needs. */
export function madeCombatant(name: string, more: Partial<Combatant> = {}): Combatant {
  return {
    name,
    edition: '2014',
    role: 'monster',
    type: 'humanoid',
    size: 'Medium',
    ac: 10,
    hitPoints: { average: 100, count: 0, sides: 1, bonus: 0 },
    initiative: { bonus: 0 },
    abilities: ZERO,
    saves: ZERO,
    proficiency: 2,
    line: 'front',
    defences: [],
    conditionImmune: [],
    resources: [],
    deeds: [],
    reactions: [],
    traits: {},
    leftOut: [],
    ...more,
  };
}

/** An attack with fixed damage, as an action. */
export function blow(toHit: number, damage: number, more: Partial<AttackStep> = {}): Deed {
  const hit: Outcome = { damage: [{ count: 0, sides: 1, bonus: damage, type: 'slashing' }] };
  return {
    key: 'blow',
    name: 'Blow',
    time: 'action',
    costs: [],
    steps: [
      {
        does: 'attack',
        name: 'Blow',
        times: 1,
        toHit,
        reach: 'melee',
        manner: 'plain',
        hit,
        ...more,
      },
    ],
  };
}

/** A deed that lays a mark at the start of each of its turns, with a save that cannot succeed. */
export function lays(mark: Partial<Mark> & Pick<Mark, 'name'>, dc = 40): Deed {
  return {
    key: `lays-${mark.name}`,
    name: mark.name,
    time: 'own-turn-start',
    costs: [],
    steps: [
      {
        does: 'save',
        name: mark.name,
        aim: { who: 'foe', count: 1 },
        save: {
          ability: 'con',
          dc,
          magic: false,
          success: 'none',
          fail: { marks: [{ conditions: [], modifiers: [], ends: { rounds: 10 }, ...mark }] },
        },
      },
    ],
  };
}

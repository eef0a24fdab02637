import type { Ability } from '~/rules/ability';
import type { DamageType } from '~/rules/damage-types';
import type { AttackStep, Damage, Deed, ForcedSave, Mark } from '../sheet/deed';
import type { Hero } from './ability-plan';

/** A weapon of a proficient wielder. */
export type Weapon = {
  name: string;
  reach: AttackStep['reach'];
  ability: Ability;
  count: number;
  sides: number;
  type: DamageType;
  /** Besides ability and proficiency: Archery. */
  toHitPlus?: number;
  /** Besides the ability: Dueling. */
  damagePlus?: number;
  /** Further damage of a hit: Sneak Attack. */
  more?: readonly Damage[];
  marks?: readonly Mark[];
  saves?: readonly ForcedSave[];
  miss?: AttackStep['miss'];
};

/** From this level on a character's weapons count as magical: the level at which a monk's unarmed strikes do. */
const MAGICAL_FROM = 6;

/** A step of `times` attacks with a weapon. */
export function strikes(hero: Hero, weapon: Weapon, times = 1): AttackStep {
  const { name, reach, ability, count, sides, type, marks, saves, miss } = weapon;
  const modifier = hero.modifiers[ability];
  return {
    does: 'attack',
    name,
    times,
    reach,
    toHit: hero.proficiency + modifier + (weapon.toHitPlus ?? 0),
    manner: hero.level >= MAGICAL_FROM ? 'magical' : 'plain',
    hit: {
      damage: [
        { count, sides, bonus: modifier + (weapon.damagePlus ?? 0), type },
        ...(weapon.more ?? []),
      ],
      ...(marks ? { marks } : {}),
      ...(saves ? { saves } : {}),
    },
    ...(miss ? { miss } : {}),
  };
}

/** A deed with these steps; by default an action without costs. */
export function deedOf(
  key: string,
  name: string,
  steps: Deed['steps'],
  rest: Partial<Omit<Deed, 'key' | 'name' | 'steps'>> = {},
): Deed {
  return { key, name, time: 'action', costs: [], steps, ...rest };
}

/** The cost of using a resource. */
export function spends(resource: string, amount = 1): Deed['costs'] {
  return [{ resource, amount }];
}

/** Extra damage dice of a type. */
export function dice(
  count: number,
  sides: number,
  type: Damage['type'],
  when?: Damage['when'],
): Damage {
  return { count, sides, bonus: 0, type, ...(when ? { when } : {}) };
}

/**
 * Vex: the next attack against the target has advantage, until the end of the attacker's next turn (SRD 5.2.1, "Vex").
 */
export const VEX: Mark = {
  name: 'Vex',
  conditions: [],
  modifiers: [{ what: 'attacks-against', how: 'advantage' }],
  ends: { used: true, turn: { of: 'maker', moment: 'end' } },
};

/** Sap: the target's next attack has disadvantage, until the attacker's next turn (SRD 5.2.1, "Sap"). */
export const SAP: Mark = {
  name: 'Sap',
  conditions: [],
  modifiers: [{ what: 'attack-rolls', how: 'disadvantage' }],
  ends: { used: true, turn: { of: 'maker', moment: 'start' } },
};

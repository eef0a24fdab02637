import { ABILITIES, type Ability } from '~/rules/ability';
import { CONDITIONS, type Condition } from '~/rules/conditions';
import { CREATURE_TYPES } from '~/rules/creature-types';
import { DAMAGE_TYPES, type DamageType } from '~/rules/damage-types';

/** The bit of a condition. */
export function conditionBit(condition: Condition): number {
  return 1 << CONDITIONS.indexOf(condition);
}

export function conditionBits(conditions: readonly Condition[] | undefined): number {
  return (conditions ?? []).reduce((bits, one) => bits | conditionBit(one), 0);
}

/** The bit of a damage type; damage without a type has none, and nothing resists it. */
export function damageBit(type: DamageType | null): number {
  return type === null ? 0 : 1 << DAMAGE_TYPES.indexOf(type);
}

export function damageBits(types: readonly DamageType[]): number {
  return types.reduce((bits, one) => bits | damageBit(one), 0);
}

export const ALL_DAMAGE = (1 << DAMAGE_TYPES.length) - 1;

export function abilityAt(ability: Ability): number {
  return ABILITIES.indexOf(ability);
}

export function abilityBits(abilities: readonly Ability[] | undefined): number {
  if (abilities === undefined) return 63;
  return abilities.reduce((bits, one) => bits | (1 << abilityAt(one)), 0);
}

export function typeBits(types: readonly string[] | undefined): number {
  return (types ?? []).reduce((bits, one) => {
    const at = (CREATURE_TYPES as readonly string[]).indexOf(one);
    return at < 0 ? bits : bits | (1 << at);
  }, 0);
}

export const BLINDED = conditionBit('blinded');
export const CHARMED = conditionBit('charmed');
export const FRIGHTENED = conditionBit('frightened');
export const GRAPPLED = conditionBit('grappled');
export const INCAPACITATED = conditionBit('incapacitated');
export const INVISIBLE = conditionBit('invisible');
export const PARALYZED = conditionBit('paralyzed');
export const PETRIFIED = conditionBit('petrified');
export const POISONED = conditionBit('poisoned');
export const PRONE = conditionBit('prone');
export const RESTRAINED = conditionBit('restrained');
export const STUNNED = conditionBit('stunned');
export const UNCONSCIOUS = conditionBit('unconscious');

/** Conditions with which a creature takes no action. */
export const HELPLESS = INCAPACITATED | PARALYZED | PETRIFIED | STUNNED | UNCONSCIOUS;
/** Conditions with which Strength and Dexterity saves fail. */
export const LIMP = PARALYZED | PETRIFIED | STUNNED | UNCONSCIOUS;
/** Conditions with which a hit in melee is a critical hit. */
export const OPEN = PARALYZED | UNCONSCIOUS;

import type { Ability } from '~/rules/ability';
import type { EffectRule } from '../book/action-rule';
import { atLevel } from '../book/amount';
import type { StrikeOf } from '../book/gift';
import type { Weapon } from '../book/item';
import type { Facts } from './facts';
import type { ExtraDamage } from './sheet';
import { lostBy, type Worn } from './worn';

/** The attack that extra damage applies to; `weapon` is null for an unarmed strike. */
type Struck = { weapon: Weapon | null; ability: Ability; mastery: string | null; worn: Worn };

/** The extra damage that features add to an attack, always or under a condition; dice depend on the level. */
export function extraDamageOf(facts: Facts, struck: Struck): readonly ExtraDamage[] {
  const given = facts.given('strike').flatMap(({ gift, had }): ExtraDamage[] => {
    if (!isOf(gift.of, struck)) return [];
    const least = gift.plus === undefined ? 0 : Math.max(1, facts.amount(gift.plus, had));
    const dice = gift.dice ? atLevel(gift.dice, had.amountLevel) : `${least}`;
    if (dice === null) return [];
    const { types = [], when = '', mostBySlot, onceATurn } = gift;
    const effect = effectOf(facts, had.key);
    if (effect?.loses && lostBy(struck.worn, effect.loses.with)) return [];
    return [
      {
        name: had.name,
        dice,
        types,
        when,
        ...(mostBySlot ? { mostBySlot } : {}),
        ...(effect === null ? {} : { during: effect.key }),
        ...(onceATurn ? { onceATurn } : {}),
      },
    ];
  });
  return [...given, ...grazeOf(facts, struck)];
}

/** The effect during which a feature's extra damage counts by itself. */
function effectOf({ book }: Facts, feature: string): EffectRule | null {
  const rules = book.actions ?? {};
  const own = Object.hasOwn(rules, feature) ? rules[feature] : undefined;
  return own?.find(({ effect }) => effect?.strikes)?.effect ?? null;
}

/** Graze: a miss with the weapon still deals the ability modifier (SRD 5.2.1, "Mastery Properties"). */
function grazeOf({ modifiers }: Facts, { weapon, ability, mastery }: Struck): ExtraDamage[] {
  const plus = modifiers[ability];
  if (mastery === null || weapon?.mastery !== 'graze' || plus < 1) return [];
  return [{ name: mastery, dice: `${plus}`, types: [], when: 'on a miss' }];
}

function isOf(of: StrikeOf, { weapon, ability }: Struck): boolean {
  const isMelee = weapon === null || weapon.reach === 'melee';
  switch (of) {
    case 'any':
      return true;
    case 'weapon':
      return weapon !== null;
    case 'melee':
      return isMelee;
    case 'melee-weapon':
      return isMelee && weapon !== null;
    case 'finesse-or-ranged':
      return weapon !== null && (!isMelee || weapon.properties.includes('finesse'));
    case 'strength':
      return ability === 'str';
    case 'melee-strength':
      return isMelee && ability === 'str';
  }
}

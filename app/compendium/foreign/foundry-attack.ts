import { ABILITIES, abilityModifier } from '~/rules/ability';
import { asObject, type Foreign, numberOf, own, textOf, within } from './foreign';
import type { DeedDamage } from './foundry-deed';
import { type ActorNumbers, formulaOf, numberIn } from './foundry-formula';
import { isFeet } from './foundry-save';

/** Whether an attack is ranged and whether it is a spell attack. */
export type Means = { readonly ranged: boolean; readonly spell: boolean };

/** Returns whether an item has a property, stored either in a list or as a key with the value true. */
export function hasProperty(system: Foreign | null, property: string): boolean {
  const given = own(system, 'properties');
  return Array.isArray(given) ? given.includes(property) : own(asObject(given), property) === true;
}

/** The bonus to hit: the item's formula `said` is added to the modifier, or replaces it when `flat` is set. */
export function toHitBy(
  said: string,
  flat: boolean,
  system: Foreign | null,
  modifier: number,
  means: Means,
  numbers: ActorNumbers,
  unread: string[],
): number {
  const sum = (text: string) => {
    const read = text === '' ? 0 : numberIn(text, numbers, modifier);
    if (read === null) unread.push(text);
    return read ?? 0;
  };
  const read = sum(said);
  if (flat) return read;
  const trained = own(system, 'proficient');
  const proficiency = trained === 0 || trained === false ? 0 : numbers.proficiency;
  return (
    modifier +
    proficiency +
    magicOf(system, numbers, unread) +
    read +
    sum(textOf(own(bonusesOf(means, numbers), 'attack')))
  );
}

/** Adds to the damage the actor's bonus for all attacks of this kind. */
export function withBonus(
  damage: readonly DeedDamage[],
  modifier: number,
  means: Means,
  numbers: ActorNumbers,
  unread: string[],
): DeedDamage[] {
  const said = textOf(own(bonusesOf(means, numbers), 'damage'));
  const [first, ...rest] = damage;
  if (said === '' || first === undefined) return [...damage];
  const more = formulaOf(said, numbers, modifier);
  if (more === null) {
    unread.push(said);
    return [...damage];
  }
  return [
    { ...first, dice: [...first.dice, ...more.dice], bonus: first.bonus + more.bonus },
    ...rest,
  ];
}

function bonusesOf({ ranged, spell }: Means, { system }: ActorNumbers): Foreign | null {
  return within(system, 'bonuses', `${ranged ? 'r' : 'm'}${spell ? 's' : 'w'}ak`);
}

/** The bonus of a magic item, 0 without one. */
export function magicOf(system: Foreign | null, numbers: ActorNumbers, unread: string[]): number {
  const said = textOf(own(system, 'magicalBonus'));
  if (said === '' || !hasProperty(system, 'mgc')) return 0;
  const plus = numberIn(said, numbers);
  if (plus === null && !unread.includes(said)) unread.push(said);
  return plus ?? 0;
}

/** The ability modifier of an attack: of the named ability, none, or the default ability for this kind of attack. */
export function modifierOf(
  named: string,
  system: Foreign | null,
  { ranged, spell }: Means,
  { abilities, spellAbility }: ActorNumbers,
): number {
  const own = ABILITIES.find((one) => one === named);
  if (own !== undefined) return abilityModifier(abilities[own]);
  if (named === 'none') return 0;
  if (spell || named === 'spellcasting')
    return spellAbility === null ? 0 : abilityModifier(abilities[spellAbility]);
  const [str, dex] = [abilityModifier(abilities.str), abilityModifier(abilities.dex)];
  if (ranged) return hasProperty(system, 'thr') && !hasProperty(system, 'fin') ? str : dex;
  return hasProperty(system, 'fin') ? Math.max(str, dex) : str;
}

/** The reach or range of an attack in feet; distances in other units are added to `unread`. */
export function placeOf(
  activity: Foreign,
  system: Foreign | null,
  ranged: boolean,
  unread: string[],
) {
  const mine = within(activity, 'range');
  const isOwn = own(mine, 'override') === true || within(system, 'range') === null;
  const range = isOwn ? mine : within(system, 'range');
  const units = textOf(own(range, 'units'));
  const said = ['reach', 'value', 'long'].map((key) => numberOf(own(range, key)));
  if (!isFeet(units) && said.some((one) => (one ?? 0) > 0)) {
    const written = ['reach', 'value', 'long'].map((key) => textOf(own(range, key)));
    unread.push(`range: ${written.filter(Boolean).join('/')} ${units}`);
    return { way: ranged ? ('Ranged' as const) : ('Melee' as const), reach: null, range: null };
  }
  const [reach, value, long] = said;
  const far =
    (value ?? 0) > 0 ? ([value ?? 0, (long ?? 0) > 0 ? (long ?? 0) : null] as const) : null;
  const thrown = hasProperty(system, 'thr') && far !== null && (value ?? 0) > 5;
  if (ranged) return { way: 'Ranged' as const, reach: null, range: far };
  if (thrown) return { way: 'Melee or Ranged' as const, reach: reach || 5, range: far };
  // Before system version 4, the reach was stored in the range field.
  return { way: 'Melee' as const, reach: reach ?? value ?? 5, range: null };
}

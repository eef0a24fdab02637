import { ABILITIES, abilityModifier } from '~/rules/ability';
import { asObject, type Foreign, numberOf, own, textOf, within } from './foreign';
import type { DeedDamage } from './foundry-deed';
import { type ActorNumbers, formulaOf, numberIn } from './foundry-formula';
import { isFeet } from './foundry-save';

/** How an attack is made. */
export type Means = { readonly ranged: boolean; readonly spell: boolean };

/** Whether an item has a property, in a list or as a key that is true. */
export function hasProperty(system: Foreign | null, property: string): boolean {
  const given = own(system, 'properties');
  return Array.isArray(given) ? given.includes(property) : own(asObject(given), property) === true;
}

/** What is added to a roll to hit: `said` by the item beside its modifier, `flat` instead of it. */
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

/** Damage with what the actor adds to every attack made in this way. */
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

/** The plus of a magic item. */
export function magicOf(system: Foreign | null, numbers: ActorNumbers, unread: string[]): number {
  const said = textOf(own(system, 'magicalBonus'));
  if (said === '' || !hasProperty(system, 'mgc')) return 0;
  const plus = numberIn(said, numbers);
  if (plus === null && !unread.includes(said)) unread.push(said);
  return plus ?? 0;
}

/** The modifier that an attack goes by: of the ability that is named, of none, or of the one that such attacks go by. */
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

/** How far an attack goes, in feet; distances in other units go into `unread`. */
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
  // Before the fourth version the reach stood where the range does.
  return { way: 'Melee' as const, reach: reach ?? value ?? 5, range: null };
}

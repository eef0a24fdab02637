import { ABILITIES, abilityModifier } from '~/rules/ability';
import { asObject, type Foreign, listOf, numberOf, own, textOf, within } from './foreign';
import type { Deed } from './foundry-deed';
import { type ActorNumbers, numberIn } from './foundry-formula';

/** The save of an activity; when its DC is unknown it is added to `unread`. */
export function saveOf(
  save: Foreign | null,
  numbers: ActorNumbers,
  unread: string[],
): Deed['save'] {
  const given = own(save, 'ability');
  const keys = (Array.isArray(given) ? listOf(given).map(textOf) : [textOf(given)]).filter(Boolean);
  const [first, ...others] = ABILITIES.filter((one) => keys.includes(one));
  if (first === undefined) {
    if (keys.length > 0) unread.push(`save: ${keys.join(', ')}`);
    return null;
  }
  const dc = dcOf(save, numbers);
  if (dc !== null) return { abilities: [first, ...others], dc };
  const formula = textOf(own(within(save, 'dc'), 'formula')) || textOf(own(save, 'dc'));
  unread.push(`save: ${keys.join(', ')}, DC ${formula || '?'}`);
  return null;
}

function dcOf(save: Foreign | null, numbers: ActorNumbers): number | null {
  const dc = own(save, 'dc');
  const object = asObject(dc);
  const by = object === null ? textOf(own(save, 'scaling')) : textOf(own(object, 'calculation'));
  const fixed = object === null ? numberOf(dc) : numberIn(textOf(own(object, 'formula')), numbers);
  const of = ABILITIES.find((one) => one === by);
  const base = 8 + numbers.proficiency;
  if (of !== undefined) return base + abilityModifier(numbers.abilities[of]);
  if (/^spell/.test(by) && (object !== null || fixed === null)) {
    const mind = numbers.spellAbility;
    if (mind === null) return null;
    const said = textOf(own(within(numbers.system, 'bonuses', 'spell'), 'dc'));
    const bonus = said === '' ? 0 : numberIn(said, numbers);
    return bonus === null ? null : base + abilityModifier(numbers.abilities[mind]) + bonus;
  }
  return fixed === null || fixed < 1 || fixed > 40 ? null : fixed;
}

/** What a successful save does; null when the file does not say. */
export function onSaveOf(said: string): Deed['onSave'] {
  if (said === 'half') return 'half';
  return said === 'none' ? 'none' : null;
}

const SHAPES = new Set([
  'cone',
  'cube',
  'cylinder',
  'line',
  'sphere',
  'radius',
  'emanation',
  'square',
  'circle',
]);

/** The area of a template in feet; null when it is not an area or uses metres. */
export function areaOf(template: Foreign | null): Deed['area'] {
  const shape = textOf(own(template, 'type'));
  const feet = numberOf(own(template, 'size'));
  const units = textOf(own(template, 'units'));
  if (!SHAPES.has(shape) || feet === null || feet < 1 || !isFeet(units)) return null;
  return { shape, feet, width: numberOf(own(template, 'width')) };
}

/** Returns whether a Foundry unit means feet; a missing unit does. */
export function isFeet(units: string): boolean {
  return units === '' || units === 'ft' || units === 'touch' || units === 'self';
}

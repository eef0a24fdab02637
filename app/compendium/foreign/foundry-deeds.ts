import { ABILITIES, type Ability, abilityModifier } from '~/rules/ability';
import {
  asObject,
  type Foreign,
  listOf,
  numberOf,
  objectsOf,
  own,
  textOf,
  within,
} from './foreign';
import { type ActorNumbers, type Formula, formulaOf, numberIn } from './foundry-formula';

/** One amount of damage; the kind may be unknown. */
export type DeedDamage = Formula & { readonly type: string };

/** What using an item does, whatever version of the system wrote it: an activity of 4 and 5, or the fields of an item before. */
export type Deed = {
  readonly id: string;
  readonly fields: Foreign;
  readonly activation: string;
  readonly attack: {
    readonly toHit: number;
    readonly way: 'Melee' | 'Ranged' | 'Melee or Ranged';
    readonly means: 'Weapon' | 'Spell';
    readonly reach: number | null;
    readonly range: readonly [number, number | null] | null;
  } | null;
  readonly damage: readonly DeedDamage[];
  /** The damage with two hands, where a weapon names it. */
  readonly versatile: DeedDamage | null;
  readonly save: { readonly ability: Ability; readonly dc: number } | null;
  /** What a successful save does; null where the file does not say. */
  readonly onSave: 'half' | 'none' | null;
  readonly area: {
    readonly shape: string;
    readonly feet: number;
    readonly width: number | null;
  } | null;
  /** Formulas that are more than a sum, and stay unread. */
  readonly unread: readonly string[];
};

/** All that using an item does. */
export function deedsOf(item: Foreign, numbers: ActorNumbers): Deed[] {
  const system = within(item, 'system') ?? within(item, 'data');
  const activities = Object.entries(within(system, 'activities') ?? {}).flatMap(([id, one]) => {
    const object = asObject(one);
    return object === null ? [] : [{ id: textOf(own(object, '_id')) || id, object }];
  });
  if (activities.length > 0)
    return activities.map(({ id, object }) => deedOf(id, object, system, item, numbers));
  const action = textOf(own(system, 'actionType'));
  return action === '' || system === null ? [] : [formerDeed(action, system, numbers)];
}

/** Whether an item has a property, in a list or as a key that is true. */
export function hasProperty(system: Foreign | null, property: string): boolean {
  const given = own(system, 'properties');
  return Array.isArray(given) ? given.includes(property) : own(asObject(given), property) === true;
}

function deedOf(
  id: string,
  activity: Foreign,
  system: Foreign | null,
  item: Foreign,
  numbers: ActorNumbers,
): Deed {
  const type = textOf(own(activity, 'type'));
  const roll = within(activity, 'attack');
  const kind = within(roll, 'type');
  const isWeapon = textOf(own(item, 'type')) === 'weapon';
  const typed = textOf(own(within(system, 'type'), 'value'));
  const ranged =
    textOf(own(kind, 'value')) === 'ranged' ||
    (textOf(own(kind, 'value')) === '' && /R$/.test(typed));
  const spell = textOf(own(kind, 'classification')) === 'spell';
  const unread: string[] = [];
  const modifier = modifierOf(textOf(own(roll, 'ability')), system, { ranged, spell }, numbers);
  const attack =
    type === 'attack'
      ? {
          toHit: toHitOf(roll, system, modifier, numbers, unread),
          ...placeOf(activity, system, ranged),
          means: spell ? ('Spell' as const) : ('Weapon' as const),
        }
      : null;
  const given = within(activity, type === 'heal' ? 'healing' : 'damage');
  const base = within(system, 'damage', 'base');
  const withBase =
    attack !== null && isWeapon && base !== null && own(given, 'includeBase') !== false;
  const damage = [
    ...(withBase ? partOf(base, modifier + magicOf(system), modifier, numbers, unread) : []),
    ...objectsOf(own(given, 'parts')).flatMap((part) => partOf(part, 0, modifier, numbers, unread)),
    ...(type === 'heal' && given !== null ? partOf(given, 0, modifier, numbers, unread) : []),
  ];
  const two = within(system, 'damage', 'versatile');
  const versatile =
    withBase && two !== null
      ? partOf(two, modifier + magicOf(system), modifier, numbers, unread)
      : [];
  return {
    id,
    fields: activity,
    activation: textOf(own(within(activity, 'activation'), 'type')),
    attack,
    damage,
    versatile: versatile[0] ?? null,
    save: type === 'save' ? saveOf(within(activity, 'save'), numbers) : null,
    onSave: onSaveOf(textOf(own(given, 'onSave'))),
    area: areaOf(within(targetOf(activity, system), 'template')),
    unread,
  };
}

/** An activity's own target, or the item's where it has none. */
function targetOf(activity: Foreign, system: Foreign | null): Foreign | null {
  const mine = within(activity, 'target');
  const overrides = own(mine, 'override') === true || within(system, 'target') === null;
  const hasSize = textOf(own(within(mine, 'template'), 'type')) !== '';
  return overrides || hasSize ? mine : within(system, 'target');
}

function onSaveOf(said: string): Deed['onSave'] {
  if (said === 'half') return 'half';
  return said === 'none' ? 'none' : null;
}

/** An item of version 3 and before, which is one deed by itself. */
function formerDeed(action: string, system: Foreign, numbers: ActorNumbers): Deed {
  const isAttack = /^[mr][ws]ak$/.test(action);
  const ranged = action.startsWith('r');
  const spell = /sak$/.test(action);
  const unread: string[] = [];
  const named = textOf(own(system, 'ability'));
  const modifier = modifierOf(named, system, { ranged, spell }, numbers);
  const bonus =
    textOf(own(within(system, 'attack'), 'bonus')) || textOf(own(system, 'attackBonus'));
  const flat = own(within(system, 'attack'), 'flat') === true;
  const partsOf = (list: unknown) =>
    listOf(list).flatMap((one) => {
      const [formula, type] = listOf(one).map(textOf);
      return ofFormula(formula ?? '', type ?? '', modifier, numbers, unread);
    });
  const damage = within(system, 'damage');
  const parts = partsOf(own(damage, 'parts'));
  const two = ofFormula(
    textOf(own(damage, 'versatile')),
    parts[0]?.type ?? '',
    modifier,
    numbers,
    unread,
  );
  const save = within(system, 'save');
  const target = within(system, 'target');
  return {
    id: '',
    fields: system,
    activation: textOf(own(within(system, 'activation'), 'type')),
    attack: isAttack
      ? {
          toHit: toHitBy(bonus, flat, system, modifier, numbers, unread),
          ...placeOf(system, system, ranged),
          means: spell ? 'Spell' : 'Weapon',
        }
      : null,
    damage: parts,
    versatile: two[0] ?? null,
    save: textOf(own(save, 'ability')) === '' ? null : saveOf(save, numbers),
    onSave: null,
    area: areaOf({
      type: textOf(own(target, 'type')),
      size: own(target, 'value'),
      width: own(target, 'width'),
    }),
    unread,
  };
}

function toHitOf(
  roll: Foreign | null,
  system: Foreign | null,
  modifier: number,
  numbers: ActorNumbers,
  unread: string[],
): number {
  const flat = own(roll, 'flat') === true;
  return toHitBy(textOf(own(roll, 'bonus')), flat, system, modifier, numbers, unread);
}

function toHitBy(
  said: string,
  flat: boolean,
  system: Foreign | null,
  modifier: number,
  numbers: ActorNumbers,
  unread: string[],
): number {
  const read = said === '' ? 0 : numberIn(said, numbers, modifier);
  if (read === null) unread.push(said);
  if (flat) return read ?? 0;
  const trained = own(system, 'proficient');
  const proficiency = trained === 0 || trained === false ? 0 : numbers.proficiency;
  return modifier + proficiency + magicOf(system) + (read ?? 0);
}

function magicOf(system: Foreign | null): number {
  const plus = numberOf(own(system, 'magicalBonus')) ?? 0;
  return hasProperty(system, 'mgc') ? plus : 0;
}

/** The modifier that an attack goes by: of the ability that is named, of none, or of the one that such attacks go by. */
function modifierOf(
  named: string,
  system: Foreign | null,
  { ranged, spell }: { readonly ranged: boolean; readonly spell: boolean },
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

function placeOf(activity: Foreign, system: Foreign | null, ranged: boolean) {
  const mine = within(activity, 'range');
  const isOwn = own(mine, 'override') === true || within(system, 'range') === null;
  const range = isOwn ? mine : within(system, 'range');
  const [reach, value, long] = ['reach', 'value', 'long'].map((key) => numberOf(own(range, key)));
  const far =
    (value ?? 0) > 0 ? ([value ?? 0, (long ?? 0) > 0 ? (long ?? 0) : null] as const) : null;
  const thrown = hasProperty(system, 'thr') && far !== null && (value ?? 0) > 5;
  if (ranged) return { way: 'Ranged' as const, reach: null, range: far };
  if (thrown) return { way: 'Melee or Ranged' as const, reach: reach || 5, range: far };
  // Before the fourth version the reach stood where the range does.
  return { way: 'Melee' as const, reach: reach ?? value ?? 5, range: null };
}

function partOf(
  part: Foreign,
  plus: number,
  modifier: number,
  numbers: ActorNumbers,
  unread: string[],
): DeedDamage[] {
  const [type = ''] = listOf(own(part, 'types')).map(textOf);
  const custom = within(part, 'custom');
  if (own(custom, 'enabled') === true)
    return ofFormula(textOf(own(custom, 'formula')), type, modifier, numbers, unread);
  const [count, sides] = [
    numberOf(own(part, 'number')) ?? 0,
    numberOf(own(part, 'denomination')) ?? 0,
  ];
  const said = textOf(own(part, 'bonus'));
  const bonus = formulaOf(said, numbers, modifier);
  if (bonus === null) unread.push(said);
  // A weapon whose formula has the modifier already gets it once.
  const more = /@mod\b/.test(said) ? 0 : plus;
  const dice =
    count > 0 && sides > 0 ? [{ count: Math.min(200, count), sides: Math.min(100, sides) }] : [];
  const all = [...dice, ...(bonus?.dice ?? [])];
  const flat = (bonus?.bonus ?? 0) + (dice.length > 0 || said === '' ? more : 0);
  return all.length === 0 && (flat <= 0 || said === '') ? [] : [{ dice: all, bonus: flat, type }];
}

function ofFormula(
  formula: string,
  type: string,
  modifier: number,
  numbers: ActorNumbers,
  unread: string[],
): DeedDamage[] {
  if (formula.trim() === '') return [];
  const read = formulaOf(formula, numbers, modifier);
  if (read === null) unread.push(formula);
  return read === null || (read.dice.length === 0 && read.bonus <= 0) ? [] : [{ ...read, type }];
}

function saveOf(save: Foreign | null, numbers: ActorNumbers): Deed['save'] {
  const given = own(save, 'ability');
  const keys = Array.isArray(given) ? listOf(given).map(textOf) : [textOf(given)];
  const ability = ABILITIES.find((one) => keys.includes(one));
  if (ability === undefined) return null;
  const dc = own(save, 'dc');
  const object = asObject(dc);
  const by = object === null ? textOf(own(save, 'scaling')) : textOf(own(object, 'calculation'));
  const fixed = object === null ? numberOf(dc) : numberIn(textOf(own(object, 'formula')), numbers);
  const of = ABILITIES.find((one) => one === by);
  const base = 8 + numbers.proficiency;
  if (of !== undefined) return { ability, dc: base + abilityModifier(numbers.abilities[of]) };
  if (/^spell/.test(by) && (object !== null || fixed === null)) {
    const mind = numbers.spellAbility;
    return mind === null ? null : { ability, dc: base + abilityModifier(numbers.abilities[mind]) };
  }
  return fixed === null || fixed < 1 || fixed > 40 ? null : { ability, dc: fixed };
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

function areaOf(template: Foreign | null): Deed['area'] {
  const shape = textOf(own(template, 'type'));
  const feet = numberOf(own(template, 'size'));
  if (!SHAPES.has(shape) || feet === null || feet < 1) return null;
  return { shape, feet, width: numberOf(own(template, 'width')) };
}

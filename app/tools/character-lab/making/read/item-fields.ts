import { WEAPON_PROPERTIES } from '~/characters/book/item';
import type { AtHand } from '~/characters/record/at-hand';
import type { Carried, Character } from '~/characters/record/character';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import { text, wholeOf } from './form-fields';

/** Reads the carried items listed in the form, and the coins. */
export function withItems(character: Character, form: FormData): Character {
  const listed = new Set(form.getAll('items').map(String));
  const items = character.items.map((item) => {
    if (!listed.has(item.id)) return item;
    const field = (name: string) => `item:${item.id}:${name}`;
    const read = {
      ...item,
      ...atHandOf(item, form, field),
      plus: wholeOf(form, field('plus'), 0, 5) ?? item.plus,
    };
    // A page that was opened before these fields existed leaves them as they are.
    return form.has(field('notes')) ? withDetails(read, form, field) : read;
  });
  const coins = { ...character.play.coins };
  for (const coin of ['pp', 'gp', 'ep', 'sp', 'cp'] as const) {
    const typed = wholeOf(form, `coin:${coin}`, 0, 999_999);
    // An untouched field must not overwrite coins that changed in play since the page was rendered.
    const isTyped = typed !== null && typed !== wholeOf(form, `had:${coin}`, 0, 999_999);
    if (isTyped) coins[coin] = typed;
  }
  return { ...character, items, play: { ...character.play, coins } };
}

type FieldOf = (name: string) => string;

/** What the page had of an item when it was rendered, in one hidden field: "20 equipped". */
export function hadOf({ count, equipped, attuned }: AtHand): string {
  return [count, ...(equipped ? ['equipped'] : []), ...(attuned ? ['attuned'] : [])].join(' ');
}

/** Count, equipped and attuned of an item; an untouched field must not overwrite what changed in play meanwhile. */
function atHandOf(item: Carried, form: FormData, field: FieldOf): AtHand {
  const had = text(form, field('had'), 40)?.split(' ');
  const typed = wholeOf(form, field('count'), 0, 9999);
  const isTyped = typed !== null && String(typed) !== had?.[0];
  const ticked = (name: 'equipped' | 'attuned') => {
    const isOn = form.has(field(name));
    return isOn === had?.includes(name) ? item[name] : isOn;
  };
  return {
    count: isTyped ? typed : item.count,
    equipped: ticked('equipped'),
    attuned: ticked('attuned'),
  };
}

function withDetails(item: Carried, form: FormData, field: FieldOf): Carried {
  const name = (text(form, field('name'), 80) ?? '').replace(/\s+/g, ' ');
  return {
    ...item,
    // A custom item keeps a name.
    name: name === '' && item.item === null ? item.name : name,
    notes: text(form, field('notes'), 500) ?? item.notes,
    pounds: poundsOf(item, form, field),
    weapon:
      item.weapon && form.has(field('weapon')) ? weaponOf(item.weapon, form, field) : item.weapon,
    armor: item.armor && form.has(field('armor')) ? armorOf(item.armor, form, field) : item.armor,
    charges: form.has(field('charges')) ? chargesOf(form, field) : item.charges,
  };
}

/** The weight of one, with decimals; an empty field is the weight by the rules. */
function poundsOf(item: Carried, form: FormData, field: FieldOf): number | null {
  const typed = (text(form, field('pounds'), 7) ?? '').replace(',', '.');
  if (typed === '') return null;
  const pounds = Number(typed);
  return Number.isFinite(pounds) && pounds >= 0 && pounds <= 9999 ? pounds : item.pounds;
}

function oneOf<T extends string>(all: readonly T[], form: FormData, name: string, was: T): T {
  return all.find((one) => one === form.get(name)) ?? was;
}

function weaponOf(
  was: NonNullable<Carried['weapon']>,
  form: FormData,
  field: FieldOf,
): NonNullable<Carried['weapon']> {
  const ticked = new Set(form.getAll(field('property')).map(String));
  const near = wholeOf(form, field('near'), 0, 2000) ?? 0;
  const far = wholeOf(form, field('far'), 0, 2000) ?? 0;
  const known: readonly string[] = WEAPON_PROPERTIES;
  return {
    category: oneOf(['simple', 'martial'], form, field('category'), was.category),
    reach: oneOf(['melee', 'ranged'], form, field('reach'), was.reach),
    count: wholeOf(form, field('dice'), 0, 20) ?? was.count,
    sides: wholeOf(form, field('sides'), 1, 20) ?? was.sides,
    type: oneOf(DAMAGE_TYPES, form, field('type'), was.type),
    // Words of another program that are no property of the rules stay.
    properties: [
      ...WEAPON_PROPERTIES.filter((one) => ticked.has(one)),
      ...was.properties.filter((one) => !known.includes(one)),
    ].slice(0, 10),
    rangeFeet: near > 0 ? [near, Math.max(near, far)] : null,
  };
}

function armorOf(
  was: NonNullable<Carried['armor']>,
  form: FormData,
  field: FieldOf,
): NonNullable<Carried['armor']> {
  const kinds = ['light', 'medium', 'heavy', 'shield'] as const;
  return {
    category: oneOf(kinds, form, field('category'), was.category),
    base: wholeOf(form, field('base'), 0, 30) ?? was.base,
    dexterity: oneOf(['whole', 'two', 'none'], form, field('dexterity'), was.dexterity),
    strength: wholeOf(form, field('strength'), 1, 30),
    loud: form.has(field('loud')),
  };
}

const BACK = ['none', 'short-rest', 'long-rest', 'dawn'] as const;

function chargesOf(form: FormData, field: FieldOf): Carried['charges'] {
  const most = wholeOf(form, field('charges'), 0, 99) ?? 0;
  return most === 0 ? null : { most, back: oneOf(BACK, form, field('back'), 'dawn') };
}

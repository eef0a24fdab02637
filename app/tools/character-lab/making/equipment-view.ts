import type { Book } from '~/characters/book/book';
import { itemOf } from '~/characters/book/find';
import type { Item } from '~/characters/book/item';
import { startEquipment } from '~/characters/make/start-equipment';
import type { Carried } from '~/characters/record/character';
import type { EquipmentLine } from '~/characters/sheet/equipment-lines';
import type { Making } from './making';
import type { Answer, AskedView, EquipmentView, ItemRow, LineView } from './making-facts';
import { hadOf } from './read/item-fields';

/** Starting equipment, carried items, and all other items of the book. */
export function equipmentView({ book, character, sheet, had = character }: Making): EquipmentView {
  const { attunement } = sheet;
  const stored = new Map(had.items.map((one) => [one.id, one]));
  return {
    step: 'equipment',
    lines: startEquipment(book, character).map(lineView),
    started: character.items.length > 0,
    wealth: wealthWords(book, character.levels[0]?.class ?? ''),
    items: character.items.map((item) => itemRow(book, item, stored.get(item.id) ?? item)),
    catalogue: catalogueOf(book),
    coins: character.play.coins,
    had: had.play.coins,
    ac: sheet.ac,
    carrying: sheet.carrying,
    attunement: { used: attunement.used, most: attunement.most.value },
  };
}

function lineView({ place, from, line, way, asks }: EquipmentLine): LineView {
  const answers = line.ways.map(({ label }, at) => ({ value: String(at), label }));
  const picked = way === null ? [] : [String(way)];
  const name = line.ways.length === 1 ? 'Included' : (LINE_NAMES[line.key] ?? 'Choose one');
  return {
    place,
    from,
    picked,
    answers,
    count: 1,
    how: 'one',
    name,
    waits: '',
    kinds: asks.map(
      (ask): AskedView => ({
        place: ask.place,
        from,
        name: ask.name,
        count: ask.count,
        picked: ask.picked,
        how: ask.count === 1 ? 'one' : 'some',
        answers: ask.answers.map(({ slug, name }) => ({ value: slug, label: name })),
        waits: 'choose the tool or instrument of your training first.',
      }),
    ),
  };
}

/** The title of a starting equipment line, by its key. */
const LINE_NAMES: Readonly<Record<string, string>> = {
  armor: 'Armor',
  shield: 'Shield or weapon',
  weapon: 'Weapon',
  bow: 'Bow',
  second: 'Second weapon',
  'second-weapon': 'Second weapon',
  pack: 'Pack',
  focus: 'Focus',
  instrument: 'Instrument',
  prayers: 'Prayer item',
  start: 'Items or gold',
  package: 'Items or gold',
};

function wealthWords(book: Book, classSlug: string): string | null {
  const wealth = book.classes.find(({ slug }) => slug === classSlug)?.wealth;
  if (!wealth) return null;
  const times = wealth.times > 1 ? ` × ${wealth.times}` : '';
  return `${wealth.count}d${wealth.sides}${times}`;
}

function itemRow(book: Book, item: Carried, stored: Carried): ItemRow {
  const { id, count, equipped, attuned, plus, notes } = item;
  const found = itemOf(book, item.item ?? '');
  // A magic item, a renamed item or a custom item may require attunement.
  const isMagic = found?.kind === 'magic' || plus > 0 || item.weapon !== null;
  const isOwn = found === null || (item.name !== '' && item.name !== found.name);
  const isWorn = found?.kind === 'weapon' || found?.kind === 'armor' || item.weapon !== null;
  const { weapon, armor, charges, pounds } = item;
  const isCustom = found === null;
  const own = {
    name: item.name,
    weapon: isCustom ? weapon : null,
    armor: isCustom ? armor : null,
    charges,
    pounds: pounds === null ? '' : String(pounds),
    isCustom,
  };
  return {
    id,
    count,
    equipped,
    attuned,
    plus,
    notes,
    own,
    had: hadOf(stored),
    name: item.name || found?.name || item.item || 'Item',
    what: found ? whatOf(found) : customWords(item),
    wearable: isWorn || found === null || found.kind === 'magic',
    attunable: isMagic || isOwn || attuned,
  };
}

/** A custom item in a line: "1d8 fire, finesse", "AC 14, light", "3 charges". */
function customWords({ weapon, armor, charges }: Carried): string {
  const properties = weapon?.properties ?? [];
  return [
    ...(weapon === null || weapon.count === 0 ? [] : [diceWords(weapon)]),
    ...properties,
    ...(armor === null ? [] : [armorWords(armor)]),
    ...(charges === null ? [] : [`${charges.most} ${charges.most === 1 ? 'charge' : 'charges'}`]),
  ].join(', ');
}

function armorWords({ category, base }: { category: string; base: number }): string {
  return category === 'shield' ? `AC +${base}` : `AC ${base}, ${category}`;
}

function whatOf(item: Item): string {
  switch (item.kind) {
    case 'weapon': {
      const { damage, properties } = item;
      const dice = damage === null ? '' : diceWords(damage);
      return [dice, ...properties].filter(Boolean).join(', ');
    }
    case 'armor':
      return armorWords(item);
    default:
      return item.words ?? '';
  }
}

function diceWords({ count, sides, type }: { count: number; sides: number; type: string }): string {
  return `${sides === 1 ? count : `${count}d${sides}`} ${type}`;
}

const GROUPS: Readonly<Record<Item['kind'], string>> = {
  weapon: 'Weapons',
  armor: 'Armor',
  gear: 'Gear',
  tool: 'Tools',
  pack: 'Packs',
  ammunition: 'Ammunition',
  mount: 'Mounts',
  vehicle: 'Vehicles',
  magic: 'Magic items',
};

const ORDER = Object.values(GROUPS);

/** All items of the book by kind, as answers. */
function catalogueOf(book: Book): Answer[] {
  return book.items
    .map((item) => ({
      value: item.slug,
      label: item.name,
      group: GROUPS[item.kind],
      facts: whatOf(item),
    }))
    .sort(
      (one, other) =>
        ORDER.indexOf(one.group) - ORDER.indexOf(other.group) ||
        one.label.localeCompare(other.label),
    );
}

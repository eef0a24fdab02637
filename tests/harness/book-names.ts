import type { Background, Book } from '~/characters/book/book';
import type { Choice, Feature, Option } from '~/characters/book/feature';
import { optionsOf } from '~/characters/book/find';
import type { Gift } from '~/characters/book/gift';
import type { StartItem } from '~/characters/book/item';
import { SKILL_NAMES } from '~/rules/ability';

const WEAPON_KINDS = ['simple', 'martial', 'martial-light', 'martial-finesse-or-light'];
const ARMOR_KINDS = ['light', 'medium', 'heavy', 'shield'];
const ASKED_WEAPONS = ['simple-weapon', 'simple-melee', 'martial-weapon', 'martial-melee'];

/** Every feature of a book, from any source. */
export function featuresOf(book: Book): Feature[] {
  return [
    ...book.everyone,
    ...book.classes.flatMap((one) => [
      ...one.features,
      ...one.subclasses.flatMap((subclass) => subclass.features),
    ]),
    ...book.races.flatMap((one) => [
      ...one.features,
      ...one.subraces.flatMap((subrace) => subrace.features),
    ]),
    ...book.backgrounds.flatMap((one) => one.features),
  ];
}

/** Names that a book refers to and does not have, each with where it is used; should be empty. */
export function unknownNames(book: Book): string[] {
  const items = new Set(book.items.map((one) => one.slug));
  const groups = new Set(book.items.flatMap((one) => ('group' in one && one.group) || []));
  const weapons = new Set(book.items.flatMap((one) => (one.kind === 'weapon' ? one.slug : [])));
  const tools = new Set(book.items.flatMap((one) => (one.kind === 'tool' ? one.slug : [])));
  const languages = new Set(book.languages.map((one) => one.slug));
  const spells = new Set(book.spells.map((one) => one.slug));
  const feats = new Set(book.feats.map((one) => one.slug));
  const keys = new Set(featuresOf(book).map((one) => one.key));
  const unknown: string[] = [];

  function want(
    by: string,
    what: string,
    slugs: readonly string[],
    has: (slug: string) => boolean,
  ) {
    for (const slug of slugs) if (!has(slug)) unknown.push(`${by}: ${what} ${slug}`);
  }

  function wantGift(by: string, gift: Gift) {
    if (gift.gives === 'tools') want(by, 'tool', gift.of, (one) => tools.has(one));
    if (gift.gives === 'languages') want(by, 'language', gift.of, (one) => languages.has(one));
    if (gift.gives === 'weapons')
      want(by, 'weapon', gift.of, (one) => WEAPON_KINDS.includes(one) || weapons.has(one));
    if (gift.gives === 'armor') want(by, 'armor', gift.of, (one) => ARMOR_KINDS.includes(one));
    if (gift.gives === 'expertise')
      want(by, 'expertise', gift.of, (one) => one in SKILL_NAMES || tools.has(one));
    if (gift.gives === 'spell') want(by, 'spell', [gift.spell], (one) => spells.has(one));
    if (gift.gives === 'spell-list') want(by, 'spell', gift.spells, (one) => spells.has(one));
  }

  function wantChoice(by: string, choice: Choice) {
    const from = 'from' in choice && Array.isArray(choice.from) ? choice.from : [];
    if (choice.asks === 'language') want(by, 'language', from, (one) => languages.has(one));
    if (choice.asks === 'tool') want(by, 'tool', from, (one) => tools.has(one));
    if (choice.asks === 'skill-or-tool')
      want(by, 'skill or tool', from, (one) => one in SKILL_NAMES || tools.has(one));
    if (choice.asks === 'expertise') want(by, 'tool', choice.tools ?? [], (one) => tools.has(one));
    if (choice.asks === 'feat') {
      want(by, 'feat', from, (one) => feats.has(one));
      if (
        typeof choice.from === 'string' &&
        !book.feats.some((one) => one.category === choice.from)
      )
        unknown.push(`${by}: feats of ${choice.from}`);
    }
    if (choice.asks === 'option') {
      const options = typeof choice.from === 'string' ? optionsOf(book, choice.from) : choice.from;
      if (options.length === 0) unknown.push(`${by}: options ${String(choice.from)}`);
      const slugs = options.map((one) => one.slug);
      want(by, 'option', choice.only ?? [], (one) => slugs.includes(one));
      if (typeof choice.from !== 'string') wantOptions(by, choice.from);
    }
  }

  function wantOptions(by: string, options: readonly Option[]) {
    const slugs = options.map((one) => one.slug);
    if (new Set(slugs).size < slugs.length) unknown.push(`${by}: an option twice`);
    for (const one of options) {
      wantAll(`${by}>${one.slug}`, one);
      want(
        by,
        'option',
        one.needs?.options ?? [],
        (each) => slugs.includes(each) || isOption(each),
      );
      want(by, 'feature', one.needs?.features ?? [], (key) => keys.has(key));
      want(by, 'feature', one.needs?.anyFeature ?? [], (key) => keys.has(key));
      want(by, 'spell', one.needs?.spell ? [one.needs.spell] : [], (each) => spells.has(each));
    }
  }

  function isOption(slug: string) {
    return Object.values(book.groups).some((group) => group.some((one) => one.slug === slug));
  }

  function wantAll(by: string, one: { gifts?: readonly Gift[]; asks?: readonly Choice[] }) {
    for (const gift of one.gifts ?? []) wantGift(by, gift);
    for (const choice of one.asks ?? []) wantChoice(`${by}#${choice.key}`, choice);
  }

  function wantStart(by: string, item: StartItem, asks: readonly Choice[]) {
    if ('item' in item) want(by, 'item', [item.item], (one) => items.has(one));
    else
      want(
        by,
        'kind',
        [item.any],
        (one) =>
          ASKED_WEAPONS.includes(one) ||
          groups.has(one) ||
          asks.some((ask) => one === `same:${ask.key}`),
      );
  }

  function wantEquipment(one: Pick<Background, 'slug' | 'equipment'>, asks: readonly Choice[]) {
    for (const line of one.equipment)
      for (const way of line.ways)
        for (const item of way.items) wantStart(`${one.slug} equipment ${line.key}`, item, asks);
  }

  for (const feature of featuresOf(book)) wantAll(feature.key, feature);
  for (const one of book.classes) {
    wantAll(`${one.slug}:first`, one.first);
    wantAll(`${one.slug}:joining`, one.joining);
    wantEquipment(one, one.first.asks);
  }
  for (const one of book.backgrounds)
    wantEquipment(
      one,
      one.features.flatMap((feature) => feature.asks ?? []),
    );
  for (const group of Object.values(book.groups)) wantOptions('options', group);
  wantOptions('feats', book.feats);
  for (const one of book.items)
    if ('holds' in one)
      want(
        one.slug,
        'item',
        (one.holds ?? []).map((each) => each.item),
        (slug) => items.has(slug),
      );
  return unknown;
}

/** Slugs and keys that occur twice in a book; should be empty. */
export function doubledNames(book: Book): string[] {
  return [
    ...twice(featuresOf(book).map((one) => one.key)),
    ...[book.classes, book.races, book.backgrounds, book.feats, book.items, book.spells].flatMap(
      (list) => twice(list.map((one) => one.slug)),
    ),
    ...twice(book.languages.map((one) => one.slug)),
    ...Object.values(book.groups).flatMap((group) => twice(group.map((one) => one.slug))),
  ];
}

function twice(names: readonly string[]): string[] {
  return names.filter((one, index) => names.indexOf(one) < index);
}

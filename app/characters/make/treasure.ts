import type { Book } from '../book/book';
import { itemOf } from '../book/find';
import { type Carried, type Character, carried } from '../record/character';
import { factsOf } from '../sheet/facts';
import { weaponOf } from '../sheet/worn';

/** The magic of ready-made characters by level: from the third tier of play, better from the fourth. */
const TIERS = [
  { level: 11, weapon: 1, armor: 0 },
  { level: 17, weapon: 2, armor: 1 },
] as const;

/** Magic items that require attunement, by who benefits. Their bonuses are those that the sheet calculates. */
const BRACERS = {
  slug: 'bracers-of-defense',
  name: 'Bracers of Defense',
  plus: 2,
  notes: '+2 AC while you wear no armor and carry no shield.',
};
const PEARL = {
  slug: 'pearl-of-power',
  name: 'Pearl of Power',
  plus: 0,
  notes: 'Once a day, an action brings back one spent slot of level 3 or lower.',
};

/**
 * Adds simple magic for the character's level: a bonus on the wielded weapon, then on its armor (or bracers without
 * armor and shield), and a Pearl of Power for full casters. Kept modest because the books have no single reward list.
 */
export function withTreasure(book: Book, character: Character): Character {
  const tier = TIERS.findLast(({ level }) => character.levels.length >= level);
  if (tier === undefined) return character;
  const facts = factsOf(book, character);
  const isArmor = ({ item }: Carried) => item !== null && itemOf(book, item)?.kind === 'armor';
  const items = character.items.map((one) => {
    if (!one.equipped) return one;
    if (weaponOf(facts, one) !== null) return { ...one, plus: tier.weapon };
    return isArmor(one) ? { ...one, plus: tier.armor } : one;
  });
  const isBare = !items.some((one) => one.equipped && isArmor(one));
  const casts = facts.who.classes.some(({ class: { casting } }) => casting?.kind === 'full');
  const more = [
    ...(isBare && tier.armor > 0 ? [attuned(book, BRACERS)] : []),
    ...(casts ? [attuned(book, PEARL)] : []),
  ];
  return { ...character, items: [...items, ...more] };
}

function attuned(book: Book, { slug, name, plus, notes }: typeof BRACERS): Carried {
  const isOfBook = itemOf(book, slug) !== null;
  return carried.parse({
    id: `magic-${slug}`,
    item: isOfBook ? slug : null,
    name: isOfBook ? '' : name,
    equipped: true,
    attuned: true,
    plus,
    notes,
  });
}

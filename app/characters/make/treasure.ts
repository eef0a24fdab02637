import type { Book } from '../book/book';
import { itemOf } from '../book/find';
import { type Carried, type Character, carried } from '../record/character';
import { factsOf } from '../sheet/facts';
import { weaponOf } from '../sheet/worn';

/** From which level on a ready-made character has which magic: rare things from the third tier of play, better ones from the fourth. */
const TIERS = [
  { level: 11, weapon: 1, armor: 0 },
  { level: 17, weapon: 2, armor: 1 },
] as const;

/** Magic that one attunes to, by whom it serves. Its numbers are those that a sheet reckons with. */
const BRACERS = {
  ...{ slug: 'bracers-of-defense', name: 'Bracers of Defense', plus: 2 },
  notes: '+2 AC while you wear no armor and carry no shield.',
};
const PEARL = {
  ...{ slug: 'pearl-of-power', name: 'Pearl of Power', plus: 0 },
  notes: 'Once a day, an action brings back one spent slot of level 3 or lower.',
};

/**
 * With the magic that a character of its level has met: the weapon in hand, then its armor (or bracers, where it wears neither armor nor
 * shield), and for whoever casts at every level a Pearl of Power. As the books have no single list of rewards, it is little, and plain.
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
    ...{ id: `magic-${slug}`, item: isOfBook ? slug : null, name: isOfBook ? '' : name },
    ...{ equipped: true, attuned: true, plus, notes },
  });
}

import type { Book } from '../book/book';
import { classOf } from '../book/find';
import type { Character } from '../record/character';
import type { Sheet } from '../sheet/sheet';
import { sheetOf } from '../sheet/sheet-of';
import { levelUp } from './levels';

/** What the next level of a character brings. */
export type NextLevel = {
  /** The level of the character, and of the class. */
  level: number;
  classLevel: number;
  class: string;
  className: string;
  hitDie: number;
  average: number;
  /** Numbers that change, in words: "Proficiency bonus +3". */
  numbers: readonly string[];
  /** New features, with their text. */
  features: readonly { name: string; words: string }[];
  /** New choices, by name: "Ability score improvement". */
  choices: readonly string[];
};

/** What one more level in a class brings; null at level 20. */
export function nextLevel(
  book: Book,
  character: Character,
  sheet: Sheet,
  classSlug: string,
): NextLevel | null {
  const one = classOf(book, classSlug);
  // What was chosen for a removed level is no news of the level itself.
  const up = levelUp(book, { ...character, removed: [] }, classSlug);
  if (one === null || up === null) return null;
  const after = sheetOf(book, up);
  const had = new Set(sheet.features.map(({ place }) => place));
  const counts = new Map(sheet.asked.map(({ place, count }) => [place, count]));
  const classLevel = up.levels.filter((taken) => taken.class === classSlug).length;
  const isSubclass = classLevel === one.subclassLevel && !character.subclasses[classSlug];
  return {
    level: up.levels.length,
    classLevel,
    class: classSlug,
    className: one.name,
    hitDie: one.hitDie,
    average: one.hitDie / 2 + 1,
    numbers: numbersOf(sheet, after, classSlug),
    features: after.features
      .filter(({ place, words }) => !had.has(place) && words !== '')
      .map(({ name, words }) => ({ name, words })),
    choices: [
      ...(isSubclass ? [one.subclassName] : []),
      ...after.asked
        .filter(({ place, count }) => count > (counts.get(place) ?? 0))
        .map(({ choice }) => choice.name),
    ],
  };
}

function numbersOf(before: Sheet, after: Sheet, classSlug: string): string[] {
  const found: string[] = [];
  const hitPoints = after.hitPoints.value - before.hitPoints.value;
  found.push(`Hit points +${hitPoints} on average`);
  if (after.proficiency.value > before.proficiency.value)
    found.push(`Proficiency bonus +${after.proficiency.value}`);
  if (after.attacksEach > before.attacksEach)
    found.push(`${after.attacksEach} attacks with the Attack action`);
  for (const [at, slots] of after.slots.entries()) {
    const was = before.slots[at]?.value ?? 0;
    if (slots.value > was) found.push(`Spell slots of level ${at + 1}: ${slots.value}`);
  }
  const pact = after.pact;
  const wasPact = before.pact;
  if (pact && (pact.level !== wasPact?.level || pact.slots.value !== wasPact.slots.value))
    found.push(`Pact slots: ${pact.slots.value} of level ${pact.level}`);
  const casting = after.castings.find((one) => one.class === classSlug);
  const was = before.castings.find((one) => one.class === classSlug);
  const more = (now: number | undefined, then: number | undefined, word: string) => {
    const plus = (now ?? 0) - (then ?? 0);
    if (plus > 0) found.push(`${plus} more ${word}${plus === 1 ? '' : 's'}`);
  };
  more(casting?.cantrips.most, was?.cantrips.most, 'cantrip');
  const isBook = casting?.known && casting.prepared;
  more(casting?.known?.most, was?.known?.most, isBook ? 'spellbook spell' : 'known spell');
  more(casting?.prepared?.most.value, was?.prepared?.most.value, 'prepared spell');
  return found;
}

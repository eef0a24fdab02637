import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EDITIONS } from '~/rules/edition';
import { createRandom } from '~/rules/random';
import { bookOf } from '../books/book-of';
import { type Character, character } from '../record/character';
import { sheetOf } from '../sheet/sheet-of';
import { levelDown, levelUp } from './levels';
import { settled } from './settle';
import { blankCharacter } from './start';
import { suggestPicks } from './suggest';

/** An operation on a character: a level up or down, another race, a valid or invalid answer. */
const deed = fc.oneof(
  fc.record({ kind: fc.constant('up' as const), at: fc.nat(11) }),
  fc.record({ kind: fc.constant('down' as const), at: fc.nat(0) }),
  fc.record({ kind: fc.constant('race' as const), at: fc.nat(20) }),
  fc.record({ kind: fc.constant('background' as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constant('subclass' as const), at: fc.nat(11) }),
  fc.record({ kind: fc.constant('answer' as const), at: fc.nat(60) }),
  fc.record({ kind: fc.constant('nonsense' as const), at: fc.nat(60) }),
);
type Deed = {
  kind: 'up' | 'down' | 'race' | 'background' | 'subclass' | 'answer' | 'nonsense';
  at: number;
};

const NONSENSE = ['no-such-thing', 'feat:grappler', 'str', 'athletics', '', 'wish', 'longsword'];

function done(before: Character, { kind, at }: Deed): Character {
  const book = bookOf(before.edition);
  const pick = <T>(list: readonly T[]): T | undefined => list[at % Math.max(1, list.length)];
  switch (kind) {
    case 'up':
      return levelUp(book, before, pick(book.classes)?.slug ?? '') ?? before;
    case 'down':
      return levelDown(book, before).character;
    case 'race': {
      const race = pick(book.races);
      const subrace = race?.subraces[0]?.slug ?? null;
      return settled(book, { ...before, race: race?.slug ?? null, subrace }).character;
    }
    case 'background':
      return settled(book, { ...before, background: pick(book.backgrounds)?.slug ?? null })
        .character;
    case 'subclass': {
      const one = pick(book.classes);
      const sub = one?.subclasses[0];
      if (!one || !sub) return before;
      return { ...before, subclasses: { ...before.subclasses, [one.slug]: sub.slug } };
    }
    case 'answer':
    case 'nonsense': {
      const sheet = sheetOf(book, before);
      const asked = pick(sheet.asked);
      if (!asked) return before;
      const random = createRandom(at);
      const picks =
        kind === 'answer'
          ? suggestPicks({ book, character: before, sheet, random }, asked)
          : NONSENSE.slice(at % NONSENSE.length);
      return { ...before, choices: { ...before.choices, [asked.place]: [...picks] } };
    }
  }
}

test('whatever one does, the character can be read again and its sheet be reckoned', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...EDITIONS),
      fc.array(deed, { maxLength: 25 }),
      (edition, deeds) => {
        let made = blankCharacter(edition);
        for (const one of deeds) made = done(made, one);
        expect(character.parse(JSON.parse(JSON.stringify(made)))).toEqual(made);
        const sheet = sheetOf(bookOf(edition), made);
        expect(Number.isFinite(sheet.hitPoints.value + sheet.ac.value)).toBe(true);
        for (const { words } of [...sheet.missing, ...sheet.problems]) expect(words).toMatch(/\.$/);
      },
    ),
    { numRuns: 60 },
  );
});

test('a level up and down again returns the very same record, whatever was answered for it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...EDITIONS),
      fc.array(deed, { maxLength: 12 }),
      fc.nat(11),
      fc.boolean(),
      (edition, deeds, at, answered) => {
        const book = bookOf(edition);
        let before = blankCharacter(edition);
        for (const one of deeds) before = done(before, one);
        before = settled(book, before).character;
        const up = levelUp(book, before, book.classes[at]?.slug ?? '');
        if (!up) return;
        const sheet = sheetOf(book, up);
        const first = sheet.asked.find(({ place }) => !(place in up.choices));
        const picks = first
          ? suggestPicks({ book, character: up, sheet, random: createRandom(at) }, first)
          : [];
        const old = new Set(sheetOf(book, before).asked.map(({ place }) => place));
        const asked = answered && first && !old.has(first.place);
        const more = asked ? { ...up, choices: { ...up.choices, [first.place]: [...picks] } } : up;
        // What was removed is remembered beside the record, in case the level returns.
        const after = levelDown(book, more).character;
        expect({ ...after, removed: [] }).toEqual({ ...before, removed: [] });
      },
    ),
    { numRuns: 60 },
  );
});

import { expect, test } from 'vitest';
import { EDITIONS, type Edition } from '~/rules/edition';
import { createRandom } from '~/rules/random';
import type { Book } from '../book/book';
import { bookOf } from '../books/book-of';
import type { Character } from '../record/character';
import { heldPicks, leftOf } from '../sheet/picks';
import type { Asked, Sheet } from '../sheet/sheet';
import { sheetOf } from '../sheet/sheet-of';
import { answersTo } from './answers';
import { settled } from './settle';
import { randomCharacter } from './start';

const CASES = EDITIONS.flatMap((edition) =>
  bookOf(edition).classes.map(({ slug }) => ({ edition, slug })),
);

/** A character with one choice opened again, and that choice. */
function opened(book: Book, made: Character, asked: Asked): { sheet: Sheet; again: Asked } | null {
  const rest = heldPicks(asked).slice(0, -1);
  const character = { ...made, choices: { ...made.choices, [asked.place]: [...rest] } };
  const sheet = sheetOf(book, character);
  const again = sheet.asked.find(({ place }) => place === asked.place);
  return again && leftOf(again) > 0 ? { sheet, again } : null;
}

/** The problems that an answer to a choice brings, there or at another choice, once what it replaces is gone. */
function broughtBy(book: Book, made: Character, again: Asked, picks: readonly string[]): string[] {
  const choices = { ...made.choices, [again.place]: [...again.picked, ...picks] };
  const { sheet } = settled(book, { ...made, choices });
  return sheet.problems.map(({ words }) => words);
}

/** What the step offers and the check forbids, or the other way round. */
function disagreements(edition: Edition, slug: string, level: number, seed: number): string[] {
  const book = bookOf(edition);
  const random = createRandom(`${slug} ${level} ${seed}`);
  const made = randomCharacter(book, `${slug} ${level}, list ${seed}`, { level, class: slug });
  const asked = sheetOf(book, made).asked.filter(
    ({ choice, place }) =>
      !['words', 'improvement', 'background-abilities'].includes(choice.asks) &&
      Object.hasOwn(made.choices, place),
  );
  return random
    .shuffle(asked)
    .slice(0, 3)
    .flatMap((one) => {
      const open = opened(book, made, one);
      if (open === null) return [];
      return random
        .shuffle(answersTo(book, open.sheet, open.again))
        .slice(0, 4)
        .filter(({ picks }) => !open.again.picked.includes(picks[0] ?? ''))
        .flatMap(({ picks, blocked }) => {
          const brought = broughtBy(book, made, open.again, picks);
          const isTakenElsewhere = one.choice.asks === 'spell' && blocked !== null;
          if ((blocked === null) === (brought.length === 0) || isTakenElsewhere) return [];
          return [`${level} ${one.place} ${picks}: ${blocked ?? 'offered'}, ${brought.join(' ')}`];
        });
    });
}

test.each(CASES)(
  'what a step offers a $slug of $edition is what the check allows',
  ({ edition, slug }) => {
    for (const [at, level] of [1, 6, 20].entries())
      expect(disagreements(edition, slug, level, at)).toEqual([]);
  },
);

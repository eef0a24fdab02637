import { expect, test } from 'vitest';
import type { Book } from '~/characters/book/book';
import { bookOf } from '~/characters/books/book-of';
import { settled } from '~/characters/make/settle';
import { blankCharacter } from '~/characters/make/start';
import { withPickedEquipment } from '~/characters/make/start-equipment';
import type { Character } from '~/characters/record/character';
import { MAKING_STEPS } from '~/characters/sheet/sheet';
import { sheetOf } from '~/characters/sheet/sheet-of';
import { newSeed } from '~/platform/new-seed';
import { EDITIONS } from '~/rules/edition';
import { createRandom } from '~/rules/random';
import { askedInStep } from '../../../../tests/harness/asked-in-step';
import { faultsOfMade } from '../../../../tests/harness/whole-character';
import type { StepView } from './making-facts';
import { stepView } from './making-view';
import { pressed } from './presses';

const CASES = EDITIONS.flatMap((edition) =>
  bookOf(edition).classes.map(({ slug }, at) => ({ edition, slug, at })),
);

/** The first “Choose for me” of a step, as its page shows them. */
function firstPress(view: StepView): string | null {
  const open = askedInStep(view).find(({ how, count, picked }) =>
    how === 'one' ? picked.length === 0 : how === 'some' && picked.length < count,
  );
  if (open) return `suggest:${open.place}`;
  if (view.step !== 'spells') return null;
  const parts = view.castings.flatMap((casting) =>
    casting.parts.map((part) => ({ ...part, of: casting.class })),
  );
  const part = parts.find(({ have, most }) => have < most);
  return part ? `suggest-spells:${part.of}:${part.part}` : null;
}

function afterPress(book: Book, character: Character, press: string): Character {
  const done = pressed({ book, character, seed: newSeed }, press, new FormData());
  if (!done.ok) throw new Error(`${press}: ${done.problem}`);
  return settled(book, withPickedEquipment(book, character, done.character)).character;
}

test.each(CASES)(
  'a beginner who presses every “Choose for me” as a $slug of $edition reaches the table armed',
  ({ edition, slug, at }) => {
    const book = bookOf(edition);
    const race = book.races[at % book.races.length];
    const background = book.backgrounds[at % book.backgrounds.length];
    const blank = blankCharacter(edition);
    let made: Character = {
      ...blank,
      name: 'Ada',
      race: race?.slug ?? null,
      subrace: race?.subraces[0]?.slug ?? null,
      background: background?.slug ?? null,
      looks: { ...blank.looks, size: (race?.size.length ?? 0) > 1 ? 'medium' : null },
    };
    made = afterPress(book, made, `level-up:${slug}`);
    const one = book.classes.find((found) => found.slug === slug);
    if (one?.subclassLevel === 1)
      made = { ...made, subclasses: { [slug]: one.subclasses[0]?.slug ?? '' } };
    for (const step of MAKING_STEPS) {
      for (let time = 0; time < 40; time += 1) {
        const press = firstPress(
          stepView({ book, character: made, sheet: sheetOf(book, made) }, step),
        );
        if (press === null) break;
        made = afterPress(book, made, press);
      }
    }
    expect(faultsOfMade(book, made, createRandom(slug))).toEqual([]);
  },
);

import { expect, test } from 'vitest';
import { bookOf } from '~/characters/books/book-of';
import { archetypeAt, archetypesOf } from '~/characters/make/archetypes';
import { settled } from '~/characters/make/settle';
import { randomCharacter } from '~/characters/make/start';
import { type Character, character } from '~/characters/record/character';
import { MAKING_STEPS, type MakingStep } from '~/characters/sheet/sheet';
import { sheetOf } from '~/characters/sheet/sheet-of';
import { EDITIONS } from '~/rules/edition';
import { askedInStep } from '../../../../tests/harness/asked-in-step';
import type { AskedView } from './making-facts';
import { stepView } from './making-view';
import { withStep } from './read/read-step';

/** The fields a browser submits for an untouched choice; disabled ones are omitted. */
function sentOf({ place, how, picked, answers }: AskedView): [string, string][] {
  const asked: [string, string] = ['asked', place];
  if (how === 'own')
    return [asked, ...picked.map((own): [string, string] => [`words:${place}`, own])];
  if (how === 'some') {
    const ticked = answers.filter(({ value }) => picked.includes(value));
    return [asked, ...ticked.map(({ value }): [string, string] => [`pick:${place}`, value])];
  }
  const chosen = answers.find(({ value, blocked }) => value === picked.join(',') && !blocked);
  return [asked, [`pick:${place}`, chosen?.value ?? '']];
}

function sentBack(character: Character, step: MakingStep): Character {
  const book = bookOf(character.edition);
  const sheet = sheetOf(book, character);
  const form = new FormData();
  for (const asked of askedInStep(stepView({ book, character, sheet }, step)))
    for (const [name, value] of sentOf(asked)) form.append(name, value);
  return withStep(character, step, form, sheet);
}

function unordered({ choices }: Character) {
  return Object.fromEntries(
    Object.entries(choices).map(([place, picks]) => [place, [...picks].sort()]),
  );
}

test.each(EDITIONS)('a form of %s that nobody touched takes no answer away', (edition) => {
  const book = bookOf(edition);
  const ready = archetypesOf(edition).flatMap(({ slug }, at) =>
    (at % 2 === 0 ? [1, 11] : [5, 17]).map((level) => archetypeAt(book, slug, level)),
  );
  const rolled = Array.from({ length: 10 }, (_, at) =>
    randomCharacter(book, `untouched ${at}`, { level: 2 * at + 1 + (at % 2) }),
  );
  for (const made of [...ready, ...rolled]) {
    if (made === null) throw new Error('There is no such character.');
    const { character } = settled(book, made);
    for (const step of MAKING_STEPS)
      expect(unordered(sentBack(character, step)), `${character.name}, ${step}`).toMatchObject(
        unordered(character),
      );
  }
});

test('what was chosen of no answer, or of half of one, stays as it is', () => {
  const levels = Array.from({ length: 4 }, () => ({ class: 'fighter' }));
  const made = character.parse({
    edition: '2014',
    race: 'human',
    levels,
    choices: {
      'fighter:first/skills': ['athletics', 'juggling'],
      'fighter/fighting-style#style': ['no-such-style'],
      'fighter/improvement-4#improvement': ['wis'],
    },
  });
  expect(sentBack(made, 'class').choices).toEqual(made.choices);
});

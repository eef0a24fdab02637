import { expect, test } from 'vitest';
import { bookOf } from '../books/book-of';
import { type Character, character } from '../record/character';
import type { Sheet } from '../sheet/sheet';
import { sheetOf } from '../sheet/sheet-of';
import { languageAnswers } from './answers-trained';
import { archetypeAt } from './archetypes';

const OLD = bookOf('2014');
const [ENEMY, LANGUAGE] = ['ranger/favored-enemy#enemy', 'ranger/favored-enemy#language'];

function ranger(level: number, choices: Character['choices'] = {}): Sheet {
  const levels = Array.from({ length: level }, () => ({ class: 'ranger' }));
  return sheetOf(OLD, character.parse({ edition: '2014', levels, choices }));
}

const asksFor = ({ asked }: Sheet) => asked.find(({ place }) => place === LANGUAGE)?.count ?? 0;

test('a ranger learns a language with each favored enemy that has one (SRD 5.1, "Favored Enemy")', () => {
  const hunts = { [ENEMY]: ['Giants', 'Dragons', 'Fey'] };
  expect([1, 5, 6, 14].map((level) => asksFor(ranger(level, hunts)))).toEqual([1, 1, 2, 3]);
  expect(ranger(1, hunts).missing.map(({ place }) => place)).toContain(LANGUAGE);
  // First the enemy, then its language.
  expect([asksFor(ranger(1)), asksFor(ranger(6, { [ENEMY]: ['Giants'] }))]).toEqual([0, 1]);
  const known = ranger(1, { [ENEMY]: ['Giants'], [LANGUAGE]: ['giant'] });
  expect(known.proficiencies.languages.map(({ slug }) => slug)).toContain('giant');
  expect(known.missing.map(({ place }) => place)).not.toContain(LANGUAGE);
});

test('beasts, constructs and oozes teach none', () => {
  expect(asksFor(ranger(1, { [ENEMY]: ['Beasts'] }))).toBe(0);
  expect(asksFor(ranger(6, { [ENEMY]: ['Beasts', 'Dragons'] }))).toBe(1);
});

test('a ready ranger of 2014 has its language chosen', () => {
  const made = archetypeAt(OLD, 'ranger', 6);
  if (!made) throw new Error('There is no such character.');
  const enemies = made.choices[ENEMY] ?? [];
  const speak = enemies.filter((one) => !['Beasts', 'Constructs', 'Oozes'].includes(one));
  expect(enemies).toHaveLength(2);
  expect(made.choices[LANGUAGE] ?? []).toHaveLength(speak.length);
});

test('secret languages are offered to nobody in 2014, and stay where somebody has one (SRD 5.1, "Languages")', () => {
  const place = 'acolyte/languages#languages';
  const offered = (picked: string[]) => {
    const made = character.parse({
      edition: '2014',
      background: 'acolyte',
      choices: { [place]: picked },
    });
    const sheet = sheetOf(OLD, made);
    const asked = sheet.asked.find(({ choice }) => choice.asks === 'language');
    if (!asked) throw new Error('Nothing asks for a language.');
    const answers = languageAnswers({ book: OLD, sheet, asked: { ...asked, picked } }, 'any');
    const secret = answers.flatMap(({ picks }) => picks).filter((slug) => /druid|cant/.test(slug));
    return [answers.length > 10, ...secret];
  };
  expect(offered([])).toEqual([true]);
  expect(offered(['druidic'])).toEqual([true, 'druidic']);
});

import { expect, test } from 'vitest';
import type { Edition } from '~/rules/edition';
import { sheetOfWorked, type Worked } from '../../../tests/harness/worked-character';
import { bookOf } from '../books/book-of';
import { character } from '../record/character';
import { sheetOf } from './sheet-of';

function castings(edition: Edition, classes: string, more: Partial<Worked> = {}) {
  const worked: Worked = { race: 'human', classes, scores: [10, 10, 10, 14, 14, 14], ...more };
  return sheetOfWorked(edition, worked).castings;
}
const cantrips = (edition: Edition, classes: string, more: Partial<Worked> = {}) =>
  castings(edition, classes, more).map((one) => one.cantrips.most);

test.each([
  // The class tables at levels 1, 4 and 10.
  ['bard', [2, 3, 4]],
  ['cleric', [3, 4, 5]],
  ['druid', [2, 3, 4]],
  ['sorcerer', [4, 5, 6]],
  ['warlock', [2, 3, 4]],
  ['wizard', [3, 4, 5]],
])('a %s knows so many cantrips, in both editions', (slug, counts) => {
  for (const edition of ['2014', '2024'] as const)
    expect([1, 4, 10].flatMap((level) => cantrips(edition, `${slug} ${level}`))).toEqual(counts);
});

test('a feature that gives a cantrip more gives it to its own class alone', () => {
  expect(cantrips('2014', 'druid 2 land')).toEqual([3]);
  expect(cantrips('2014', 'druid 2 land, wizard 1')).toEqual([3, 3]);
  const order = { choices: { 'cleric/divine-order#order': ['thaumaturge'] } };
  expect(cantrips('2024', 'cleric 1, wizard 1', order)).toEqual([4, 3]);
});

test('a wizard’s book has six spells and two more each level, an evoker’s of 2024 two of their own', () => {
  const book = (edition: Edition, classes: string) => castings(edition, classes)[0]?.known?.most;
  expect([book('2014', 'wizard 1'), book('2014', 'wizard 5 evocation')]).toEqual([6, 14]);
  // Two at level 3, and one more with the third spell level.
  expect([book('2024', 'wizard 2'), book('2024', 'wizard 5 evocation')]).toEqual([8, 17]);
});

test('what is prepared and known is counted by its own class, with nothing chosen as none', () => {
  const spells = {
    cleric: { cantrips: ['light'], prepared: ['bless', 'bane'] },
    wizard: { known: ['shield'], prepared: [] },
  };
  expect(castings('2014', 'cleric 1 life, wizard 1', { spells })).toMatchObject([
    { class: 'cleric', cantrips: { have: 1 }, known: null, prepared: { have: 2 } },
    { class: 'wizard', cantrips: { have: 0 }, known: { have: 1 }, prepared: { have: 0 } },
  ]);
  expect(castings('2014', 'bard 1')).toMatchObject([{ known: { have: 0 }, prepared: null }]);
});

test('only secrets that count among a bard’s known spells are counted there', () => {
  const choices = {
    'bard/magical-secrets#spells': ['fireball'],
    'warlock/mystic-arcanum-6#spell': ['eyebite'],
  };
  const spells = { bard: { known: ['bane'] }, warlock: { known: ['hex'] } };
  // Level 20 is not enough for both, so ten each.
  expect(castings('2014', 'bard 10, warlock 10', { choices, spells })).toMatchObject([
    { class: 'bard', known: { have: 2, most: 14 } },
    { class: 'warlock', known: { have: 1, most: 10 } },
  ]);
  expect(castings('2014', 'warlock 11', { choices, spells })).toMatchObject([
    { known: { have: 1, most: 11 } },
  ]);
});

test('one prepares one spell at least', () => {
  // Wisdom 3 + 1: −3.
  const scores = [10, 10, 10, 10, 3, 10] as const;
  expect(castings('2014', 'cleric 1 life', { scores })[0]?.prepared?.most.value).toBe(1);
  // Half of 5 is 2, and Charisma 15 + 1.
  const paladin = castings('2014', 'paladin 5', { scores: [10, 10, 10, 10, 10, 15] });
  expect(paladin[0]?.prepared?.most).toMatchObject({ value: 5, parts: [{ plus: 2 }, { plus: 3 }] });
});

test('each of its numbers may be set by hand', () => {
  const overrides = { 'dc.cleric': 20, 'spell-attack.cleric': 11, 'prepared.cleric': 9 };
  const more = { 'save.wis': 12, hp: 77, ...overrides };
  const sheet = sheetOf(
    bookOf('2014'),
    character.parse({ edition: '2014', levels: [{ class: 'cleric' }], overrides: more }),
  );
  expect(sheet.castings).toMatchObject([
    {
      dc: { value: 20, rule: 10 },
      attack: { value: 11, rule: 2 },
      prepared: { most: { value: 9 } },
    },
  ]);
  expect(sheet.abilities.wis.save).toMatchObject({ value: 12, rule: 2, byHand: true });
  expect(sheet.hitPoints.value).toBe(77);
});

test('an increase stops at 20, and what is over is told and lost', () => {
  const fighter = (str: number) =>
    sheetOfWorked('2014', {
      race: 'human',
      classes: 'fighter 4',
      scores: [str, 10, 10, 10, 10, 10],
      choices: { 'fighter/improvement-4#improvement': ['str', 'str'] },
    });
  // 18 + 1 + 2 would be 21.
  const over = fighter(18);
  expect(over.abilities.str.score.value).toBe(20);
  expect(over.problems.map(({ words }) => words)).toContain(
    'Strength would exceed 20 (Fighter 4); the excess is lost.',
  );
  const fits = fighter(17);
  expect(fits.abilities.str.score.value).toBe(20);
  expect(fits.problems.filter(({ words }) => words.includes('over 20'))).toEqual([]);
});

test('a barbarian of level 20 goes beyond, to 24', () => {
  const scores = [19, 10, 19, 10, 10, 10] as const;
  const { abilities } = sheetOfWorked('2014', { race: 'human', classes: 'barbarian 20', scores });
  // 19 + 1 + 4 each.
  expect([abilities.str.score.value, abilities.con.score.value]).toEqual([24, 24]);
});

import { describe, expect, test } from 'vitest';
import { CONDITIONS } from '~/rules/conditions';
import { EDITIONS, type Edition } from '~/rules/edition';
import { sheetOf } from '../sheet';

/** Every number that the sheet must contain [specification 2 and 9; SRD 5.1; SRD 5.2.1], and its card. */
const IN_BOTH: readonly (readonly [card: string, ...facts: string[]])[] = [
  ['short-rest', '1 hour'],
  ['hit-dice', 'one per level', 'Constitution modifier'],
  ['long-rest', '8 hours', 'at most 2', '1 hit point', 'one level of exhaustion'],
  ['concentration', 'DC 10', 'half the damage'],
  ['cover', 'Half', '+2', 'Three-quarters', '+5', 'no direct target'],
  ['ranged-in-melee', '5 feet', 'disadvantage'],
  ['long-range', '+2'],
  ['falling', '1d6', '10 feet', '20d6', '200 feet', 'prone'],
  ['holding-breath', '1 + Constitution modifier', '30 seconds'],
  ['carrying', 'Strength × 15', 'Strength × 30', '5 feet', 'doubles', 'halves'],
  ['grapple', 'one size larger'],
  ['shove', '5 feet', 'prone'],
  ['death-saves', '10 or more', 'Three successes', 'Three failures', '1 hit point', 'two failures'],
  ['instant-death', 'hit point maximum'],
  ['stabilizing', 'DC 10', '1 hit point', '1d4 hours'],
  ['critical-hit', '20', 'damage dice twice', 'once'],
  ['exhaustion', 'Six levels', 'death'],
  ['prone', 'half its speed', '5 feet'],
  ['paralyzed', '5 feet', 'critical'],
  ['petrified', 'ten times'],
  ['difficulty', 'Very easy 5', 'Easy 10', 'Medium 15', 'Hard 20', 'Very hard 25', 'impossible 30'],
  ['proficiency', '1–4 5–8 9–12 13–16 17+', '+2 +3 +4 +5 +6', 'score − 10, halved'],
  ['passive', '10 + modifiers', '+5', '−5'],
  ['jumping', 'Strength score', '10 feet', '3 + Strength modifier', 'DC 10'],
  ['travel', '400 ft 4 miles 30 miles', '300 ft 3 miles 24 miles', '200 ft 2 miles 18 miles'],
  ['light-sources', 'Torch 20 ft 20 ft', 'Candle 5 ft 5 ft', 'Hooded lantern 30 ft 30 ft'],
  ['objects', '11', '13', '15', '17', '19', '21', '23', '2 (1d4)', '27 (5d10)'],
  ['food-and-water', '1 pound', '1 gallon'],
];

/** Where the editions differ. */
const BY_EDITION: Readonly<Record<Edition, typeof IN_BOTH>> = {
  '2014': [
    ['hit-dice', 'half of your total'],
    ['long-rest', 'half of your hit dice', '24 hours'],
    ['suffocating', '0 hit points', 'at least 1'],
    ['encumbrance', 'Strength × 5', '−10 feet', 'Strength × 10', '−20 feet'],
    [
      'exhaustion',
      '1 disadvantage on ability checks',
      '2 speed halved',
      '3 disadvantage on attacks',
    ],
    ['exhaustion', '4 hit point maximum halved', '5 speed 0', '6 death'],
    ['grapple', 'Athletics'],
    ['surprise', 'no action'],
    ['travel', '−5', '8 hours', 'DC 10 + 1'],
    ['food-and-water', '3 + Constitution modifier', 'DC 15'],
    ['traps', '10–11', '12–15', '16–20', '1–4 1d10 2d10 4d10', '17–20 10d10 18d10 24d10'],
  ],
  '2024': [
    ['short-rest', '1 hit point'],
    ['hit-dice', 'at least 1', 'all of them'],
    ['long-rest', 'all hit dice', '16 hours'],
    ['concentration', 'never above 30'],
    ['falling', 'DC 15', 'half damage'],
    ['suffocating', '1 level of exhaustion'],
    ['exhaustion', '−2', '−5 feet', '5 −10 −25 ft', '6 death'],
    ['grapple', 'DC 8 + Strength modifier + proficiency'],
    ['shove', 'DC 8 + Strength modifier + proficiency'],
    ['hide', 'DC 15'],
    ['influence', '15 or its Intelligence score', '24 hours'],
    ['grappled', 'anyone but the grappler'],
    ['stunned', 'speed is not 0'],
    ['surprise', 'disadvantage on initiative'],
    ['knocking-out', '1 hit point'],
    ['food-and-water', 'DC 10', '5 days'],
  ],
};

function wordsOf(edition: Edition, id: string): string {
  const card = sheetOf(edition)
    .flatMap(({ cards }) => cards)
    .find((each) => each.id === id);
  if (!card) return '';
  const rows = card.table ? [card.table.head, ...card.table.rows].map((row) => row.join(' ')) : [];
  return [...card.lines, ...rows].join(' ').replaceAll('*', '');
}

describe.each(EDITIONS)('by the rules of %s', (edition) => {
  test.each([...IN_BOTH, ...BY_EDITION[edition]])('%s says its numbers', (id, ...facts) => {
    const words = wordsOf(edition, id);
    expect(facts.filter((fact) => !words.includes(fact))).toEqual([]);
  });

  test('there is a card for every condition', () => {
    const conditions = sheetOf(edition).find(({ id }) => id === 'conditions')?.cards ?? [];
    expect(conditions.map(({ id }) => id)).toEqual([...CONDITIONS]);
  });

  test('the sections are those of the specification, in its order', () => {
    expect(sheetOf(edition).map(({ title }) => title)).toEqual([
      'Resting and hit dice',
      'Concentration',
      'Cover',
      'Ranged attacks in melee',
      'Falling',
      'Breath',
      'Carrying',
      'Common actions',
      'Death saves',
      'Critical hits',
      'Conditions',
      'Misc',
    ]);
  });

  test('no two anchors are the same, each card says where its rule stands, and its marks are paired', () => {
    const sections = sheetOf(edition);
    const cards = sections.flatMap((section) => section.cards);
    const ids = [...sections, ...cards].map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(cards.filter(({ srd }) => srd === '')).toEqual([]);
    const unpaired = cards
      .flatMap(({ lines }) => lines)
      .filter((line) => line.split('*').length % 2 === 0);
    expect(unpaired).toEqual([]);
  });
});

test('grappling, exhaustion and incapacitation differ between the editions; poison does not', () => {
  for (const id of ['grappled', 'exhaustion', 'incapacitated']) {
    expect(wordsOf('2014', id)).not.toBe(wordsOf('2024', id));
  }
  expect(wordsOf('2014', 'poisoned')).toBe(wordsOf('2024', 'poisoned'));
});

test('Study and Influence are actions of 2024 alone; the encumbrance variant is of 2014 alone', () => {
  expect(wordsOf('2014', 'study')).toBe('');
  expect(wordsOf('2014', 'influence')).toBe('');
  expect(wordsOf('2024', 'encumbrance')).toBe('');
});

import { expect, test } from 'vitest';
import { bookOf } from '~/characters/books/book-of';
import { archetypeAt } from '~/characters/make/archetypes';
import { type Character, character } from '~/characters/record/character';
import { MAKING_STEPS, type MakingStep } from '~/characters/sheet/sheet';
import { sheetOf } from '~/characters/sheet/sheet-of';
import { makingFacts } from '../making-shown';
import { asKept } from './as-kept';
import { overridesRefused, refusalWords, withOverrides } from './overrides';
import { withStep } from './read-step';

const BOOK = bookOf('2014');
const CLERIC = archetypeAt(BOOK, 'cleric', 5) ?? character.parse({ edition: '2014' });

function after(
  step: MakingStep,
  fields: [string, string][],
  before: Character = CLERIC,
): Character {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return withStep(before, step, form, sheetOf(BOOK, before));
}

test.each(MAKING_STEPS)('an empty form of the step %s changes nothing', (step) => {
  expect(after(step, [])).toEqual(CLERIC);
});

test('a question that stood on the form is answered by it, also with nothing; others stay', () => {
  const place = 'cleric:first/skills';
  const picked = after('class', [
    ['asked', place],
    [`pick:${place}`, 'history'],
    [`pick:${place}`, 'medicine'],
  ]);
  expect(picked.choices[place]).toEqual(['history', 'medicine']);
  expect(Object.keys(after('class', [['asked', place]]).choices)).not.toContain(place);
  const hostile = after('class', [
    ['asked', '__proto__'],
    ['pick:__proto__', 'x'],
    ['asked', place],
    [`pick:${place}`, '<script>'],
  ]);
  expect(Object.keys(hostile.choices)).not.toContain(place);
  expect(Object.hasOwn(hostile.choices, '__proto__')).toBe(false);
});

test('another race has no subrace yet; a number set by hand goes when its field is empty', () => {
  const elf = after('race', [
    ['race', 'elf'],
    ['subrace', 'hill-dwarf'],
    ['override:ac', '21'],
  ]);
  expect(elf).toMatchObject({ race: 'elf', subrace: null, overrides: { ac: 21 } });
  expect(after('race', [['override:ac', '']], elf).overrides).toEqual({});
  expect(after('race', [['override:ac', 'much']], elf).overrides).toEqual({ ac: 21 });
});

test('a number that stands in two fields goes by the one that was changed', () => {
  const set = (stored: number | undefined, one: string, other: string) =>
    after(
      'abilities',
      [
        ['override:score.str', one],
        ['override:score.str', other],
      ],
      { ...CLERIC, overrides: stored === undefined ? {} : { 'score.str': stored } },
    ).overrides['score.str'];
  expect([set(undefined, '18', ''), set(undefined, '', '18'), set(undefined, '18', '18')]).toEqual([
    18, 18, 18,
  ]);
  expect([set(16, '18', '16'), set(16, '16', '18'), set(16, '18', '')]).toEqual([18, 18, 18]);
  expect([set(16, '', '16'), set(16, '16', ''), set(16, '', '')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([set(16, '16', '16'), set(undefined, '', ''), set(16, 'much', '16')]).toEqual([
    16,
    undefined,
    16,
  ]);
  expect(set(undefined, '+7', '')).toBe(7);
});

test('a number set by hand beyond what it may be is not kept, and it is said which and why', () => {
  const form = new FormData();
  const typed = { 'score.str': '1919', 'skill.arcana': '−21', ac: 'much', hp: '52' };
  for (const [key, text] of Object.entries(typed)) form.append(`override:${key}`, text);
  const before = { ...CLERIC, overrides: { 'score.str': 16 } };
  expect(withOverrides(before, form).overrides).toEqual({ 'score.str': 16, hp: 52 });
  const refused = overridesRefused(before, form);
  expect(refused).toEqual({ 'score.str': '1919', 'skill.arcana': '−21', ac: 'much' });
  expect(refusalWords(sheetOf(BOOK, CLERIC), refused)).toBe(
    [
      'Strength must be a whole number from 1 to 30: “1919” is not saved.',
      'Arcana must be a whole number from −20 to 40: “−21” is not saved.',
      'Armor Class must be a whole number from 0 to 50: “much” is not saved.',
    ].join(' '),
  );
  // Earlier stored values out of range do not block saving.
  expect(overridesRefused({ ...CLERIC, overrides: { 'score.str': 1919 } }, form)).toEqual({
    'skill.arcana': '−21',
    ac: 'much',
  });
});

test('of the standard array whoever takes another’s value gives it theirs', () => {
  const { base } = CLERIC.abilities;
  const swapped = after('abilities', [['base:str', String(base.wis)]]).abilities.base;
  expect([swapped.str, swapped.wis]).toEqual([base.wis, base.str]);
});

test('only what stood on the form is written, within its bounds; what cannot be kept is said', () => {
  const about = after('about', [
    ['name', `  ${'x'.repeat(200)}  `],
    ['xp', '99999999999'],
    ['counter:0:name', 'Arrows of light'],
    ['counter:0:most', '3'],
  ]);
  expect(about.name).toHaveLength(80);
  expect(about).toMatchObject({ xp: 9_999_999, notes: CLERIC.notes });
  expect(about.counters).toEqual([{ key: 'c1', name: 'Arrows of light', most: 3, back: 'none' }]);
  expect(asKept({ ...about, name: 'a\u0007b' })).toMatchObject({ ok: false });
});

test('a number is read as people write it, and what is none leaves what stood there', () => {
  const xp = (typed: string) => after('about', [['xp', typed]]).xp;
  expect([xp('1200'), xp('1,200'), xp('1,200,000')]).toEqual([1200, 1200, 1_200_000]);
  expect([xp('12,00'), xp('1.200'), xp('many')]).toEqual([CLERIC.xp, CLERIC.xp, CLERIC.xp]);
});

test('a counter keeps its count when one above it goes, also on a page that does not know yet', () => {
  const counter = (key: string) => ({ key, name: key, most: null, back: 'none' as const });
  const [a, b, c] = [counter('a'), counter('b'), counter('c')];
  const row = (at: number, key: string, name: string): [string, string][] => [
    [`counter:${at}:key`, key],
    [`counter:${at}:name`, name],
  ];
  const form = [
    ...row(0, 'a', ''),
    ...row(1, 'b', 'Arrows'),
    ...row(2, 'c', 'c'),
    ...row(3, '', ''),
  ];
  const wanted = [{ ...b, name: 'Arrows' }, c];
  expect(after('about', form, { ...CLERIC, counters: [a, b, c] }).counters).toEqual(wanted);
  expect(after('about', form, { ...CLERIC, counters: [b, c] }).counters).toEqual(wanted);
});

test.each(MAKING_STEPS)('the step %s of a finished character leaves nothing to choose', (step) => {
  const sheet = sheetOf(BOOK, CLERIC);
  const facts = makingFacts(
    { id: 'x', version: 3 },
    { book: BOOK, character: CLERIC, sheet },
    step,
  );
  expect(facts.view.step).toBe(step);
  expect(facts.missing).toEqual([]);
  if ('asked' in facts.view) {
    for (const asked of facts.view.asked) {
      const values = asked.answers.map(({ value }) => value);
      // Each pick is one of the answers, so that submitting an unchanged form changes nothing.
      for (const pick of asked.how === 'one' ? [asked.picked.join(',')] : asked.picked) {
        if (asked.how !== 'own') expect(values, asked.place).toContain(pick);
      }
    }
  }
});

test('an untouched field of an item leaves what changed in play since the page was opened', () => {
  const carrying = (fields: [string, string][]) => {
    const items = character.shape.items.parse([
      { id: 'arrows', name: 'Arrows', count: 15, equipped: true, attuned: false },
    ]);
    const sent = fields.map(([name, value]): [string, string] => [`item:arrows:${name}`, value]);
    const { items: now } = after('equipment', [['items', 'arrows'], ...sent], { ...CLERIC, items });
    const { count, equipped, attuned } = now[0] ?? {};
    return [count, equipped, attuned];
  };
  expect(
    carrying([
      ['had', '20 attuned'],
      ['count', '20'],
      ['attuned', 'on'],
    ]),
  ).toEqual([15, true, false]);
  expect(
    carrying([
      ['had', '20 attuned'],
      ['count', '12'],
      ['attuned', 'on'],
    ]),
  ).toEqual([12, true, false]);
  expect(
    carrying([
      ['had', '20'],
      ['count', '20'],
      ['attuned', 'on'],
    ]),
  ).toEqual([15, true, true]);
  expect(
    carrying([
      ['had', '15 equipped'],
      ['count', '15'],
    ]),
  ).toEqual([15, false, false]);
  // A page that was opened before the field existed.
  expect(carrying([['count', '20']])).toEqual([20, false, false]);
});

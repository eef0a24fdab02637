import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleCharacter, sampleSheet } from '../../../tests/harness/sample-sheet';
import { bookOf } from '../books/book-of';
import { lift } from './lifts';
import { readJsonObject } from './read-json';
import { readOwn } from './read-own';
import { characterFile } from './write-file';

const told = (character = sampleCharacter()) => ({
  character,
  sheet: sampleSheet(),
  book: bookOf('2014'),
});

function readText(text: string) {
  const json = readJsonObject(text);
  return json.ok ? readOwn(json.object) : json;
}

it('holds every field of the sheet that the product has promised, beside the record', () => {
  const file = JSON.parse(characterFile(told()));
  expect(Object.keys(file.sheet)).toEqual([
    'race',
    'class',
    'subclass',
    'background',
    'alignment',
    'level',
    'xp',
    'abilities',
    'proficiencyBonus',
    'ac',
    'initiativeBonus',
    'speed',
    'senses',
    'hp',
    'deathSaves',
    'savingThrows',
    'skills',
    'proficiencies',
    'attacks',
    'spellcasting',
    'equipment',
    'coin',
    'features',
    'personality',
    'notes',
  ]);
  expect(file).toMatchObject({ format: 'delvewright-character', version: 1, edition: '2014' });
  expect(file.sheet).toMatchObject({
    race: 'Hill Dwarf',
    class: 'Cleric 5',
    subclass: 'Life Domain',
    level: 5,
    ac: 18,
    hp: { max: 43, current: 31, temporary: 4, hitDice: [{ sides: 8, count: 5, spent: 2 }] },
    deathSaves: { successes: 0, failures: 1 },
    speed: { walk: 25 },
    initiativeBonus: -1,
    senses: { darkvision: 60, passivePerception: 13 },
    savingThrows: { wis: { bonus: 6, proficient: true }, str: { bonus: 2, proficient: false } },
    skills: { insight: { bonus: 9, ability: 'wis', proficient: 'full' } },
    coin: { gp: 41 },
  });
  expect(file.sheet.equipment[2]).toMatchObject({ name: 'Grandmother’s lantern', count: 2 });
  expect(file.sheet.spellcasting.slots[0]).toEqual({ level: 1, most: 4, spent: 1 });
});

const words = fc
  .string({ maxLength: 60 })
  .map((text) => text.replace(/[\u0000-\u001f\u007f]/g, '').trim());
const slug = fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8}){0,2}$/);

it('comes in again as the very same character, whatever it holds', () => {
  fc.assert(
    fc.property(
      fc.record({
        edition: fc.constantFrom('2014', '2024'),
        name: words,
        player: words,
        alignment: words,
        notes: words,
        backstory: words,
        race: fc.option(slug),
        xp: fc.nat({ max: 9_999_999 }),
        levels: fc.array(
          fc.record({ class: slug, hp: fc.option(fc.integer({ min: 1, max: 12 })) }),
          { maxLength: 20 },
        ),
        subclasses: fc.dictionary(slug, slug, { maxKeys: 3 }),
        choices: fc.dictionary(slug, fc.array(words, { maxLength: 4 }), { maxKeys: 6 }),
        overrides: fc.dictionary(
          // A file must not have a field with this name.
          fc.stringMatching(/^[a-z]{1,9}(\.[a-z]{1,9})?$/).filter((key) => key !== 'prototype'),
          fc.nat(99),
        ),
        items: fc.array(
          fc.record({ id: fc.stringMatching(/^[a-z]{1,8}$/), name: words, count: fc.nat(99) }),
          { maxLength: 8 },
        ),
        play: fc.record({ temporary: fc.nat(99), exhaustion: fc.nat(6) }),
      }),
      (more) => {
        const character = sampleCharacter(more);
        const read = readText(characterFile(told(character)));
        expect(read).toMatchObject({ ok: true, report: { changed: [], dropped: [] } });
        expect(read.ok && read.character).toEqual(character);
      },
    ),
    { numRuns: 150 },
  );
});

it('leaves its portrait and another program’s block unread, and names every field that nobody knows', () => {
  const file = {
    ...JSON.parse(characterFile(told())),
    portrait: 'c6f7b1d0-5d0e-4f58-9a53-3d9a6f3c1b11',
    sheet: { ac: 99 },
    admin: true,
  };
  file.items[1].cursed = 'yes';
  file.play.mood = 'grim';
  const read = readText(JSON.stringify(file));
  expect(read.ok && read.character).toEqual(sampleCharacter());
  expect(read.ok && read.report.dropped).toEqual([
    'The portrait is not in the file.',
    expect.stringContaining('“items.1.cursed”'),
    expect.stringContaining('“play.mood”'),
    expect.stringContaining('“admin”'),
  ]);
});

it.each([
  ['', 'The file is empty.'],
  ['[1]', 'begins with “{”'],
  ['{"edition": "2014",\n "name": }', 'in line 2, at character 10'],
  ['{"edition": "2014"', 'broken in line 1'],
  [
    '{"edition":"2014","items":[{"id":"a","count":-1}]}',
    'In items, entry 1, count: must be a whole number from 0 to 9999',
  ],
  ['{"edition":"1999"}', 'In edition: must be one of: 2014, 2024.'],
  ['{"edition":"2014","name":5}', 'In name: must be text.'],
  [`{"edition":"2014","name":"${'x'.repeat(81)}"}`, 'In name: must have at most 80 characters.'],
  ['{"edition":"2014","notes":[]}', 'In notes: must be text.'],
  ['{"edition":"2014","levels":"x"}', 'In levels: must be a list.'],
  ['{"edition":"2014","levels":[{}]}', 'In levels, entry 1, class: it is missing.'],
  ['{"edition":"2014","items":[{"id":"!"}]}', 'In items, entry 1, id: must be 1 to 40 letters'],
  [
    '{"edition":"2014","overrides":{"X":1}}',
    'In overrides, X: has a name that must be the key of a number, such as skill.arcana.',
  ],
  [
    '{"edition":"2014","play":{"hitDiceSpent":{"7":1}}}',
    'In play, hitDiceSpent, 7: has a name that must be the sides of a hit die',
  ],
  ['{"edition":"2014","version":2}', 'This file is version 2. Delvewright reads versions up to 1.'],
  ['{"edition":"2014","version":"1"}', '“version” must be a whole number'],
  ['{"edition":"2014","__proto__":{"admin":true}}', '“__proto__” is not a field'],
  [`{"edition":"2014","a":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'more than 40 levels deep'],
])('refuses a broken file (%#) with a sentence that says where', (text, sentence) => {
  const read = readText(text);
  expect(read.ok ? '' : read.problem).toContain(sentence);
});

it('lifts a file step by step, and says of one that is too old or too new what it is', () => {
  const lifts = {
    1: ({ hero, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, name: hero }),
    2: (file: Readonly<Record<string, unknown>>) => ({ ...file, edition: '2014' }),
  };
  expect(lift({ hero: 'Brunda' }, lifts, 3)).toEqual({
    ok: true,
    from: 1,
    file: { name: 'Brunda', edition: '2014', version: 3 },
  });
  expect(lift({ version: 2, name: 'x' }, { 1: lifts[1] }, 3).ok).toBe(false);
  expect(lift({ version: 4 }, lifts, 3).ok).toBe(false);
});

it('words every refusal itself: no message of a library reaches anybody, whatever is wrong where', () => {
  const whole = JSON.parse(characterFile(told()));
  const wrong = [null, 5, -1, 1.5, 'x'.repeat(7000), '', [], {}, true, [[]], { A: 1 }, [null, {}]];
  const ways: string[][] = [];
  const walk = (value: unknown, way: string[]) => {
    if (way.length > 0) ways.push(way);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) walk(inner, [...way, key]);
  };
  const { sheet: _, ...file } = whole;
  walk(file, []);
  for (const way of ways)
    for (const value of wrong) {
      const changed = structuredClone(file);
      const owner = way.slice(0, -1).reduce((held, key) => Reflect.get(held, key), changed);
      Reflect.set(owner, way.at(-1) ?? '', value);
      const read = readText(JSON.stringify(changed));
      if (read.ok) continue;
      expect(read.problem).toMatch(/^(In [^"]+: |“|This file is version)/);
      expect(read.problem).not.toMatch(/invalid|expected|received|pattern|undefined/i);
    }
});

it('leaves halves of signs out of every text, so that nothing that keeps or sends it breaks', () => {
  const half = '\ud83d';
  const read = readText(
    JSON.stringify({
      edition: '2014',
      name: `Brunda${half}`,
      notes: `${half}Owes\udc00 three.`,
      choices: { 'ranger/favored-enemy#enemy': [`elves${half}`] },
      items: [{ id: 'a', name: `${half}Sun` }],
      play: { concentration: `Bless${half}` },
    }),
  );
  expect(read.ok && read.character).toMatchObject({
    name: 'Brunda',
    notes: 'Owes three.',
    choices: { 'ranger/favored-enemy#enemy': ['elves'] },
    items: [{ name: 'Sun' }],
    play: { concentration: 'Bless' },
  });
  expect(JSON.stringify(read)).not.toMatch(/\\ud[89a-f]/);
});

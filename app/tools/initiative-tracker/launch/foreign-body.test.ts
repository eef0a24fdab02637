import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sheetOf } from '~/fights/sheet/from-record';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import { bareNames, foreignFight } from './foreign-body';
import { joinersIn, joinersText } from './joiner-text';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../../tests/fixtures/foreign/${name}`, import.meta.url), 'utf8');

function fight(file: unknown, known: Parameters<typeof foreignFight>[2] = new Map()) {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  const read = foreignFight(text, '2014', known);
  if ('problem' in read) throw new Error(read.problem);
  return read;
}

describe('an encounter that Improved Initiative sends in the middle of a fight', () => {
  const { joiners, problems } = fight(fixture('ii-encounter-for-tracker.json'));
  const [ogre] = joiners;

  it('keeps temporary hit points, advantage, notes and marks', () => {
    expect(ogre).toMatchObject({
      hitPoints: 50,
      standing: { temporary: 12 },
      note: 'guards the bridge\nConcentrating',
      sheet: { name: 'Ogre', maximum: 59, initiativeMode: 'advantage' },
    });
  });

  it('has its attacks to press, with their numbers', () => {
    expect(ogre?.sheet.strikes).toMatchObject([
      {
        name: 'Greatclub',
        attack: { toHit: 6, reachFeet: 5 },
        hit: { damage: [{ dice: { count: 2, sides: 8 }, bonus: 4, type: 'bludgeoning' }] },
      },
    ]);
  });

  it('tells what is not taken', () => {
    expect(problems).toEqual(['It was in round 3 there: here it starts in round 1.']);
  });

  it('comes through the form as it is', () => {
    expect(joinersIn(joinersText(joiners))).toEqual(joiners);
  });
});

const one = (block: object, more: object = {}) => ({
  Combatants: [{ StatBlock: { Name: 'Wolf', ...block }, ...more }],
});

it.each([
  ['take-ten', 'score'],
  ['advantage', 'advantage'],
  ['disadvantage', 'disadvantage'],
  ['something', 'roll'],
])('initiative by %s is %s', (said, mode) => {
  const { joiners } = fight(one({ InitiativeSpecialRoll: said }));
  expect(joiners[0]?.sheet.initiativeMode).toBe(mode);
});

it.each([
  ['temporary hit points', {}, { TemporaryHP: 5 }, { standing: { temporary: 5 } }],
  ['fewer hit points than it had', { HP: { Value: 11 } }, { CurrentHP: 4 }, { hitPoints: 4 }],
  ['an alias', {}, { Alias: 'Grey one' }, { alias: 'Grey one' }],
  ['a note', {}, { CurrentNotes: 'limps' }, { note: 'limps' }],
  ['a mark', {}, { Tags: [{ Text: 'Prone' }] }, { note: 'Prone' }],
  ['an armor class', { AC: { Value: 13 } }, {}, { sheet: { ac: 13 } }],
  ['its saves', { Saves: [{ Name: 'Dex', Modifier: 4 }] }, {}, { sheet: { saves: { dex: 4 } } }],
])('%s come along', (_, block, more, wanted) => {
  expect(fight(one(block, more)).joiners[0]).toMatchObject(wanted);
});

it('the rounds that a mark still lasts stand in the note, and that is told', () => {
  const { joiners, problems } = fight(
    one({}, { Tags: [{ Text: 'Slowed', DurationRemaining: 3 }] }),
  );
  expect(joiners[0]?.note).toBe('Slowed (3 rounds left)');
  expect(problems.join()).toContain('Durations of conditions');
});

it.each([
  ['fire from dragons', []],
  ['see the blessing', []],
  ['damage from nonmagical weapons', ['nonmagical']],
])('a resistance to %s counts only as far as it is understood', (words, qualifiers) => {
  const { joiners } = fight(one({ DamageResistances: [words] }));
  const counted = joiners[0]?.sheet.resist.filter(({ qualifier }) => qualifier !== 'other');
  expect(counted?.map(({ qualifier }) => qualifier)).toEqual(qualifiers);
});

describe('bare numbers, as encounter builders send them', () => {
  const form = decodeURIComponent(fixture('kobold-fight-club.form').trim()).replace(
    /^Combatants=/,
    '',
  );
  const text = JSON.stringify({ Combatants: form });
  const [record] = SRD_MONSTERS.filter(({ name }) => name === 'Ogre');

  it('ask for the record of their name', () => {
    expect(bareNames(text, '2014')).toEqual(['Ogre']);
    expect(bareNames(fixture('ii-encounter-for-tracker.json'), '2014')).toEqual([]);
  });

  it('get its statblock, and that is told', () => {
    if (record === undefined) throw new Error('no ogre');
    const { joiners, problems } = fight(text, new Map([['Ogre', sheetOf(record)]]));
    expect(joiners).toMatchObject([
      { many: 2, sheet: { record: 'ogre', maximum: 59, xp: 450, saves: { str: 4 } } },
    ]);
    expect(problems.join()).toContain('Statblocks found by name: Ogre.');
  });

  it.each([
    ['the name of a record', 'Ogre', true],
    ['in small letters', 'ogre', true],
    ['with blanks around', ' Ogre ', true],
    ['of somebody else', 'Bog Thing', false],
    ['with a number behind', 'Ogre 2', false],
  ])('with %s', (_, name, known) => {
    if (record === undefined) throw new Error('no ogre');
    const sent = JSON.stringify({
      Combatants: [{ Name: name, HP: { Value: 30 }, AC: { Value: 11 } }],
    });
    const [asked = ''] = bareNames(sent, '2014');
    const found = asked.toLowerCase() === 'ogre';
    expect(found).toBe(known);
    const { joiners } = fight(sent, found ? new Map([[asked, sheetOf(record)]]) : new Map());
    expect(joiners[0]?.sheet.record).toBe(known ? 'ogre' : null);
  });

  it('stay bare where no record is called so', () => {
    expect(fight(text).joiners[0]?.sheet).toMatchObject({ record: null, maximum: 59, ac: 11 });
  });
});

it('a statblock that is nested without an end is read for what it is', () => {
  const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  const text = `{"Combatants":[{"StatBlock":{"Name":"Wolf","Odd":${deep}}}]}`;
  expect(fight(text).joiners[0]?.sheet.name).toBe('Wolf');
});

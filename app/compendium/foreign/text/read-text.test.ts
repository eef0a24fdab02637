import { describe, expect, it } from 'vitest';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { statblockHomebrewery } from '~/compendium/statblock/statblock-homebrewery';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { statblockMarkdown } from '~/compendium/statblock/statblock-markdown';
import { brokenLines, pastedStatblock } from '../../../../tests/harness/pasted-statblock';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../../tests/harness/srd-5-2';
import { readHomebrew } from '../read-homebrew';
import { readText } from './read-text';

const ALL = [...SRD_MONSTERS, ...SRD_52_MONSTERS];

/** The parts of a record that a printed statblock contains; facts stored only in the structure are left out. */
function printedPart(record: MonsterRecord, spaced = false): object {
  const { source: _s, licence: _l, section: _p, variantOf: _v, multiattack: _m, ...rest } = record;
  const words = <E extends MonsterRecord['traits'][number]>(one: E) => ({
    name: one.name,
    key: one.key,
    text: spaced ? one.text.replaceAll('\n', ' ') : one.text,
    only: one.only,
    recharge: one.recharge,
    uses: one.uses,
    ...('cost' in one ? { cost: one.cost } : {}),
  });
  return {
    ...rest,
    traits: record.traits.map(words),
    actions: record.actions.map(words),
    bonusActions: record.bonusActions.map(words),
    reactions: record.reactions.map(words),
    legendary: record.legendary && {
      ...record.legendary,
      actions: record.legendary.actions.map(words),
    },
  };
}

function onlyRecord(text: string): MonsterRecord {
  const { pieces, problems } = readText(text);
  expect(problems).toEqual([]);
  expect(pieces).toHaveLength(1);
  const [piece] = pieces;
  if (!piece?.record) throw new Error(`${piece?.name}: ${piece?.missing}`);
  expect(piece.dropped, piece.name).toEqual([]);
  return piece.record;
}

const inLayout = (record: MonsterRecord) => statblockOf(record, record.edition);

/**
 * The four formats alternate through the book: each creature is tested in one of them, each format with about 160
 * creatures.
 */
const ofTurn = (turn: number) => ALL.filter((_, at) => at % 4 === turn);

describe('all 653 statblocks of both editions', () => {
  it.each([
    ['as plain text', pastedStatblock, 0],
    ['as Homebrewery writes them', (one: MonsterRecord) => statblockHomebrewery(inLayout(one)), 1],
    ['as Markdown', (one: MonsterRecord) => statblockMarkdown(inLayout(one)), 2],
  ])('come back %s with every fact and every word', (way, write, turn) => {
    expect(ALL).toHaveLength(653);
    for (const record of ofTurn(turn)) {
      // Plain Markdown has no rule before the notes, so they become part of the last entry.
      if (way === 'as Markdown' && record.notes !== '') continue;
      expect(printedPart(onlyRecord(write(record))), record.name).toEqual(printedPart(record));
    }
  });

  it('come back out of a narrow column, with words broken at its edge', () => {
    for (const record of ofTurn(3)) {
      const read = onlyRecord(brokenLines(pastedStatblock(record), 50));
      // In a column, the end of a paragraph with a full last line cannot be recognised.
      expect(printedPart(read, true), record.name).toEqual(printedPart(record, true));
    }
  });
});

const named = (name: string, edition: string) =>
  ALL.find((one) => one.name === name && one.edition === edition) as MonsterRecord;

it.each(['2014', '2024'])('reads several statblocks of %s out of one text', (edition) => {
  const text = ['Ogre', 'Lich', 'Wolf'].map((name) => pastedStatblock(named(name, edition)));
  expect(readText(text.join('\n\n')).pieces.map(({ record }) => record?.name)).toEqual([
    'Ogre',
    'Lich',
    'Wolf',
  ]);
});

it('reads a page whose right column was copied before its left', () => {
  const text = pastedStatblock(named('Ogre', '2014'));
  const at = text.indexOf('Actions');
  const record = onlyRecord(`${text.slice(at)}\n${text.slice(0, at).trim()}`);
  expect(record.actions.map(({ name }) => name)).toEqual(['Greatclub', 'Javelin']);
  expect(record.hp.average).toBe(59);
});

it('understands attacks and saves of either phrasing', () => {
  for (const edition of ['2014', '2024']) {
    const { actions } = onlyRecord(pastedStatblock(named('Adult Red Dragon', edition)));
    const breath = actions.find(({ name }) => name === 'Fire Breath');
    expect(breath?.effects[0]).toMatchObject({
      kind: 'save',
      ability: 'dex',
      dc: 21,
      success: 'half',
      area: { shape: 'cone', feet: 60 },
      fail: [{ kind: 'damage', damage: [{ type: 'fire' }] }],
    });
    const [, attack] = actions;
    expect(attack?.effects[0]).toMatchObject({ kind: 'attack', toHit: 14, reachFeet: 10 });
  }
});

it('reads curly quotes, other signs for minus, ligatures and soft hyphens', () => {
  const text = pastedStatblock(named('Goblin', '2014'))
    .replaceAll("'", '’')
    .replaceAll('fi', 'ﬁ')
    .replace('Stealth', 'Ste\u00adalth')
    .replaceAll(' ', '\u00a0');
  expect(printedPart(onlyRecord(text))).toEqual(printedPart(named('Goblin', '2014')));
});

it('fills in what a text leaves out, and says so', () => {
  const { pieces } = readText('Mud Thing\nArmor Class 12\nHit Points 20\nActions\nSlap. It slaps.');
  const [piece] = pieces;
  expect(piece?.record).toMatchObject({ name: 'Mud Thing', cr: 0, hp: { average: 20 } });
  expect(piece?.changed.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['Hit Points', 'Size', 'Type', 'Ability scores', 'Challenge']),
  );
  expect(piece?.kept).toContain('Action: Slap');
});

it('says of a text without a creature that there is none', () => {
  expect(readText('just some words.').pieces).toEqual([]);
  expect(readText('just some words.').problems[0]?.problem).toContain('no monster name');
  expect(readText('Hello').problems[0]?.problem).toContain('not a statblock');
});

it('keeps what a lair and its land do, with and without names', () => {
  const lines = [
    'Bog Drake',
    'Large dragon, unaligned',
    'Armor Class 15',
    'Hit Points 30 (4d10 + 8)',
    'Challenge 2 (450 XP)',
    'Lair Actions',
    'On initiative count 20 the drake stirs the mud.',
    'Regional Effects',
    'The land around the lair is wet.',
    'Fog. It is thick there.',
  ];
  const [piece] = readHomebrew(lines.join('\n')).records;
  expect(piece?.record?.lairActions).toMatchObject([
    { name: 'Lair Actions', text: 'On initiative count 20 the drake stirs the mud.' },
  ]);
  expect(piece?.record?.regionalEffects).toMatchObject([
    { name: 'Regional Effects', text: 'The land around the lair is wet.' },
    { name: 'Fog', text: 'It is thick there.' },
  ]);
  expect(piece?.dropped).toEqual([]);
});

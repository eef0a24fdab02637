import { expect, test } from 'vitest';
import type { CharacterClass } from '../../book/book';
import { BARD } from './bard';
import { CLERIC } from './cleric';
import { DRUID } from './druid';
import { SORCERER } from './sorcerer';
import { WARLOCK } from './warlock';
import { WIZARD } from './wizard';

const IMPROVEMENT = 'Ability Score Improvement';

/** The names of the features of each class and subclass by level, from the SRD's tables. */
const GAINED: readonly (readonly [CharacterClass, Record<number, string>])[] = [
  [
    BARD,
    {
      1: 'Spellcasting, Bardic Inspiration',
      2: 'Jack of All Trades, Song of Rest',
      3: 'Bard College, Expertise, Bonus Proficiencies, Cutting Words',
      4: IMPROVEMENT,
      5: 'Font of Inspiration',
      6: 'Countercharm, Additional Magical Secrets',
      8: IMPROVEMENT,
      10: 'Magical Secrets',
      12: IMPROVEMENT,
      14: 'Peerless Skill',
      16: IMPROVEMENT,
      19: IMPROVEMENT,
      20: 'Superior Inspiration',
    },
  ],
  [
    CLERIC,
    {
      1: 'Spellcasting, Divine Domain, Domain Spells, Bonus Proficiency, Disciple of Life',
      2: 'Channel Divinity, Channel Divinity: Turn Undead, Channel Divinity: Preserve Life',
      4: IMPROVEMENT,
      5: 'Destroy Undead',
      6: 'Blessed Healer',
      8: `${IMPROVEMENT}, Divine Strike`,
      10: 'Divine Intervention',
      12: IMPROVEMENT,
      16: IMPROVEMENT,
      17: 'Supreme Healing',
      19: IMPROVEMENT,
      20: 'Divine Intervention Improvement',
    },
  ],
  [
    DRUID,
    {
      1: 'No Metal, Druidic, Spellcasting',
      2: 'Wild Shape, Druid Circle, Bonus Cantrip, Natural Recovery',
      3: 'Circle Spells',
      4: IMPROVEMENT,
      6: "Land's Stride",
      8: IMPROVEMENT,
      10: "Nature's Ward",
      12: IMPROVEMENT,
      14: "Nature's Sanctuary",
      16: IMPROVEMENT,
      18: 'Timeless Body, Beast Spells',
      19: IMPROVEMENT,
      20: 'Archdruid',
    },
  ],
  [
    SORCERER,
    {
      1: 'Spellcasting, Sorcerous Origin, Dragon Ancestor, Draconic Resilience',
      2: 'Font of Magic, Flexible Casting: Creating Spell Slots, Flexible Casting: Converting a Spell Slot',
      3: 'Metamagic',
      4: IMPROVEMENT,
      6: 'Elemental Affinity',
      8: IMPROVEMENT,
      12: IMPROVEMENT,
      14: 'Dragon Wings',
      16: IMPROVEMENT,
      18: 'Draconic Presence',
      19: IMPROVEMENT,
      20: 'Sorcerous Restoration',
    },
  ],
  [
    WARLOCK,
    {
      1: "Otherworldly Patron, Pact Magic, Expanded Spell List, Dark One's Blessing",
      2: 'Eldritch Invocations',
      3: 'Pact Boon',
      4: IMPROVEMENT,
      6: "Dark One's Own Luck",
      8: IMPROVEMENT,
      10: 'Fiendish Resilience',
      11: 'Mystic Arcanum (level 6)',
      12: IMPROVEMENT,
      13: 'Mystic Arcanum (level 7)',
      14: 'Hurl Through Hell',
      15: 'Mystic Arcanum (level 8)',
      16: IMPROVEMENT,
      17: 'Mystic Arcanum (level 9)',
      19: IMPROVEMENT,
      20: 'Eldritch Master',
    },
  ],
  [
    WIZARD,
    {
      1: 'Spellcasting, Arcane Recovery',
      2: 'Arcane Tradition, Evocation Savant, Sculpt Spells',
      4: IMPROVEMENT,
      6: 'Potent Cantrip',
      8: IMPROVEMENT,
      10: 'Empowered Evocation',
      12: IMPROVEMENT,
      14: 'Overchannel',
      16: IMPROVEMENT,
      18: 'Spell Mastery',
      19: IMPROVEMENT,
      20: 'Signature Spells',
    },
  ],
];

test.each(GAINED)('the features of %# come at their levels', (one, expected) => {
  const all = [...one.features, ...one.subclasses.flatMap(({ features }) => features)];
  for (let level = 1; level <= 20; level += 1) {
    const names = all.filter((feature) => feature.level === level).map(({ name }) => name);
    expect(names.join(', '), `${one.name} ${level}`).toBe(expected[level] ?? '');
  }
});

const KNOWN_BARD = '4 5 6 7 8 9 10 11 12 14 15 15 16 18 19 19 20 22 22 22';
const KNOWN_SORCERER = '2 3 4 5 6 7 8 9 10 11 12 12 13 13 14 14 15 15 15 15';
const KNOWN_WARLOCK = '2 3 4 5 6 7 8 9 10 10 11 11 12 12 13 13 14 14 15 15';

test.each([
  [BARD, '2 2 2 3 3 3 3 3 3 4 4 4 4 4 4 4 4 4 4 4', 'known', KNOWN_BARD, 'known'],
  [CLERIC, '3 3 3 4 4 4 4 4 4 5 5 5 5 5 5 5 5 5 5 5', 'prepared', null, 'prepared'],
  [DRUID, '2 2 2 3 3 3 3 3 3 4 4 4 4 4 4 4 4 4 4 4', 'prepared', null, 'prepared'],
  [SORCERER, '4 4 4 5 5 5 5 5 5 6 6 6 6 6 6 6 6 6 6 6', 'known', KNOWN_SORCERER, 'none'],
  [WARLOCK, '2 2 2 3 3 3 3 3 3 4 4 4 4 4 4 4 4 4 4 4', 'known', KNOWN_WARLOCK, 'none'],
  [WIZARD, '3 3 3 4 4 4 4 4 4 5 5 5 5 5 5 5 5 5 5 5', 'book', null, 'book'],
] as const)(
  'cantrips, spells and rituals of %# are those of its table',
  (one, cantrips, how, known, rituals) => {
    const { casting } = one;
    expect(casting?.cantrips.join(' ')).toBe(cantrips);
    expect(casting?.spells.how).toBe(how);
    const count = casting?.spells.count;
    expect(typeof count === 'string' ? count : count?.join(' ')).toBe(
      known ?? 'level-and-modifier',
    );
    expect(casting?.rituals).toBe(rituals);
    expect(casting?.list).toBe(one.name);
  },
);

test('columns of the tables say what grows', () => {
  const cells = (one: CharacterClass) =>
    Object.fromEntries(one.columns.map((column) => [column.name, column.cells.join(' ')]));
  expect(cells(BARD)).toEqual({
    'Bardic Inspiration': 'd6 d6 d6 d6 d8 d8 d8 d8 d8 d10 d10 d10 d10 d10 d12 d12 d12 d12 d12 d12',
    'Song of Rest': '— d6 d6 d6 d6 d6 d6 d6 d8 d8 d8 d8 d10 d10 d10 d10 d12 d12 d12 d12',
  });
  expect(cells(CLERIC)['Channel Divinity']).toBe('— 1 1 1 1 2 2 2 2 2 2 2 2 2 2 2 2 3 3 3');
  expect(CLERIC.columns[1]?.cells.join()).toBe(
    '—,—,—,—,CR 1/2,CR 1/2,CR 1/2,CR 1,CR 1,CR 1,CR 2,CR 2,CR 2,CR 3,CR 3,CR 3,CR 4,CR 4,CR 4,CR 4',
  );
  expect(cells(SORCERER)).toEqual({
    'Sorcery Points': '— 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20',
  });
  expect(cells(WARLOCK)).toEqual({
    'Invocations Known': '— 2 2 2 3 3 4 4 5 5 5 6 6 6 7 7 7 8 8 8',
  });
  expect(DRUID.columns[0]?.cells.slice(0, 8).join()).toBe(
    '—,CR 1/4,CR 1/4,CR 1/2,CR 1/2,CR 1/2,CR 1/2,CR 1',
  );
  expect(WIZARD.columns).toEqual([]);
});

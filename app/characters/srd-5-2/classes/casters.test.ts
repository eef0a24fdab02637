import { expect, test } from 'vitest';
import type { CharacterClass } from '../../book/book';
import { BARD } from './bard';
import { CLERIC } from './cleric';
import { DRUID } from './druid';
import { SORCERER } from './sorcerer';
import { WARLOCK } from './warlock';
import { WIZARD } from './wizard';

const IMPROVEMENT = 'Ability Score Improvement';
const IMPROVEMENTS = { 4: IMPROVEMENT, 8: IMPROVEMENT, 12: IMPROVEMENT, 16: IMPROVEMENT };

/** The names of the features of each class and subclass by level, from the SRD's tables. */
const GAINED: readonly (readonly [CharacterClass, Record<number, string>])[] = [
  [
    BARD,
    {
      ...IMPROVEMENTS,
      1: 'Bardic Inspiration, Spellcasting',
      2: 'Expertise, Jack of All Trades',
      3: 'Bard Subclass, Bonus Proficiencies, Cutting Words',
      5: 'Font of Inspiration',
      6: 'Magical Discoveries',
      7: 'Countercharm',
      10: 'Magical Secrets',
      14: 'Peerless Skill',
      18: 'Superior Inspiration',
      19: 'Epic Boon',
      20: 'Words of Creation',
    },
  ],
  [
    CLERIC,
    {
      ...IMPROVEMENTS,
      1: 'Spellcasting, Divine Order',
      2: 'Channel Divinity, Channel Divinity: Divine Spark, Channel Divinity: Turn Undead',
      3: 'Cleric Subclass, Disciple of Life, Life Domain Spells, Channel Divinity: Preserve Life',
      5: 'Sear Undead',
      6: 'Blessed Healer',
      7: 'Blessed Strikes',
      10: 'Divine Intervention',
      14: 'Improved Blessed Strikes',
      17: 'Supreme Healing',
      19: 'Epic Boon',
      20: 'Greater Divine Intervention',
    },
  ],
  [
    DRUID,
    {
      ...IMPROVEMENTS,
      1: 'Spellcasting, Druidic, Primal Order',
      2: 'Wild Shape, Wild Companion',
      3: "Druid Subclass, Circle of the Land Spells, Land's Aid",
      5: 'Wild Resurgence',
      6: 'Natural Recovery: a Circle Spell, Natural Recovery: Slots',
      7: 'Elemental Fury',
      10: "Nature's Ward",
      14: "Nature's Sanctuary",
      15: 'Improved Elemental Fury',
      18: 'Beast Spells',
      19: 'Epic Boon',
      20: 'Archdruid',
    },
  ],
  [
    SORCERER,
    {
      ...IMPROVEMENTS,
      1: 'Spellcasting, Innate Sorcery',
      2: 'Font of Magic, Font of Magic: Creating Spell Slots, Metamagic',
      3: 'Sorcerer Subclass, Draconic Resilience, Draconic Spells',
      5: 'Sorcerous Restoration',
      6: 'Elemental Affinity',
      7: 'Sorcery Incarnate',
      14: 'Dragon Wings',
      18: 'Dragon Companion',
      19: 'Epic Boon',
      20: 'Arcane Apotheosis',
    },
  ],
  [
    WARLOCK,
    {
      ...IMPROVEMENTS,
      1: 'Eldritch Invocations, Pact Magic',
      2: 'Magical Cunning',
      3: "Warlock Subclass, Dark One's Blessing, Fiend Spells",
      6: "Dark One's Own Luck",
      9: 'Contact Patron',
      10: 'Fiendish Resilience',
      11: 'Mystic Arcanum (level 6)',
      13: 'Mystic Arcanum (level 7)',
      14: 'Hurl Through Hell',
      15: 'Mystic Arcanum (level 8)',
      17: 'Mystic Arcanum (level 9)',
      19: 'Epic Boon',
      20: 'Eldritch Master',
    },
  ],
  [
    WIZARD,
    {
      ...IMPROVEMENTS,
      1: 'Spellcasting, Ritual Adept, Arcane Recovery',
      2: 'Scholar',
      3: 'Wizard Subclass, Evocation Savant, Potent Cantrip',
      5: 'Memorize Spell',
      6: 'Sculpt Spells',
      10: 'Empowered Evocation',
      14: 'Overchannel',
      18: 'Spell Mastery',
      19: 'Epic Boon',
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

const MOST = '4 5 6 7 9 10 11 12 14 15 16 16 17 17 18 18 19 20 21 22';

test.each([
  [BARD, '2 2 2 3 3 3 3 3 3 4 4 4 4 4 4 4 4 4 4 4', MOST, 'level'],
  [CLERIC, '3 3 3 4 4 4 4 4 4 5 5 5 5 5 5 5 5 5 5 5', MOST, 'long-rest'],
  [DRUID, '2 2 2 3 3 3 3 3 3 4 4 4 4 4 4 4 4 4 4 4', MOST, 'long-rest'],
  [
    ...([SORCERER, '4 4 4 5 5 5 5 5 5 6 6 6 6 6 6 6 6 6 6 6'] as const),
    ...(['2 4 6 7 9 10 11 12 14 15 16 16 17 17 18 18 19 20 21 22', 'level'] as const),
  ],
  [
    ...([WARLOCK, '2 2 2 3 3 3 3 3 3 4 4 4 4 4 4 4 4 4 4 4'] as const),
    ...(['2 3 4 5 6 7 8 9 10 10 11 11 12 12 13 13 14 14 15 15', 'level'] as const),
  ],
  [
    ...([WIZARD, '3 3 3 4 4 4 4 4 4 5 5 5 5 5 5 5 5 5 5 5'] as const),
    ...(['4 5 6 7 9 10 11 12 14 15 16 16 17 18 19 21 22 23 24 25', 'long-rest'] as const),
  ],
] as const)(
  'cantrips and prepared spells of %# are those of its table',
  (one, cantrips, prepared, changes) => {
    const { casting } = one;
    const count = casting?.spells.count;
    expect(casting?.cantrips.join(' ')).toBe(cantrips);
    expect(typeof count === 'string' ? count : count?.join(' ')).toBe(prepared);
    expect(casting?.changes).toBe(changes);
    expect([casting?.spells.how, casting?.rituals]).toEqual(
      one === WIZARD ? ['book', 'book'] : ['prepared', 'prepared'],
    );
  },
);

test('columns of the tables say what grows', () => {
  const columns = [BARD, CLERIC, DRUID, SORCERER, WARLOCK, WIZARD].flatMap((one) =>
    one.columns.map(({ name, cells }) => `${name}: ${cells.join(' ')}`),
  );
  expect(columns).toEqual([
    'Bardic Die: d6 d6 d6 d6 d8 d8 d8 d8 d8 d10 d10 d10 d10 d10 d12 d12 d12 d12 d12 d12',
    'Channel Divinity: — 2 2 2 2 3 3 3 3 3 3 3 3 3 3 3 3 4 4 4',
    'Wild Shape: — 2 2 2 2 3 3 3 3 3 3 3 3 3 3 3 4 4 4 4',
    'Sorcery Points: — 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20',
    'Eldritch Invocations: 1 3 3 3 5 5 6 6 7 7 7 8 8 8 9 9 9 10 10 10',
  ]);
});

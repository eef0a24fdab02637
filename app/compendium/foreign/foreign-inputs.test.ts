import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { MonsterRecord } from '../records/monster-record';
import { HOMEBREW_FORMATS } from './forms';
import { readHomebrew } from './read-homebrew';
import { JSON_READERS } from './read-json';
import type { HomebrewPiece } from './reading';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../tests/fixtures/foreign/${name}`, import.meta.url), 'utf8');
const json = (name: string) => JSON.parse(fixture(name));

function only(input: string | object): HomebrewPiece & { record: MonsterRecord } {
  const { records, problems } = readHomebrew(
    typeof input === 'string' ? input : JSON.stringify(input),
  );
  const [piece] = records;
  if (piece === undefined || piece.record === null)
    throw new Error(piece?.missing ?? problems.map(({ problem }) => problem).join());
  return { ...piece, record: piece.record };
}

const refused = (input: string | object) =>
  readHomebrew(typeof input === 'string' ? input : JSON.stringify(input))
    .problems.map(({ problem }) => problem)
    .join(' ');

/** The attacks of a creature in short: "+5 1d8+3 slashing". */
function attacks({ actions }: MonsterRecord): string[] {
  return actions.flatMap(({ effects }) =>
    effects.flatMap((effect) => {
      if (effect.kind !== 'attack') return [];
      const damage = effect.hit
        .flatMap((one) => (one.kind === 'damage' ? one.damage : []))
        .map(
          ({ dice, bonus, type }) =>
            `${dice ? `${dice.count}d${dice.sides}+` : ''}${bonus} ${type}`,
        );
      return [`${effect.toHit} ${damage.join(' and ')}`];
    }),
  );
}

describe('a record of dnd5eapi', () => {
  it('has its armor, hit points, saves, skills, senses, defenses, uses and recharge', () => {
    const { record } = only(fixture('dnd5eapi-record.json'));
    expect(readHomebrew(fixture('dnd5eapi-record.json')).format).toBe('dnd5eapi');
    expect(record).toMatchObject({
      ...{ ac: { value: 19 }, hp: { average: 195, constant: 85 }, saves: { con: 10 } },
      ...{ skills: { perception: 11 }, conditionImmune: ['charmed'] },
      senses: { blindsight: 60, darkvision: 120, passivePerception: 21 },
      defences: { resist: [{ types: ['cold'] }], immune: [{ types: ['acid'] }] },
      legendary: { resistancesPerDay: 3 },
      actions: [{ name: 'Breath', recharge: { min: 5 }, effects: [{ dc: 18, success: 'half' }] }],
    });
  });

  const file = json('dnd5eapi-record.json');
  it.each([
    ['a number', 15, 15],
    ['what it wears', [{ type: 'armor', value: 16, armor: [{ name: 'Chain Mail' }] }], 16],
    [
      'a spell besides',
      [
        { type: 'dex', value: 12 },
        { type: 'spell', value: 15, spell: { name: 'Mage Armor' } },
      ],
      12,
    ],
    [
      'a condition first',
      [
        { type: 'condition', value: 9 },
        { type: 'natural', value: 14 },
      ],
      14,
    ],
  ])('armor as %s', (_, armor_class, value) => {
    expect(only({ ...file, armor_class }).record.ac.value).toBe(value);
  });

  it.each([
    [
      { type: 'per day', times: 2 },
      { times: 2, per: 'day' },
    ],
    [
      { type: 'per day', times: 3, times_in_lair: 4 },
      { times: 3, timesInLair: 4, per: 'day' },
    ],
    [
      { type: 'per rest', times: 2, rest_types: ['long'] },
      { times: 2, per: 'long-rest' },
    ],
    [
      { type: 'per rest', times: 1, rest_types: ['short', 'long'] },
      { times: 1, per: 'short-or-long-rest' },
    ],
    [
      { type: 'per rest', times: 3 },
      { times: 3, per: 'short-or-long-rest' },
    ],
  ])('uses as %j', (usage, uses) => {
    const actions = [{ name: 'Breath', desc: 'It breathes.', usage }];
    expect(only({ ...file, actions }).record.actions[0]?.uses).toEqual(uses);
  });

  it('an attack that stands as numbers alone', () => {
    const damage = [{ damage_type: { name: 'Fire' }, damage_dice: '2d6+3' }];
    const actions = [{ name: 'Slam', desc: 'It slams.', attack_bonus: 7, damage }];
    expect(attacks(only({ ...file, actions }).record)).toEqual(['7 2d6+3 fire']);
  });
});

describe('attack sentences as people write them', () => {
  it('eleven slips are eleven attacks', () => {
    const { record } = only(fixture('attack-sentence-slips.json'));
    expect(attacks(record)).toHaveLength(11);
    expect(attacks(record).every((one) => /^3 1d[68]\+1 /.test(one))).toBe(true);
  });

  const block = json('attack-sentence-slips.json');
  const written = (Content: string) => only({ ...block, Actions: [{ Name: 'Blow', Content }] });
  const HIT = 'Hit: 6 (1d8 + 2) slashing damage.';

  it.each([
    [`Melee Weapon Attack: +5 to hit, reach 5 ft., one target.\n${HIT}`, '5 1d8+2 slashing'],
    [`Melee Weapon Attack : + 5 to hit , reach 5 ft , one target . ${HIT}`, '5 1d8+2 slashing'],
    [`melee weapon attack: +5 to hit, reach 5 ft., one target. ${HIT}`, '5 1d8+2 slashing'],
    [`Melee Weapon Attack: +5, reach 5', one target. ${HIT}`, '5 1d8+2 slashing'],
    [`Melee Attack: +5 to hit, reach 10 ft. ${HIT}`, '5 1d8+2 slashing'],
    [
      `Melee/Ranged Weapon Attack: +5 to hit, reach 5 ft. or range 30/120 ft., one target. ${HIT}`,
      '5 1d8+2 slashing',
    ],
    [
      'Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 1d8+2 slashing damage.',
      '5 1d8+2 slashing',
    ],
    [
      'Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 6 (1d8+2) Slashing.',
      '5 1d8+2 slashing',
    ],
    [
      'Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 6 (1d8 + 2) points of slashing damage.',
      '5 1d8+2 slashing',
    ],
    [
      'Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 3 (1d8 - 2) slashing damage.',
      '5 1d8+-2 slashing',
    ],
    [
      'Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 3 (1d8 – 2) slashing damage.',
      '5 1d8+-2 slashing',
    ],
    [
      'Melee Weapon Attack: -1 to hit, reach 5 ft., one target. Hit: 1 slashing damage.',
      '-1 1 slashing',
    ],
    [
      `Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 6 (1d8 + 2) slashing damage and 3 (1d6) fire damage.`,
      '5 1d8+2 slashing and 1d6+0 fire',
    ],
    [
      `It swings wide. Melee Weapon Attack: +5 to hit, reach 5 ft., one target. ${HIT}`,
      '5 1d8+2 slashing',
    ],
    [`Melee attack roll : +5, reach 5 ft. Hit : 6 (1d8 + 2) Slashing damage.`, '5 1d8+2 slashing'],
  ])('%s', (words, attack) => {
    const { record, kept } = written(words);
    expect(attacks(record)).toEqual([attack]);
    expect(record.actions[0]?.text).toBe(words);
    expect(kept).toContain('Action: Blow');
  });

  it.each([
    ['Melee Weapon Attack: special, see below.', 'looks like an attack'],
    ['Melee Weapon Attack: +5 to hit with nothing behind it', 'looks like an attack'],
    [
      'Melee Weapon Attack: your spell attack modifier to hit, reach 5 ft., one target. Hit: 1d8 + 2 + PB force damage.',
      'grows with its master',
    ],
    ['The target makes a save, DC 13, or falls.', 'saving throw that cannot be read'],
  ])('what is not read is told, and not said to be kept: %s', (words, why) => {
    const { record, kept, changed } = written(words);
    expect(attacks(record)).toEqual([]);
    expect(record.actions[0]?.text).toBe(words);
    expect(kept).not.toContain('Action: Blow');
    expect(changed.map((one) => one.why).join()).toContain(why);
  });

  it.each([
    ['must make a DC 13 Dexterity save', 'dex'],
    ['must make a DC 13 Dex. saving throw', 'dex'],
    ['must succeed on a Dexterity saving throw (DC 13)', 'dex'],
    ['must make a Wisdom saving throw against DC 13', 'wis'],
    ['must make a dc 13 constitution saving throw', 'con'],
  ])('a save: %s', (words, ability) => {
    const { record } = written(
      `Each creature in a 15 ft. cone ${words}, taking 3d6 fire damage on a failed save, or half on a success.`,
    );
    expect(record.actions[0]?.effects).toMatchObject([
      {
        ...{ kind: 'save', dc: 13, ability, success: 'half', area: { shape: 'cone', feet: 15 } },
        fail: [{ damage: [{ dice: { count: 3, sides: 6 }, type: 'fire' }] }],
      },
    ]);
  });
});

describe('statblocks as text', () => {
  it('a dot outside of the bold name is no part of the words', () => {
    const { record } = only(fixture('markdown-dot-outside.md'));
    expect(attacks(record)).toEqual(['5 1d6+3 bludgeoning']);
    expect(record.actions[0]?.text).toMatch(/^Melee/);
  });

  it.each([
    ['***Fist***.', '***Fist.***'],
    ['***Fist***.', '***Fist*** .'],
    ['***Fist***.', '***Fist***:'],
    ['***Fist***.', '**_Fist_**.'],
    ['***Fist***.', '- ***Fist***.'],
    ['###### Actions', '**ACTIONS**'],
    ['###### Actions', '--ACTIONS--'],
    ['###### Actions', '### ACTIONS:'],
    ['**Armor Class** 12', '**Armour Class** 12'],
    ['**Challenge** 1/2', '**CR** 1/2'],
  ])('%s written as %s', (from, to) => {
    const { record } = only(fixture('markdown-dot-outside.md').replace(from, to));
    expect(attacks(record)).toEqual(['5 1d6+3 bludgeoning']);
    expect(record).toMatchObject({ edition: '2014', ac: { value: 12 }, cr: 0.5 });
  });

  it('a kind line that is broken in two is one', () => {
    const { record } = only(fixture('kind-line-broken.txt'));
    expect(record).toMatchObject({
      ...{ name: 'Testling', type: 'fiend', subtype: 'demon, category 2' },
      alignment: 'typically chaotic evil',
    });
  });

  it.each([
    'Medium\nFiend (Demon, Category 2), Typically Chaotic Evil',
    'Medium Fiend\n(Demon, Category 2), Typically Chaotic Evil',
    'Medium Fiend (Demon,\nCategory 2), Typically Chaotic Evil',
    'Medium Fiend (Demon, Category 2), Typically\nChaotic Evil',
    'Medium Fiend (Demon, Category 2), Typically Chaotic Evil',
  ])('however it is broken (%#)', (line) => {
    const broken = /Medium Fiend.*\n.*Evil/;
    const { record } = only(fixture('kind-line-broken.txt').replace(broken, line));
    expect(record).toMatchObject({
      name: 'Testling',
      type: 'fiend',
      alignment: 'typically chaotic evil',
    });
  });

  it('a line at the end that names the source is no part of the last entry, and is kept among the notes', () => {
    const text = fixture('kind-line-broken.txt').trimEnd();
    const { record } = only(`${text}\nSource: The Sunken Fen, page 12`);
    const { record: without } = only(text);
    expect(record.notes).toContain('Source: The Sunken Fen, page 12');
    expect({ ...record, notes: '' }).toEqual({ ...without, notes: '' });
  });

  it('a kind without an alignment is a kind where the armor follows', () => {
    const text = fixture('kind-line-broken.txt').replace(/Medium Fiend.*\n.*Evil/, 'Medium beast');
    expect(only(text).record).toMatchObject({ name: 'Testling', type: 'beast', size: 'Medium' });
  });

  it.each([
    ['Saves Dex +4', { saves: { dex: 4 } }],
    ['Saving Throw Dex +4', { saves: { dex: 4 } }],
    ['Damage Resistance fire', { defences: { resist: [{ types: ['fire'] }] } }],
    ['Condition Immunity prone', { conditionImmune: ['prone'] }],
    ["Speed 40', climb 20'", { speeds: { walk: 40, climb: 20 } }],
    ["Senses darkvision 60', passive Perception 11", { senses: { darkvision: 60 } }],
  ])('reads "%s"', (line, wanted) => {
    const plain = fixture('kind-line-broken.txt').replace(/^Senses .*\n/m, '');
    const text = plain.replace(/^(Speed .*)$/m, `$1\n${line}`);
    expect(only(text).record).toMatchObject(wanted);
  });

  it.each([
    ['cr-line-of-2024-words-of-2014.txt', /x/, '', '2014'],
    ['cr-line-of-2024-words-of-2014.txt', 'Armor Class 12', 'AC 12', '2014'],
    [
      'cr-line-of-2024-words-of-2014.txt',
      /Fist\..*/,
      'Fist. Melee Attack Roll: +5, reach 5 ft. Hit: 6 (1d6 + 3) Bludgeoning damage.',
      '2024',
    ],
    [
      'kind-line-broken.txt',
      /Fist\..*/,
      'Roar. Wisdom Saving Throw: DC 12, each creature in a 15-foot Cone. Failure: 7 (2d6) Thunder damage.',
      '2024',
    ],
  ])('the edition follows what attacks and saves say (%#)', (file, from, to, edition) => {
    expect(only(fixture(file).replace(from, to)).record.edition).toBe(edition);
  });

  it('a defense that is not understood stays as words, and is told with what it is', () => {
    const { record, changed } = only(fixture('defence-without-a-type.txt'));
    expect(record.defences).toMatchObject({
      resist: [{ types: ['bludgeoning', 'piercing', 'slashing'], qualifier: 'nonmagical' }],
      immune: [{ types: [], qualifier: 'other', text: 'see Draconic Essence' }],
    });
    expect(changed).toContainEqual(
      expect.objectContaining({ field: 'Damage Immunities', from: 'see Draconic Essence' }),
    );
  });

  it.each([
    ['Armor Class 12', 'Armor Class 14 + PB (natural armor)', 'Armor Class'],
    ['Hit Points 19 (3d8 + 6)', 'Hit Points 5 + five times your ranger level', 'Hit Points'],
  ])('%s as %s is told to grow with its master', (from, to, field) => {
    const { changed } = only(fixture('kind-line-broken.txt').replace(from, to));
    expect(changed).toContainEqual(
      expect.objectContaining({ field, why: expect.stringContaining('grows with its master') }),
    );
  });

  it('an attack that is not read is told with its line', () => {
    const text = fixture('kind-line-broken.txt').replace(
      'Hit: 6 (1d6 + 3) bludgeoning damage.',
      '',
    );
    expect(
      only(text)
        .changed.map(({ why }) => why)
        .join(),
    ).toContain('Line 13.');
  });
});

describe('Improved Initiative', () => {
  it('a condition among immunities is a condition', () => {
    const { record } = only(fixture('ii-condition-among-immunities.json'));
    expect(record.defences.immune).toEqual([]);
    expect(record.conditionImmune).toEqual(['petrified']);
  });

  it('what its reader of Open5e writes has its type and its recharge', () => {
    const { record } = only(fixture('ii-of-open5e.json'));
    expect(record.type).toBe('giant');
    expect(record.actions[0]?.recharge).toEqual({ min: 5 });
  });

  const file = json('ii-of-open5e.json');
  it.each([
    ['giant (hill giant)', 'giant', 'hill giant'],
    ['Dragon', 'dragon', null],
    ['undead, neutral evil', 'undead', null],
    [' Large beast ', 'beast', null],
    ['swarm of beasts', 'beast', null],
  ])('a type of "%s"', (Type, type, subtype) => {
    expect(only({ ...file, Type }).record).toMatchObject({ type, subtype });
  });

  it.each([
    ['Recharge 6', { recharge: { min: 6 } }],
    ['(Recharge 5–6)', { recharge: { min: 5 } }],
    ['3/Day', { uses: { times: 3, per: 'day' } }],
    ['1 / Day', { uses: { times: 1, per: 'day' } }],
    ['Recharges on a 5-6', { recharge: { min: 5 } }],
  ])('a usage of "%s"', (Usage, wanted) => {
    const Actions = [{ Name: 'Breath', Content: 'It breathes.', Usage }];
    expect(only({ ...file, Actions }).record.actions[0]).toMatchObject({
      name: 'Breath',
      ...wanted,
    });
  });
});

describe('files that were refused', () => {
  it.each([
    [
      '5etools.json',
      '5etools',
      { name: 'Gloom weaver', type: 'fiend', size: 'Large' },
      '5 1d8+2 piercing',
    ],
    [
      'critterdb.json',
      'critterdb',
      { name: 'Bog Thing', type: 'plant', cr: 2, xp: 450 },
      '5 2d4+3 bludgeoning',
    ],
    [
      'obsidian-statblock.md',
      'fantasy-statblocks',
      { name: 'Swarm of Pierlings', ac: { value: 13 } },
      '5 8d6+0 piercing',
    ],
    [
      'fight-club-without-hit.xml',
      'fight-club',
      { name: 'Fen Shade', type: 'undead' },
      '5 4d6+3 necrotic',
    ],
  ])('%s is read', (file, format, facts, attack) => {
    expect(readHomebrew(fixture(file)).format).toBe(format);
    const { record } = only(fixture(file));
    expect(record).toMatchObject(facts);
    expect(attacks(record)).toEqual([attack]);
  });

  it.each([
    ['a copy of 5etools', { monster: [{ name: 'X', _copy: { name: 'Y' } }] }, /“X” is of 5etools/],
    ['a file of spells', { spell: [{ name: 'X' }] }, /5etools/],
    ['a character of Foundry', json('foundry-character-in-homebrew.json'), /Character Lab/],
    [
      'a vehicle of Foundry',
      { name: 'Cog', type: 'vehicle', system: { abilities: {}, attributes: {} } },
      /vehicle/,
    ],
    [
      'an item of Foundry',
      { name: 'Sword', type: 'weapon', system: { damage: {} } },
      /actor that has it/,
    ],
    ['a character of D&D Beyond', json('ddb-worn-magic.json'), /Character Lab/],
    ['a monster of D&D Beyond', { name: 'X', challengeRatingId: 4 }, /paste the text/],
    ['a sheet of Roll20', { character: { name: 'X', attribs: [{ name: 'npc' }] } }, /Roll20/],
    [
      'an encounter of Improved Initiative',
      json('ii-encounter-for-tracker.json'),
      /Initiative Tracker/,
    ],
    ['a note that only names its creature', '```statblock\nmonster: Goblin\n```', /bestiary/],
  ])('%s is refused by name, with what to do', (_, file, words) => {
    expect(refused(file)).toMatch(words);
  });
});

describe('YAML of notes', () => {
  const block = fixture('obsidian-statblock.md');
  it.each([
    ['without quotes', 'name: Bog\nac: 13\nhp: 9\nstats: [10, 11, 12, 13, 14, 15]', 13],
    [
      'with a comment',
      'name: Bog # of the mire\nac: 13\nhp: 9\nstats: [10, 11, 12, 13, 14, 15]',
      13,
    ],
    [
      'with a list below',
      'name: Bog\nac: 13\nhp: 9\nstats:\n  - 10\n  - 11\n  - 12\n  - 13\n  - 14\n  - 15',
      13,
    ],
    [
      'with a text block',
      'name: Bog\nac: 13\nhp: 9\ndesc: |\n  It is wet.\n  Very.\nstats: [10, 11, 12, 13, 14, 15]',
      13,
    ],
    [
      'with objects in line',
      'name: Bog\nac: 13\nhp: 9\nsaves: [{dexterity: 4}]\nstats: [10, 11, 12, 13, 14, 15]',
      13,
    ],
  ])('%s', (_, yaml, ac) => {
    const { record } = only(`# A note\n\n\`\`\`statblock\n${yaml}\n\`\`\`\n`);
    expect(record).toMatchObject({ name: 'Bog', ac: { value: ac }, abilities: { cha: 15 } });
  });

  it('in the head of a note', () => {
    const note =
      '---\nstatblock: true\nname: Bog\nac: 14\nhp: 9\nstats: [10, 11, 12, 13, 14, 15]\n---\nWords.';
    expect(only(note).record.ac.value).toBe(14);
  });

  it('several blocks are several creatures', () => {
    expect(readHomebrew(`${block}\n\n${block}`).records).toHaveLength(2);
  });

  it.each([
    ['name: &a Bog\nac: *a\nhp: 3', 'Anchors'],
    ['name Bog\nac: 3\nhp: 3', 'no name'],
    ['name: Bog\nwhat is this\nhp: 3', 'not YAML'],
    ['ac: 3', 'no name'],
  ])('what is none is told (%#)', (yaml, words) => {
    expect(refused(`\`\`\`statblock\n${yaml}\n\`\`\``)).toContain(words);
  });
});

it('every form of JSON that is read stands in the list of forms', () => {
  expect(
    JSON_READERS.map(({ format }) => format).filter((one) => !HOMEBREW_FORMATS.includes(one)),
  ).toEqual([]);
});

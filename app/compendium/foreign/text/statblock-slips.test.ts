import { describe, expect, it } from 'vitest';
import { attacksIn, foreignText, only } from '../../../../tests/harness/foreign-inputs';

describe('statblocks as text', () => {
  it('a dot outside of the bold name is no part of the words', () => {
    const { record } = only(foreignText('markdown-dot-outside.md'));
    expect(attacksIn(record)).toEqual(['5 1d6+3 bludgeoning']);
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
    const { record } = only(foreignText('markdown-dot-outside.md').replace(from, to));
    expect(attacksIn(record)).toEqual(['5 1d6+3 bludgeoning']);
    expect(record).toMatchObject({ edition: '2014', ac: { value: 12 }, cr: 0.5 });
  });

  it('a kind line that is broken in two is one', () => {
    const { record } = only(foreignText('kind-line-broken.txt'));
    expect(record).toMatchObject({
      name: 'Testling',
      type: 'fiend',
      subtype: 'demon, category 2',
      alignment: 'typically chaotic evil',
    });
  });

  it.each([
    'Medium\nFiend (Demon, Category 2), Typically Chaotic Evil',
    'Medium Fiend\n(Demon, Category 2), Typically Chaotic Evil',
    'Medium Fiend (Demon,\nCategory 2), Typically Chaotic Evil',
    'Medium Fiend (Demon, Category 2), Typically\nChaotic Evil',
    'Medium Fiend (Demon, Category 2), Typically Chaotic Evil',
    'Medium  Fiend (Demon, Category 2),\nTypically Chaotic Evil',
    'Medium Fiend (Demon, Category 2),\nTypically Chaotic Evil',
    'medium fiend (demon, category 2), typically\nchaotic evil',
    'MEDIUM FIEND (DEMON, CATEGORY 2),\nTYPICALLY CHAOTIC EVIL',
    'Medium Fiend (Demon,\n Category 2), Typically Chaotic Evil',
  ])('however it is broken (%#)', (line) => {
    const broken = /Medium Fiend.*\n.*Evil/;
    const { record } = only(foreignText('kind-line-broken.txt').replace(broken, line));
    expect(record).toMatchObject({
      name: 'Testling',
      type: 'fiend',
      alignment: 'typically chaotic evil',
    });
  });

  it('a line at the end that names the source is no part of the last entry, and is kept among the notes', () => {
    const text = foreignText('kind-line-broken.txt').trimEnd();
    const { record } = only(`${text}\nSource: The Sunken Fen, page 12`);
    const { record: without } = only(text);
    expect(record.notes).toContain('Source: The Sunken Fen, page 12');
    expect({ ...record, notes: '' }).toEqual({ ...without, notes: '' });
  });

  it('a kind without an alignment is a kind where the armor follows', () => {
    const text = foreignText('kind-line-broken.txt').replace(
      /Medium Fiend.*\n.*Evil/,
      'Medium beast',
    );
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
    const plain = foreignText('kind-line-broken.txt').replace(/^Senses .*\n/m, '');
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
    ['cr-line-of-2024-words-of-2014.txt', 'Hit Points 19', 'HP 19', '2014'],
    ['cr-line-of-2024-words-of-2014.txt', 'CR 1/2 (100 XP)', 'CR 1/2 (XP 100; PB +2)', '2014'],
    ['cr-line-of-2024-words-of-2014.txt', 'CR 1/2 (100 XP)', 'Challenge 1/2 (100 XP)', '2014'],
    [
      'cr-line-of-2024-words-of-2014.txt',
      /Fist\..*/,
      'Roar. Each creature within 10 feet must succeed on a DC 12 Wisdom saving throw or be frightened.',
      '2014',
    ],
    [
      'cr-line-of-2024-words-of-2014.txt',
      /Armor Class 12\nHit Points[\s\S]*/,
      'AC 12\nHP 19 (3d8 + 6)\nSpeed 30 ft.\nCR 1/2 (XP 100)',
      '2024',
    ],
    [
      'kind-line-broken.txt',
      /Fist\..*/,
      'Fist. Ranged Attack Roll: +5, range 60 ft. Hit: 6 (1d6 + 3) Bludgeoning damage.',
      '2024',
    ],
  ])('the edition follows what attacks and saves say (%#)', (file, from, to, edition) => {
    expect(only(foreignText(file).replace(from, to)).record.edition).toBe(edition);
  });

  it('a defense that is not understood stays as words, and is told with what it is', () => {
    const { record, changed } = only(foreignText('defence-without-a-type.txt'));
    expect(record.defences).toMatchObject({
      resist: [{ types: ['bludgeoning', 'piercing', 'slashing'], qualifier: 'nonmagical' }],
      immune: [{ types: [], qualifier: 'other', text: 'see Draconic Essence' }],
    });
    expect(changed).toContainEqual(
      expect.objectContaining({ field: 'Damage Immunities', from: 'see Draconic Essence' }),
    );
  });

  it.each([
    ['see Draconic Essence', ':other'],
    ['whatever its armor takes', ':other'],
    ['as its host', ':other'],
    ['all damage while in mist', ':other'],
    ['nonmagical attacks', 'bludgeoning+piercing+slashing:nonmagical'],
    ['damage from nonmagical weapons', 'bludgeoning+piercing+slashing:nonmagical'],
    ['nonmagic B/P/S attacks', 'bludgeoning+piercing+slashing:nonmagical'],
    [
      'Bludgeoning, Piercing, and Slashing from Nonmagical Attacks',
      'bludgeoning+piercing+slashing:nonmagical',
    ],
    ['petrified', ''],
    ['damage from spells', ':spells'],
    ['cold from the north', 'cold:other'],
  ])('damage immunities of "%s" mean no more than they say', (words, meant) => {
    const text = foreignText('kind-line-broken.txt').replace(
      /^(Speed .*)$/m,
      `$1\nDamage Immunities ${words}`,
    );
    const { record, changed } = only(text);
    const means = record.defences.immune.map(
      ({ types, qualifier }) => `${types.join('+')}:${qualifier}`,
    );
    expect(means.join()).toBe(meant);
    expect(changed.some(({ field }) => field === 'Damage Immunities')).toBe(
      meant.endsWith(':other'),
    );
  });

  it.each([
    ['Armor Class 12', 'Armor Class 14 + PB (natural armor)', 'Armor Class'],
    ['Hit Points 19 (3d8 + 6)', 'Hit Points 5 + five times your ranger level', 'Hit Points'],
  ])('%s as %s is told to grow with its master', (from, to, field) => {
    const { changed } = only(foreignText('kind-line-broken.txt').replace(from, to));
    expect(changed).toContainEqual(
      expect.objectContaining({ field, why: expect.stringContaining('scales with its summoner') }),
    );
  });

  it('an attack that is not read is told with its line', () => {
    const text = foreignText('kind-line-broken.txt').replace(
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

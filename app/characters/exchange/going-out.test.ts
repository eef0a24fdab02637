import { expect, it } from 'vitest';
import { sampleCharacter, sampleSheet } from '../../../tests/harness/sample-sheet';
import type { Book } from '../book/book';
import { bookOf } from '../books/book-of';
import { foundryCharacter } from './foundry-out';
import { characterMarkdown, characterText } from './write-words';

const BOOK: Book = {
  ...bookOf('2014'),
  items: [
    {
      kind: 'armor',
      slug: 'chain-mail',
      name: 'Chain Mail',
      pounds: 55,
      copper: 7500,
      category: 'heavy',
      base: 16,
      dexterity: 'none',
      strength: 13,
      loud: true,
    },
    {
      kind: 'weapon',
      slug: 'warhammer',
      name: 'Warhammer',
      pounds: 2,
      copper: 1500,
      category: 'martial',
      reach: 'melee',
      properties: ['versatile'],
      damage: { count: 1, sides: 8, type: 'bludgeoning' },
      versatile: { count: 1, sides: 10 },
    },
  ],
};
const told = { character: sampleCharacter(), sheet: sampleSheet(), book: BOOK };

it('is told as a text with every number, attack, feature and thing', () => {
  const text = characterText(told);
  expect(text).toMatch(
    /^Brunda Ironhand\nHill Dwarf, Cleric 5 \(Life Domain\), Acolyte, Lawful good/,
  );
  for (const said of [
    'Armor Class: 18, Disadvantage on Stealth',
    'Hit Points: 31 of 43, 4 temporary',
    'Wisdom: 16 (+3), save +6, proficient',
    'Insight: +9, proficient',
    'Warhammer +1: +6 to hit, 1d8+3 bludgeoning, 5 ft., Versatile (1d10)',
    'Slots: level 1: 4, level 2: 3, level 3: 2',
    'Level 1: Bless (ritual), Cure Wounds (always, ritual)',
    'Blessing of the hill: Once: +1d4 to a save.',
    'Warhammer +1: equipped, Hums near the dead.',
    '2 × Grandmother’s lantern',
    'Coins: 1 PP, 41 GP, 3 CP',
  ]) {
    expect(text).toContain(said);
  }
});

it('is told in Markdown, in which nothing typed becomes more than words', () => {
  const name = '# [x](javascript:1) <img src=x>';
  const markdown = characterMarkdown({ ...told, character: { ...told.character, name } });
  expect(markdown).toContain('# \\# \\[x\\](javascript:1) \\<img src=x\\>');
  expect(markdown).toContain('Owes \\*three\\* favours.');
});

it('goes to Foundry as a character whose numbers that system comes to by itself', () => {
  const actor = foundryCharacter(told);
  expect(actor).toMatchObject({
    name: 'Brunda Ironhand',
    type: 'character',
    system: {
      abilities: { wis: { value: 16, proficient: 1, bonuses: { save: '' } } },
      attributes: { ac: { calc: 'flat', flat: 18 }, hp: { value: 31, max: 43, temp: 4 } },
      skills: {
        med: { value: 1, bonuses: { check: '' } },
        // Overridden to +9: 3 from Wisdom, 3 from proficiency, the rest unexplained.
        ins: { value: 1, bonuses: { check: '3' } },
      },
      spells: { spell1: { value: 3, override: null }, spell3: { value: 0 } },
      currency: { gp: 41 },
      tools: { smith: { value: 1 } },
    },
  });
  const named = (name: string) => actor.items.find((item) => item.name === name);
  expect(named('Cleric')).toMatchObject({
    type: 'class',
    system: {
      identifier: 'cleric',
      levels: 5,
      hd: { denomination: 'd8', spent: 2 },
      advancement: [{ value: { 1: 'max', 2: 6, 3: 'avg', 4: 3, 5: 8 } }],
    },
  });
  expect(named('Life Domain')).toMatchObject({ system: { classIdentifier: 'cleric' } });
  expect(named('Warhammer +1')).toMatchObject({
    type: 'weapon',
    system: {
      type: { value: 'martialM', baseItem: 'warhammer' },
      damage: { base: { number: 1, denomination: 8, types: ['bludgeoning'] } },
      magicalBonus: 1,
      equipped: true,
      properties: ['ver', 'mgc'],
    },
  });
  expect(named('Chain Mail')).toMatchObject({
    type: 'equipment',
    system: { armor: { value: 16, dex: 0 } },
  });
  expect(named('Bless')).toMatchObject({
    type: 'spell',
    system: { level: 1, preparation: { mode: 'prepared', prepared: true }, sourceClass: 'cleric' },
  });
  expect(named('Channel Divinity')).toMatchObject({ type: 'feat' });
  const ids = actor.items.map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[A-Za-z0-9]{16}$/.test(id))).toBe(true);
  expect(ids).toContain(actor.system.details.originalClass);
});

import { expect, test } from 'vitest';
import { bookOf } from '../books/book-of';
import { type Character, character } from '../record/character';
import { sheetOf } from './sheet-of';

function bonuses(edition: '2014' | '2024', one: string, level: number, more: Partial<Character>) {
  const made = character.parse({
    edition,
    levels: Array.from({ length: level }, () => ({ class: one })),
    abilities: { base: { str: 10, dex: 10, con: 10, int: 10, wis: 16, cha: 18 } },
    ...more,
  });
  const { spells } = sheetOf(bookOf(edition), made);
  return Object.fromEntries(spells.map(({ slug, bonus }) => [slug, bonus]));
}

const NONE = { healing: 0, perLevel: 0, damage: 0 };

test('a cleric of life heals 2 and the spell’s level more, with cantrips as ever (Disciple of Life)', () => {
  const more = {
    subclasses: { cleric: 'life' },
    spells: { cleric: { cantrips: ['sacred-flame'], known: [], prepared: ['healing-word'] } },
  };
  for (const edition of ['2014', '2024'] as const) {
    const found = bonuses(edition, 'cleric', 3, more);
    const disciple = { ...NONE, healing: 2, perLevel: 1 };
    expect([found['healing-word'], found['cure-wounds']]).toEqual([disciple, disciple]);
    expect(found['sacred-flame']).toBeUndefined();
  }
});

test('a warlock’s blast adds Charisma, in SRD 5.2.1 to the cantrip that was chosen (Agonizing Blast)', () => {
  const spells = {
    warlock: { cantrips: ['eldritch-blast', 'chill-touch'], known: [], prepared: [] },
  };
  const old = bonuses('2014', 'warlock', 2, {
    spells,
    choices: { 'warlock/eldritch-invocations#invocations': ['agonizing-blast'] },
  });
  expect(old).toMatchObject({ 'eldritch-blast': { ...NONE, damage: 4 } });
  expect(old['chill-touch']).toBeUndefined();
  const place = 'warlock/eldritch-invocations#invocations';
  const now = bonuses('2024', 'warlock', 2, {
    spells,
    choices: {
      [place]: ['agonizing-blast'],
      [`${place}>agonizing-blast#cantrip`]: ['chill-touch'],
    },
  });
  expect(now).toMatchObject({ 'chill-touch': { ...NONE, damage: 4 } });
  expect(now['eldritch-blast']).toBeUndefined();
});

test('cantrips of a cleric with Potent Spellcasting add Wisdom (Blessed Strikes)', () => {
  const found = bonuses('2024', 'cleric', 7, {
    choices: { 'cleric/blessed-strikes#strikes': ['potent-spellcasting'] },
    spells: { cleric: { cantrips: ['sacred-flame'], known: [], prepared: ['guiding-bolt'] } },
  });
  expect(found['sacred-flame']).toEqual({ ...NONE, damage: 3 });
  expect(found['guiding-bolt']).toBeUndefined();
});

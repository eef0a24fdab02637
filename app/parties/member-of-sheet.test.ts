import { expect, it } from 'vitest';
import { bookOf } from '~/characters/books/book-of';
import { character } from '~/characters/record/character';
import { sheetOf } from '~/characters/sheet/sheet-of';
import { memberSettings } from './member';
import { givenAnew, memberOfSheet, OF_SHEET } from './member-of-sheet';

const carried = (item: string, more = {}) => ({ id: item, item, equipped: true, ...more });

/** A cleric of level 5: with Con +2, 8 + 4 × 5 + 5 × 2 hit points, and 1 per level as a hill dwarf. */
const mira = character.parse({
  edition: '2014',
  name: 'Mira',
  race: 'dwarf',
  subrace: 'hill-dwarf',
  abilities: { base: { str: 14, dex: 8, con: 13, int: 10, wis: 15, cha: 12 } },
  levels: Array.from({ length: 5 }, () => ({ class: 'cleric' })),
  subclasses: { cleric: 'life' },
  items: [carried('chain-mail'), carried('shield')],
  play: { coins: { cp: 3, sp: 2, ep: 0, gp: 5, pp: 1 } },
});

const of = (whole: typeof mira) => memberOfSheet(sheetOf(bookOf(whole.edition), whole), whole);

it('gives the member of a party what the sheet says', () => {
  expect(of(mira)).toMatchObject({
    name: 'Mira',
    className: 'Cleric 5',
    level: 5,
    ac: 18,
    maximum: 43,
    initiative: -1,
    // Wisdom 16 with the race's bonus; a cleric is proficient in Wisdom and Charisma.
    wis: 6,
    cha: 4,
    str: 2,
    dex: -1,
    passivePerception: 13,
    speeds: '25 ft.',
    languages: 'Common, Dwarvish',
    slots: [4, 3, 2],
    ranged: true,
    copper: 1523,
  });
});

it('gives what a party’s table takes, of a character that is hardly begun too', () => {
  const bare = of(character.parse({ edition: '2024' }));
  expect(bare).toMatchObject({ name: 'Nameless', className: '', level: 1, slots: [] });
  const wild = character.parse({ ...mira, overrides: { hp: -40, ac: 900, initiative: -300 } });
  expect(of(wild)).toMatchObject({ maximum: 1, ac: 50, initiative: -20 });
  for (const one of [bare, of(mira), of(wild)]) {
    expect(memberSettings.parse(one)).toMatchObject(one);
    expect(Object.keys(one).sort()).toEqual([...OF_SHEET].sort());
  }
});

it('can hurt what flies with a bow or a thrown weapon, or with spells', () => {
  const armed = (...items: string[]) =>
    of(
      character.parse({
        edition: '2014',
        levels: [{ class: 'fighter' }],
        items: items.map((item) => carried(item)),
      }),
    ).ranged;
  expect([armed('longsword'), armed('longsword', 'longbow'), armed('dagger')]).toEqual([
    false,
    true,
    true,
  ]);
});

it('sets anew what the sheet gives otherwise than before, and nothing else', () => {
  const before = of(mira);
  expect(givenAnew(before, before)).toEqual({});
  const higher = of({ ...mira, levels: [...mira.levels, { class: 'cleric', hp: null }] });
  expect(givenAnew(before, higher)).toEqual({
    className: 'Cleric 6',
    level: 6,
    maximum: 51,
    slots: [4, 3, 3],
  });
  expect(givenAnew({}, before)).toEqual(before);
});

import { expect, it } from 'vitest';
import { bookOf } from '~/characters/books/book-of';
import { character } from '~/characters/record/character';
import { sheetOf } from '~/characters/sheet/sheet-of';
import { copyNoteIn, copyOfCharacter, readCharacterCopy } from './character-copy';
import { sheetForTable } from './sheet-for-table';
import type { TableFacts } from './table-facts';

function fighter(): TableFacts {
  const whole = character.parse({
    edition: '2024',
    name: 'Mira',
    race: 'human',
    levels: [{ class: 'fighter' }],
    items: [{ id: 'sword', item: 'longsword', equipped: true }],
  });
  const book = bookOf('2024');
  return {
    id: 'mira',
    owner: 'ann',
    name: 'Mira',
    mayPlay: true,
    mayChange: true,
    ...sheetForTable({ character: whole, book, sheet: sheetOf(book, whole) }, whole),
    confirmed: {
      seq: 70,
      version: 3,
      play: whole.play,
      done: Array.from({ length: 70 }, (_, at) => ({
        id: `deed-${1000 + at}`,
        does: 'heal',
        said: 'Healed',
        undone: false,
        change: { by: {} },
      })),
    },
  };
}

it('a copy opens as it was kept, with the latest of what was done', () => {
  const table = fighter();
  const { note, body } = copyOfCharacter(table);
  const read = readCharacterCopy(body);
  expect(read?.confirmed.done.length).toBe(60);
  expect(read?.confirmed.done.at(-1)?.id).toBe('deed-1069');
  expect(read?.sheet).toEqual(table.sheet);
  expect(read?.things).toEqual([
    {
      id: 'sword',
      name: 'Longsword',
      count: 1,
      equipped: true,
      attuned: false,
      notes: '',
      pounds: 3,
      wearable: true,
    },
  ]);
  expect(copyNoteIn(note)).toEqual({ name: 'Mira', line: table.line });
});

it('nothing else opens', () => {
  for (const body of ['', '{', 'null', '[]', '{"v":1}', '{"v":2,"table":{}}']) {
    expect(readCharacterCopy(body), body).toBeNull();
  }
  expect(copyNoteIn(null)).toBeNull();
  expect(copyNoteIn({ name: 'Mira' })).toBeNull();
});

it('a copy of an earlier release, without effects, gear and notes, opens with none', () => {
  const table = fighter();
  const { effects: _e, gear: _g, loot: _l, notes: _n, ...play } = table.confirmed.play;
  const old = { ...table, confirmed: { ...table.confirmed, play } };
  const read = readCharacterCopy(JSON.stringify({ v: 1, table: old }));
  expect(read?.confirmed.play).toMatchObject({
    ...play,
    effects: [],
    gear: {},
    loot: [],
    notes: [],
  });
});

import { describe, expect, test } from 'vitest';
import type { SpellListItem } from '~/compendium/shelf/spell-summary';
import { type Book, EMPTY_BOOK, readBook, slotsOf } from './book';
import { bookAsMarkdown } from './book-as-markdown';
import { BOOK_LIMITS, readBookName } from './book-limits';
import { openSlots, shownSpells } from './book-view';
import { type BookChange, changeBook, readBookChange } from './change-book';
import { readBrought } from './take-along';

const MIRA: Book = readBook({
  character: 'Mira',
  edition: '2014',
  classes: [{ name: 'Wizard', level: 5 }],
  spells: [{ id: 'fireball', prepared: true }, { id: 'shield' }, { id: 'alarm' }, { id: 'light' }],
});

function row(id: string, level: number, ritual = false): SpellListItem {
  return {
    id,
    name: id,
    index: id,
    level,
    ritual,
    edition: '2014',
    source: 'SRD 5.1',
    school: 'evocation',
    concentration: false,
    castingTime: '1 action',
    classes: 'Wizard',
  };
}

const ROWS = [row('fireball', 3), row('shield', 1), row('alarm', 1, true), row('light', 0)];

function having(book: Book, ...changes: BookChange[]): Book {
  return changes.reduce((now, change) => {
    const changed = changeBook(now, change);
    if (!changed.ok) throw new Error(changed.problem);
    return changed.book;
  }, book);
}

describe('a spellbook', () => {
  test('holds a spell once, and once for each class that knows it', () => {
    const add = (as: 'Wizard' | 'Cleric' | null): BookChange => ({
      do: 'add',
      spells: ['bless', 'bless'],
      as,
    });
    const book = having(EMPTY_BOOK, add(null), add(null), add('Cleric'), add('Wizard'));
    expect(book.spells.map(({ id, as }) => `${id} ${as}`)).toEqual([
      'bless null',
      'bless Cleric',
      'bless Wizard',
    ]);
    expect(having(book, { do: 'remove', spell: 'bless Cleric' }).spells).toHaveLength(2);
  });

  test('takes no spell more than it may, and says so', () => {
    const many = Array.from({ length: BOOK_LIMITS.spells }, (_, at) => `spell-${at}`);
    const full = having(EMPTY_BOOK, { do: 'add', spells: many, as: null });
    const more = changeBook(full, { do: 'add', spells: ['wish'], as: null });
    expect(more).toMatchObject({ ok: false });
    expect(changeBook(full, { do: 'add', spells: ['spell-1'], as: null }).ok).toBe(true);
  });

  test('spends a slot when a spell is cast, gives it back by undo, and has none left in the end', () => {
    const cast: BookChange = { do: 'cast', slot: 3 };
    expect(having(MIRA, cast, cast).spent).toEqual([0, 0, 2]);
    expect(having(MIRA, cast, { do: 'uncast', slot: 3 }).spent).toEqual([0, 0, 0]);
    expect(changeBook(having(MIRA, cast, cast), cast)).toMatchObject({ ok: false });
    expect(changeBook(MIRA, { do: 'cast', slot: 9 })).toMatchObject({ ok: false });
    expect(having(MIRA, { do: 'uncast', slot: 1 }).spent).toEqual([0, 0, 0]);
    expect(having(MIRA, cast, { do: 'rest', rest: 'long' }).spent).toEqual([0, 0, 0]);
  });

  test('keeps a warlock’s slots apart, which a short rest gives back', () => {
    const both = having(MIRA, { do: 'set-class', name: 'Warlock', level: 3 });
    const spent = having(both, { do: 'cast', slot: 'pact' }, { do: 'cast', slot: 1 });
    expect([spent.pactSpent, spent.spent[0]]).toEqual([1, 1]);
    const rested = having(spent, { do: 'rest', rest: 'short' });
    expect([rested.pactSpent, rested.spent[0]]).toEqual([0, 1]);
  });

  test('has no more slots spent than its classes give, whatever they become', () => {
    const spent = having(
      MIRA,
      { do: 'cast', slot: 3 },
      { do: 'set-class', name: 'Wizard', level: 1 },
    );
    expect(spent.spent).toEqual([0]);
    expect(slotsOf(having(spent, { do: 'set-class', name: 'Wizard', level: 0 })).slots).toEqual([]);
    const high = having(MIRA, { do: 'set-class', name: 'Wizard', level: 18 });
    expect(changeBook(high, { do: 'set-class', name: 'Bard', level: 3 })).toMatchObject({
      ok: false,
    });
  });

  test('shows what can be cast now: cantrips, prepared spells and rituals', () => {
    expect(shownSpells(MIRA, ROWS, 'ready').map(({ id }) => id)).toEqual([
      'light',
      'alarm',
      'fireball',
    ]);
    expect(shownSpells(MIRA, ROWS, 'all')).toHaveLength(4);
    const ready = having(MIRA, { do: 'prepare', spell: 'shield', prepared: true });
    expect(shownSpells(ready, ROWS, 'ready').map(({ id }) => id)).toContain('shield');
    expect(openSlots(having(MIRA, { do: 'cast', slot: 3 }, { do: 'cast', slot: 3 }), 2)).toEqual([
      2,
    ]);
  });

  test('names a spell that is not here any more by its id', () => {
    expect(
      shownSpells(MIRA, ROWS.slice(1), 'all').find(({ id }) => id === 'fireball'),
    ).toMatchObject({
      name: 'fireball',
      row: null,
      slots: [],
    });
  });

  test('reads from outside what it understands, and nothing else', () => {
    const odd = readBook({
      character: 'A\u0000 B'.repeat(100),
      edition: '1974',
      classes: [
        { name: 'wizard', level: 99 },
        { name: 'Bard', level: 2 },
        { name: 'bard', level: 3 },
        7,
      ],
      spells: [{ id: '../x' }, { id: 'shield', as: 'fighter', prepared: 'yes' }, null],
      spent: [9, -1, 'x', 1.5],
      pactSpent: 1e9,
    });
    expect(odd).toEqual({
      character: odd.character,
      edition: '2014',
      classes: [{ name: 'Bard', level: 3 }],
      spells: [{ id: 'shield', as: null, prepared: false }],
      spent: [4, 0],
      pactSpent: 0,
    });
    expect(odd.character.length).toBeLessThanOrEqual(BOOK_LIMITS.nameLength);
    for (const value of [null, 7, 'x', [], { spells: {} }])
      expect(readBook(value).spells).toEqual([]);
  });

  test('comes back from its file as it was', () => {
    expect(readBook(JSON.parse(JSON.stringify({ name: 'Mira', ...MIRA })))).toEqual(MIRA);
  });

  test('reads what a form asks, and refuses what it does not know', () => {
    const said = (fields: Record<string, string>) => (name: string) => fields[name] ?? '';
    expect(readBookChange('cast', said({ slot: 'pact' }), [])).toEqual({
      do: 'cast',
      slot: 'pact',
    });
    expect(readBookChange('cast', said({ slot: '10' }), [])).toBeNull();
    expect(readBookChange('set-class', said({ class: 'wizard', level: '21' }), [])).toBeNull();
    expect(readBookChange('set-class', said({ class: 'wizard', level: '20' }), [])).toMatchObject({
      level: 20,
    });
    expect(readBookChange('drop table', said({}), [])).toBeNull();
    expect(readBookName('  Mira’s \n book ')).toEqual({ ok: true, text: 'Mira’s book' });
    expect(readBookName(' ').ok || readBookName('x'.repeat(61)).ok).toBe(false);
  });

  test('is written as Markdown without letting a name become markup', () => {
    const text = bookAsMarkdown('<b>[x](y)</b>', { ...MIRA, character: '*Mira*' }, ROWS);
    expect(text).toContain('# \\<b\\>\\[x\\]\\(y\\)\\</b\\>');
    expect(text).toContain('- [x] fireball');
    expect(text).toContain('- [ ] alarm (ritual)');
  });

  test('a device brings books of the right shape alone', () => {
    const sent = JSON.stringify([{ id: 'a', name: 'One', book: MIRA }, { id: 7 }, 'x']);
    expect(readBrought(sent)).toEqual([{ id: 'a', name: 'One', book: MIRA }]);
    expect([readBrought('no json'), readBrought(null)]).toEqual([[], []]);
  });
});

describe('a book obeys its edition, its levels and what is prepared', () => {
  const add = (book: Book, row: SpellListItem, as: 'Wizard' | 'Cleric' | null = null) =>
    changeBook(book, { do: 'add', spells: [row.id], as, rows: [row] });
  const slotsOfSpell = (book: Book, row: SpellListItem) => {
    const [shown] = shownSpells(book, [row], 'all');
    return shown?.slots;
  };
  const having1 = (edition: string, name: string, level: number, prepared = false) =>
    readBook({ edition, classes: [{ name, level }], spells: [{ id: 'shield', prepared }] });

  test('takes no spell of the other edition and none above its slots, and says why', () => {
    const other = { ...row('bane', 1), edition: '2024' };
    expect(add(MIRA, other)).toEqual({
      ok: false,
      problem: '“bane” is for the 2024 rules, this spellbook for the 2014 rules.',
    });
    expect(add(MIRA, row('wish', 9))).toEqual({
      ok: false,
      problem: '“wish” is a level 9 spell; the slots go up to level 3.',
    });
    expect(add(MIRA, row('haste', 3)).ok).toBe(true);
    expect(add(EMPTY_BOOK, row('wish', 9)).ok).toBe(true);
  });

  test('of several classes counts the one that the spell is known as', () => {
    const both = readBook({
      edition: '2014',
      spells: [],
      classes: [
        { name: 'Wizard', level: 5 },
        { name: 'Cleric', level: 1 },
      ],
    });
    expect(add(both, row('haste', 3), 'Wizard').ok).toBe(true);
    expect(add(both, row('revivify', 3), 'Cleric').ok).toBe(false);
  });

  test('casts what is prepared, and what is known where a class knows its spells', () => {
    const shield = row('shield', 1);
    expect(slotsOfSpell(having1('2014', 'Wizard', 1), shield)).toEqual([]);
    expect(slotsOfSpell(having1('2014', 'Wizard', 1, true), shield)).toEqual([1]);
    expect(slotsOfSpell(having1('2014', 'Sorcerer', 1), shield)).toEqual([1]);
    expect(slotsOfSpell(having1('2024', 'Sorcerer', 1), { ...shield, edition: '2024' })).toEqual(
      [],
    );
    expect(slotsOfSpell(having1('2024', 'Wizard', 1, true), shield)).toEqual([]);
  });

  test('has rituals ready without preparing them in the book of a wizard alone', () => {
    const ritual = row('shield', 1, true);
    const ready = (name: string) =>
      shownSpells(having1('2014', name, 3), [ritual], 'ready').length > 0;
    expect(['Wizard', 'Cleric', 'Druid', 'Paladin'].map(ready)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

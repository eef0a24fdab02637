import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from './column';
import { inOrder, nextOrder, orderSearch, readOrder } from './row-order';
import {
  chosenRows,
  chosenWords,
  NOTHING_CHOSEN,
  nextSelection,
  type Selection,
  type SelectionAction,
} from './selection';

type Beast = { name: string; armor: number };

const COLUMNS: readonly Column<Beast>[] = [
  { key: 'name', label: 'Name', sorted: 'lowest first', cell: (b) => b.name, value: (b) => b.name },
  {
    key: 'armor',
    label: 'AC',
    sorted: 'highest first',
    cell: (b) => b.armor,
    value: (b) => b.armor,
  },
  { key: 'note', label: 'Note', cell: () => '' },
];
const USUAL = { column: 'name', descending: false };

describe('the order of rows', () => {
  it.each([
    ['', USUAL],
    ['sort=armor', { column: 'armor', descending: true }],
    ['sort=armor&dir=asc', { column: 'armor', descending: false }],
    ['sort=name&dir=desc', { column: 'name', descending: true }],
    ['sort=name&dir=sideways', { column: 'name', descending: false }],
    ['sort=note', USUAL],
    ['sort=constructor&dir=desc', USUAL],
  ])('is read from the address: %s', (search, order) => {
    expect(readOrder(new URLSearchParams(search), COLUMNS, USUAL)).toEqual(order);
  });

  it('turns round at the second press, and begins anew with another column', () => {
    const [name, armor] = COLUMNS;
    if (!name || !armor) throw new Error('two columns');
    expect(nextOrder(USUAL, name)).toEqual({ column: 'name', descending: true });
    expect(nextOrder(USUAL, armor)).toEqual({ column: 'armor', descending: true });
    expect(nextOrder({ column: 'armor', descending: true }, armor).descending).toBe(false);
  });

  it('keeps what else the address says, but for the page of results', () => {
    const params = new URLSearchParams('q=owl&cursor=9&sort=name&type=fey&type=ooze');
    expect(orderSearch(params, { column: 'armor', descending: false })).toBe(
      '?q=owl&sort=armor&type=fey&type=ooze&dir=asc',
    );
    expect(orderSearch(new URLSearchParams('sort=x'), USUAL, { sort: 'row', dir: 'way' })).toBe(
      '?sort=x&row=name&way=asc',
    );
  });

  it('sorts numbers as numbers, words without case, and leaves equal rows as they stood', () => {
    const rows = [
      { name: 'owlbear', armor: 13 },
      { name: 'Goblin 10', armor: 9 },
      { name: 'goblin 2', armor: 13 },
    ];
    const names = (order: typeof USUAL) => inOrder(rows, COLUMNS, order).map(({ name }) => name);
    expect(names(USUAL)).toEqual(['goblin 2', 'Goblin 10', 'owlbear']);
    expect(names({ column: 'armor', descending: true })).toEqual([
      'owlbear',
      'goblin 2',
      'Goblin 10',
    ]);
    expect(names({ column: 'armor', descending: false })).toEqual([
      'Goblin 10',
      'owlbear',
      'goblin 2',
    ]);
    expect(names({ column: 'note', descending: true })).toEqual(rows.map(({ name }) => name));
  });
});

describe('a selection of rows', () => {
  const ROWS = ['a', 'b', 'c', 'd', 'e'];
  const choosing = (...actions: SelectionAction[]): Selection =>
    actions.reduce((state, action) => nextSelection(ROWS, state, action), NOTHING_CHOSEN);
  const chosen = (...actions: SelectionAction[]) => chosenRows(ROWS, choosing(...actions)).join('');

  it('ticks and unticks one', () => {
    expect(chosen({ type: 'set', id: 'b', on: true })).toBe('b');
    expect(chosen({ type: 'set', id: 'b', on: true }, { type: 'set', id: 'b', on: false })).toBe(
      '',
    );
    expect(chosen({ type: 'set', id: 'zz', on: true })).toBe('');
  });

  it('reaches from the last one ticked, both ways, and again from the same', () => {
    const from: SelectionAction = { type: 'set', id: 'c', on: true };
    expect(chosen(from, { type: 'reach', id: 'e', on: true })).toBe('cde');
    expect(chosen(from, { type: 'reach', id: 'a', on: true })).toBe('abc');
    expect(
      chosen(from, { type: 'reach', id: 'e', on: true }, { type: 'reach', id: 'b', on: true }),
    ).toBe('bcde');
    expect(chosen({ type: 'reach', id: 'd', on: true })).toBe('d');
  });

  it('unticks what lies between', () => {
    expect(
      chosen(
        { type: 'all' },
        { type: 'set', id: 'b', on: false },
        { type: 'reach', id: 'd', on: false },
      ),
    ).toBe('ae');
  });

  it('reaches from a row that has gone as from nothing', () => {
    const state = { chosen: new Set(['gone']), anchor: 'gone' };
    const next = nextSelection(ROWS, state, { type: 'reach', id: 'd', on: true });
    expect(chosenRows(ROWS, next)).toEqual(['d']);
  });

  it('takes over what a browser gives back, as far as it stands there', () => {
    expect(chosen({ type: 'all' }, { type: 'exactly', ids: ['d', 'gone', 'a'] })).toBe('ad');
  });

  it('says how much is ticked', () => {
    expect(chosenWords(0, 5)).toBe('None selected');
    expect(chosenWords(3, 5)).toBe('3 of 5 selected');
  });

  it('never chooses what does not stand there, and all and none are all and none', () => {
    const id = fc.constantFrom(...ROWS, 'gone');
    const action: fc.Arbitrary<SelectionAction> = fc.oneof(
      fc.record({ type: fc.constantFrom('set', 'reach'), id, on: fc.boolean() }),
      fc.constantFrom<SelectionAction>({ type: 'all' }, { type: 'none' }),
      fc.record({ type: fc.constant('exactly' as const), ids: fc.array(id) }),
    );
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const state = choosing(...actions);
        expect([...state.chosen].filter((one) => !ROWS.includes(one))).toEqual([]);
        const all = nextSelection(ROWS, state, { type: 'all' });
        expect(chosenRows(ROWS, all)).toEqual(ROWS);
        expect(nextSelection(ROWS, all, { type: 'none' })).toEqual(NOTHING_CHOSEN);
      }),
      { numRuns: 200 },
    );
  });
});

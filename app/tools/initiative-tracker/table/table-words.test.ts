import { describe, expect, it } from 'vitest';
import type { ShownRow, TableView } from '~/fights/table/table-view';
import { healthWords, nextRow, turnWords } from './table-words';

const row = (id: string, more: Partial<ShownRow> = {}, state: 'up' | 'dead' = 'up'): ShownRow => ({
  id,
  count: 10,
  delayed: false,
  ones: [
    {
      id: `${id}1`,
      name: id,
      kind: 'creature',
      side: 'foes',
      health: null,
      state,
      lasting: [],
      concentrates: null,
      reactionSpent: false,
      face: { portrait: null, colour: null, record: null },
    },
  ],
  ...more,
});

const view = (rows: ShownRow[], turn: string | null, more: Partial<TableView> = {}): TableView => ({
  v: 1,
  mat: null,
  tokens: [],
  rolls: [],
  title: null,
  edition: '2014',
  round: 2,
  over: false,
  paused: false,
  background: null,
  rows,
  handouts: [],
  seat: { is: 'none', free: [] },
  turn: { row: turn, unseen: false, elapsed: 0, seconds: 0 },
  ...more,
});

describe('who acts', () => {
  it('is followed by whoever has a turn next, around the end of the round', () => {
    const rows = [row('a'), row('b', {}, 'dead'), row('c', { delayed: true }), row('d')];
    expect(nextRow(view(rows, 'a'))?.id).toBe('d');
    expect(nextRow(view(rows, 'd'))?.id).toBe('a');
    expect(nextRow(view([row('a')], 'a'))).toBeNull();
    expect(nextRow(view(rows, null, { round: 0 }))).toBeNull();
    const unseen = { row: null, unseen: true, elapsed: 0, seconds: 0 };
    expect(nextRow(view(rows, null, { turn: unseen }))).toBeNull();
    expect(turnWords(view(rows, null, { turn: unseen }))).toBe('Somebody else’s turn');
  });

  it('is said by name', () => {
    expect(turnWords(view([row('Mira')], 'Mira'))).toBe('Mira’s turn');
    expect(turnWords(view([row('Mira')], 'Mira', { over: true }))).toBe('The fight is over');
    expect(turnWords(view([row('Mira')], null, { round: 0 }))).toBe('Before the fight');
  });
});

it('puts hit points into words', () => {
  expect(healthWords({ as: 'number', now: 3, maximum: 9, temporary: 2 })).toBe('3/9 +2');
  expect(healthWords({ as: 'bar', tenths: 0 })).toBe('Down');
  expect(healthWords({ as: 'bar', tenths: 7 })).toBe('7 tenths');
  expect(healthWords({ as: 'bar', tenths: 10 })).toBe('Unhurt');
});

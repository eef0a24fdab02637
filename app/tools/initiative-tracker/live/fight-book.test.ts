import { expect, it } from 'vitest';
import type { FightRead } from '~/fights/kept/fight-calls';
import type { FightEvent } from '~/fights/log/deeds';
import { newFight } from '~/fights/log/new-fight';
import { openBook } from './fight-book';

const named = (id: string, name: string, by = 'me'): FightEvent => ({
  v: 1,
  id,
  by,
  at: 0,
  deeds: [{ do: 'name', name }],
});

function readOf(events: FightEvent[], base: FightRead['base'], seq: number): FightRead {
  return {
    base,
    events,
    seq,
    changedAt: 0,
    facts: { name: '', edition: '2014', status: 'planned', round: 0, combatants: 0, notes: '' },
  };
}

const whole = (...events: FightEvent[]) =>
  readOf(events, { seq: 0, fight: newFight('New', '2014') }, events.length);
const tail = (seq: number, ...events: FightEvent[]) => readOf(events, null, seq);

it('shows what was done at once, and goes on while the line is lost', () => {
  const book = openBook(whole(named('a', 'First')));
  book.add(named('b', 'Second'));
  book.add(named('c', 'Third'));
  expect(book.ledger().fight().name).toBe('Third');
  expect(book.pending().map(({ id }) => id)).toEqual(['b', 'c']);
  expect(book.seq()).toBe(1);
});

it('takes an acknowledgement without folding anew, and the same one twice', () => {
  const book = openBook(whole());
  book.add(named('a', 'First'));
  book.add(named('b', 'Second'));
  const before = book.ledger();
  const accepted = [
    { id: 'a', seq: 1 },
    { id: 'b', seq: 2 },
  ];
  expect(book.taken(accepted)).toBe(true);
  expect(book.taken(accepted)).toBe(true);
  expect(book.ledger()).toBe(before);
  expect([book.seq(), book.pending()]).toEqual([2, []]);
});

it('says when something of another device lies between, and puts it before what is not answered', () => {
  const book = openBook(whole());
  book.add(named('mine', 'Mine'));
  expect(book.taken([{ id: 'mine', seq: 2 }])).toBe(false);
  expect(book.read(tail(2, named('theirs', 'Theirs', 'you'), named('mine', 'Mine')))).toBe(true);
  expect(
    book
      .ledger()
      .events()
      .map(({ id }) => id),
  ).toEqual(['theirs', 'mine']);
  expect(book.ledger().fight().name).toBe('Mine');
  expect(book.pending()).toEqual([]);
});

it('knows again what it had read already', () => {
  const book = openBook(whole(named('a', 'First')));
  expect(book.read(tail(2, named('a', 'First'), named('b', 'Second')))).toBe(true);
  expect(book.seq()).toBe(2);
  book.add(named('b', 'Second'));
  expect(book.pending()).toEqual([]);
});

it('asks for the whole fight when a part is missing', () => {
  const book = openBook(whole());
  expect(book.read(tail(9, named('i', 'Late')))).toBe(false);
});

it('takes out what was refused, and undoes nothing else with it', () => {
  const book = openBook(whole());
  book.add(named('a', 'First'));
  book.add(named('b', 'Refused'));
  book.add({ ...named('c', ''), deeds: [{ do: 'note', text: 'Still here' }] });
  book.drop('b');
  expect(book.ledger().fight().name).toBe('First');
  expect(book.pending().map(({ id }) => id)).toEqual(['a', 'c']);
});

it('after a reload what waited on the device stands behind what the server has', () => {
  const book = openBook(whole(named('a', 'First')));
  book.add(named('a', 'First'));
  book.add(named('b', 'Waited'));
  expect(book.pending().map(({ id }) => id)).toEqual(['b']);
  expect(book.read(whole(named('a', 'First'), named('x', 'Others', 'you')))).toBe(true);
  expect(book.ledger().fight().name).toBe('Waited');
  expect(book.pending().map(({ id }) => id)).toEqual(['b']);
});

import { expect, it } from 'vitest';
import { factsOf } from '~/fights/kept/fight-facts';
import { KEPT_EVERY } from '~/fights/kept/fight-log';
import type { FightEvent } from '~/fights/log/deeds';
import { newFight } from '~/fights/log/new-fight';
import { eventOf, somebody } from '../../../../tests/harness/fight-table';
import { openBook } from './fight-book';
import { copyOfFight, factsIn, readFightCopy } from './fight-copy';

const NOTHING = { undo: null, redo: null };

function bookOf(events: FightEvent[]) {
  const fight = newFight('Ford', '2014');
  return openBook({
    base: { seq: 0, fight },
    events,
    seq: events.length,
    changedAt: 0,
    facts: factsOf(fight),
  });
}

function openedAgain(book: ReturnType<typeof bookOf>, takes = NOTHING) {
  const { note, body } = copyOfFight(book, takes);
  const read = readFightCopy(body, note, 7);
  if (read === null) throw new Error('The copy was to be read.');
  return { ...read, book: openBook(read.read), body, note };
}

const hit = (amount: number) =>
  eventOf([{ do: 'harm', by: null, struck: [{ who: 'a', parts: [{ amount, type: 'fire' }] }] }]);

it('opens again as it stood, without what waits elsewhere, and tells lists of all of it', () => {
  const book = bookOf([eventOf([{ do: 'add', seeds: [somebody('a')] }]), hit(3)]);
  book.add(eventOf([{ do: 'name', name: 'The ford' }]));
  const again = openedAgain(book, { undo: 'x', redo: null } as never);
  expect(again.book.ledger().fight().combatants.a?.hitPoints).toBe(17);
  expect([again.book.seq(), again.book.pending()]).toEqual([2, []]);
  expect(again.book.ledger().fight().name).toBe('Ford');
  expect(factsIn(again.note)?.name).toBe('The ford');
  expect(again.takes).toEqual({ undo: 'x', redo: null });
  // Pending events are added to it as before.
  for (const event of book.pending()) again.book.add(event);
  expect(again.book.ledger().fight()).toEqual(book.ledger().fight());
});

it('holds a long fight as its end on what came before', () => {
  const many = Array.from({ length: 3 * KEPT_EVERY }, () => hit(1));
  const events = [eventOf([{ do: 'add', seeds: [somebody('a', { sheet: { maximum: 5000 } })] }])];
  const book = bookOf([...events, ...many]);
  const [last] = many.slice(-1);
  book.read({
    base: null,
    seq: many.length + 2,
    events: [eventOf([{ do: 'undo', event: last?.id }])],
  });
  const again = openedAgain(book);
  expect(again.book.before()).toBe(2 * KEPT_EVERY);
  expect(again.book.seq()).toBe(book.seq());
  expect(again.book.ledger().fight()).toEqual(book.ledger().fight());
  expect(again.book.ledger().undoable('gm')).toBe(book.ledger().undoable('gm'));
});

it('is none where another wrote it, or part of it is gone', () => {
  const { body, note } = copyOfFight(bookOf([]), NOTHING);
  for (const odd of ['', 'null', '[]', '{"v":1}', body.replace('"v":1', '"v":2')]) {
    expect(readFightCopy(odd, note, 0), odd).toBeNull();
  }
  expect(readFightCopy(body.replace('"seq":0', '"seq":"0"'), note, 0)).toBeNull();
  const facts = factsOf(newFight('Ford', '2024'));
  expect(factsIn(facts)).toEqual(facts);
  for (const odd of [null, {}, { ...facts, edition: '1999' }, { ...facts, status: 'won' }]) {
    expect(factsIn(odd)).toBeNull();
  }
});

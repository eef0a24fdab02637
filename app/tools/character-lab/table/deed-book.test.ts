import { expect, it } from 'vitest';
import type { Deed } from '~/characters/play/deed';
import type { PlayFacts } from '~/characters/play/facts';
import { entered, type PlayLog } from '~/characters/play/log';
import { character } from '~/characters/record/character';
import { openDeedBook } from './deed-book';
import type { Confirmed } from './table-facts';

const FACTS: PlayFacts = {
  edition: '2014',
  maximum: 20,
  constitution: 1,
  hitDice: [{ sides: 8, count: 3 }],
  slots: [2, 0, 0, 0, 0, 0, 0, 0, 0],
  pact: null,
  supplies: [],
  counters: [],
};

const NEW: PlayLog = { play: character.parse({ edition: '2014' }).play, done: [] };
const hurt = (id: string, amount: number): Deed => ({
  id,
  does: 'damage',
  amount,
  type: null,
  critical: false,
});

/** The server's state after these deeds. */
function after(deeds: readonly Deed[]): Confirmed {
  const log = deeds.reduce((before, deed) => entered(FACTS, before, deed).log, NEW);
  return { ...log, seq: deeds.length, version: 1 };
}

it('what was done here counts at once, and once the server has it no second time', () => {
  const book = openDeedBook(FACTS, after([]));
  book.add(hurt('deed-0001', 5));
  book.add(hurt('deed-0002', 4));
  expect(book.log().play.hitPoints).toBe(11);
  book.read(after([hurt('deed-0001', 5)]));
  expect(book.log().play.hitPoints).toBe(11);
  expect(book.pending().map(({ id }) => id)).toEqual(['deed-0002']);
  // A deed of another device came in between.
  book.read(after([hurt('deed-0001', 5), hurt('other-001', 3), hurt('deed-0002', 4)]));
  expect(book.log().play.hitPoints).toBe(8);
  expect(book.pending()).toEqual([]);
});

it('what the server said before is passed over', () => {
  const book = openDeedBook(FACTS, after([hurt('deed-0001', 5), hurt('deed-0002', 4)]));
  book.read(after([hurt('deed-0001', 5)]));
  expect(book.log().play.hitPoints).toBe(11);
});

it('what cannot be done is not taken up, and what was refused goes', () => {
  const book = openDeedBook(FACTS, after([]));
  const spend = (id: string): Deed => ({ id, does: 'slot', level: 1, by: -1 });
  expect(book.add(spend('slot-0001')).ok).toBe(true);
  expect(book.add(spend('slot-0002')).ok).toBe(true);
  expect(book.add(spend('slot-0003'))).toEqual({
    id: 'slot-0003',
    ok: false,
    again: false,
    problem: 'No level 1 slot left.',
  });
  book.drop('slot-0001');
  expect(book.log().play.slotsSpent[0]).toBe(1);
});

it('the same deed twice is one', () => {
  const book = openDeedBook(FACTS, after([]), [hurt('deed-0001', 5)]);
  expect(book.add(hurt('deed-0001', 5))).toMatchObject({ ok: false, again: true });
  expect(book.log().play.hitPoints).toBe(15);
});

import { expect, test } from 'vitest';
import { playOf, sampleFacts } from '../../../tests/harness/character-play';
import { CHARACTER_SHELF } from '../kept/character-limits';
import { keptCharacter } from '../kept/character-text';
import { playFactsOf } from '../kept/told';
import { character } from '../record/character';
import type { Deed } from './deed';
import type { PlayFacts } from './facts';
import { enteredAll, type PlayLog } from './log';

type Unnamed = Deed extends infer One ? (One extends Deed ? Omit<One, 'id'> : never) : never;

function done(facts: PlayFacts, deeds: readonly Unnamed[], from: PlayLog) {
  const first = from.done.length + 1;
  const named = deeds.map((one, at) => ({ ...one, id: `deed-${1000 + at + first}` }) as Deed);
  const { log, told } = enteredAll(facts, from, named);
  return { log, said: told.map((one) => (one.ok ? one.said : one.problem)) };
}

const BEGUN: PlayLog = { play: playOf(), done: [] };
const FULL = /^This character is full \(64 kB\)/;

test('no deed brings a character above what can be saved, and numbers change as before', () => {
  const long = 'ä'.repeat(80);
  const items = Array.from({ length: 100 }, (_, at) => ({
    id: `${at}`.padStart(40, 'i'),
    name: long,
    notes: 'n'.repeat(10),
  }));
  const whole = character.parse({ edition: '2014', levels: [{ class: 'fighter' }], items });
  const facts = playFactsOf(whole);
  const loot = Array.from({ length: 100 }, (_, at) => {
    const item = `${at}`.padStart(40, 'f');
    return {
      does: 'loot' as const,
      item,
      slug: null,
      name: long,
      count: 9999,
      pounds: 1.123456789,
    };
  });
  const notes = Array.from({ length: 10 }, (_, at) => {
    return { does: 'note' as const, note: `${at}`.padStart(40, 'n'), text: '한'.repeat(1000) };
  });
  const inside = items.slice(1).map(({ id }) => {
    return { does: 'gear' as const, item: id, within: items[0]?.id };
  });
  const { log, said } = done(facts, [...loot, ...inside, ...notes], BEGUN);
  expect(said.filter((one) => FULL.test(one)).length).toBeGreaterThan(0);
  expect(said[0]).not.toMatch(FULL);
  const kept = keptCharacter({ ...whole, play: log.play });
  expect(kept).not.toBeNull();
  const bytes = new TextEncoder().encode(`${kept?.text}${kept?.play}`).byteLength;
  expect(bytes).toBeGreaterThan(CHARACTER_SHELF.bodyBytes - 8192);
  const after = done(facts, [{ does: 'damage', amount: 3, type: null, critical: false }], log);
  expect(after.said[0]).not.toMatch(FULL);
  expect(keptCharacter({ ...whole, play: after.log.play })).not.toBeNull();
});

test('what makes play smaller is done also by a character that is too large', () => {
  const facts: PlayFacts = { ...sampleFacts('2014'), room: 10 };
  const play = playOf({ notes: [{ id: 'note', text: 'Odo lies.' }] });
  const { said } = done(
    facts,
    [
      { does: 'note', note: 'other', text: 'More' },
      { does: 'note', note: 'note', text: 'Odo' },
      { does: 'note', note: 'note', text: '' },
    ],
    { play, done: [] },
  );
  expect(said).toEqual([expect.stringMatching(FULL), 'Note changed', 'Note deleted']);
});

test('undo brings no note back where it no longer fits', () => {
  const facts = sampleFacts('2014');
  const notes = Array.from({ length: 10 }, (_, at) => ({ id: `n${at}`, text: 'x'.repeat(1000) }));
  const gone = done(facts, [{ does: 'note', note: 'n0', text: '' }], {
    play: playOf({ notes }),
    done: [],
  });
  const filled = done(facts, [{ does: 'note', note: 'new', text: 'y'.repeat(1000) }], gone.log);
  const undone = done(facts, [{ does: 'undo', of: 'deed-1001' }], filled.log);
  expect(undone.said).toEqual([
    'The notes are full: delete one first, or move it to the backstory.',
  ]);
  expect(undone.log.play.notes).toEqual(filled.log.play.notes);
  expect(undone.log.done[0]?.undone).toBe(false);

  const many = Array.from({ length: 100 }, (_, at) => ({ id: `n${at}`, text: 'x' }));
  const less = done(facts, [{ does: 'note', note: 'n0', text: '' }], {
    play: playOf({ notes: many }),
    done: [],
  });
  const again = done(facts, [{ does: 'note', note: 'new', text: 'y' }], less.log);
  const refused = done(facts, [{ does: 'undo', of: 'deed-1001' }], again.log);
  expect(refused.said).toEqual(['At most 100 notes: delete one first.']);
  expect(refused.log.play.notes).toEqual(again.log.play.notes);
});

test('at most 9,999 shots of an item are counted, so that play can be read again', () => {
  const things = [{ id: 'arrows', name: 'Arrows', count: 9999, equipped: false, attuned: false }];
  const facts: PlayFacts = { ...sampleFacts('2014'), things };
  const shoot = { does: 'gear' as const, item: 'arrows', by: -9999, shot: true };
  const { log } = done(facts, [shoot, { does: 'gear', item: 'arrows', by: 9999 }, shoot], BEGUN);
  expect(log.play.gear.arrows).toMatchObject({ count: 0, shot: 9999 });
  expect(playOf(log.play)).toEqual(log.play);
});

test('undo does not put two containers into each other', () => {
  const things = ['sack', 'chest'].map((id) => {
    return { id, name: id, count: 1, equipped: false, attuned: false };
  });
  const facts: PlayFacts = { ...sampleFacts('2014'), things };
  const { log, said } = done(
    facts,
    [
      { does: 'gear', item: 'sack', within: 'chest' },
      { does: 'gear', item: 'sack', within: '' },
      { does: 'gear', item: 'chest', within: 'sack' },
      { does: 'undo', of: 'deed-1002' },
    ],
    BEGUN,
  );
  expect(said[3]).toBe('Undone: sack taken out');
  expect([log.play.gear.sack?.within, log.play.gear.chest?.within]).toEqual([undefined, undefined]);
});

test('undo leaves the items alone that it does not name', () => {
  const things = ['sack', 'chest'].map((id) => {
    return { id, name: id, count: 1, equipped: false, attuned: false };
  });
  const facts: PlayFacts = { ...sampleFacts('2014'), things };
  const deeds: Unnamed[] = [
    { does: 'gear', item: 'sack', by: 1 },
    { does: 'gear', item: 'chest', by: 2 },
    { does: 'loot', item: 'rope', slug: null, name: 'Rope', count: 1, pounds: null },
  ];
  const { log } = done(facts, deeds, BEGUN);
  const undone = done(facts, [{ does: 'undo', of: 'deed-1001' }], log).log.play.gear;
  expect(undone.sack?.count).toBe(1);
  // The very same entries: a hundred undos in one request do not work through all items each time.
  expect(undone.chest).toBe(log.play.gear.chest);
  expect(undone.rope).toBe(log.play.gear.rope);
});

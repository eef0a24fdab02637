import { expect, test } from 'vitest';
import { playOf, sampleFacts } from '../../../tests/harness/character-play';
import { playOfSaved, withItemsAtHand } from '../record/at-hand';
import { type Character, character } from '../record/character';
import type { Deed } from './deed';
import type { PlayFacts, ThingFacts } from './facts';
import { enteredAll, type PlayLog } from './log';

const THINGS = [
  { id: 'bow', name: 'Longbow', count: 1, equipped: true, attuned: false },
  { id: 'arrows', name: 'Arrows', count: 20, equipped: false, attuned: false },
  { id: 'potion', name: 'Potion of Healing', count: 1, equipped: false, attuned: false },
  ...['ring', 'cloak', 'wand', 'amulet'].map((id) => ({
    id,
    name: id,
    count: 1,
    equipped: false,
    attuned: id !== 'amulet',
  })),
];
const FACTS: PlayFacts = { ...sampleFacts('2014'), things: THINGS, attunement: 3 };

type Unnamed = Deed extends infer One ? (One extends Deed ? Omit<One, 'id'> : never) : never;

/** Play after some deeds with the ids deed-0001, deed-0002 …, and what each of them said. */
function after(deeds: readonly Unnamed[], from: PlayLog = { play: playOf({}), done: [] }) {
  const first = from.done.length + 1;
  const named = deeds.map(
    (one, at) => ({ ...one, id: `deed-${String(at + first).padStart(4, '0')}` }) as Deed,
  );
  const { log, told } = enteredAll(FACTS, from, named);
  return { log, said: told.map((one) => (one.ok ? one.said : one.problem)) };
}

/** The items of a character with these deeds behind it, as "arrows 15". */
function carried(play: PlayLog['play']) {
  const items = THINGS.map(({ id, count, equipped, attuned }) => ({
    id,
    name: id,
    count,
    equipped,
    attuned,
  }));
  const whole = character.parse({ edition: '2014', items, play });
  return Object.fromEntries(
    withItemsAtHand(whole).items.map(({ id, count, equipped }) => [
      id,
      `${count}${equipped ? ', equipped' : ''}`,
    ]),
  );
}

const SHOT: Unnamed = { does: 'gear', item: 'arrows', by: -1, shot: true };

test('of five arrows that were shot two are found again, and the others are lost', () => {
  const { log, said } = after([SHOT, SHOT, SHOT, SHOT, SHOT, { does: 'recover', item: 'arrows' }]);
  expect(said.at(-2)).toBe('Arrows used: 15 left');
  expect(said.at(-1)).toBe('2 of 5 Arrows found again: 17 left');
  expect(carried(log.play).arrows).toBe('17');
  expect(after([{ does: 'recover', item: 'arrows' }], log).said).toEqual([
    'No Arrows to search for.',
  ]);
});

test('every javelin that was thrown is found again', () => {
  const javelins = { id: 'javelins', name: 'Javelin', count: 5, equipped: true, attuned: false };
  const facts: PlayFacts = { ...FACTS, things: [{ ...javelins, thrown: true }] };
  const deeds = [1, 2, 3].map((at) => ({
    id: `deed-000${at}`,
    does: 'gear' as const,
    item: 'javelins',
    by: -1,
    shot: true,
  }));
  const recover = { id: 'deed-0004', does: 'recover', item: 'javelins' } as const;
  const { told } = enteredAll(facts, { play: playOf({}), done: [] }, [...deeds, recover]);
  expect(told.map((one) => (one.ok ? one.said : one.problem)).at(-1)).toBe(
    '3 of 3 Javelin found again: 5 left',
  );
});

test('the last potion heals and cannot be drunk twice; undo puts it back with the wounds', () => {
  const drink: Unnamed = { does: 'gear', item: 'potion', by: -1, heals: 7 };
  const { log, said } = after([
    { does: 'damage', amount: 10, type: null, critical: false },
    drink,
    drink,
  ]);
  expect(said.slice(1)).toEqual([
    'Potion of Healing used: 0 left. Healed by 7',
    'No Potion of Healing left.',
  ]);
  expect(carried(log.play).potion).toBe('0');
  const undone = after([{ does: 'undo', of: 'deed-0002' }], log).log.play;
  expect(carried(undone).potion).toBe('1');
  expect(undone.hitPoints).toBe(30);
});

test('an older shot is undone while later ones stand', () => {
  const { log } = after([SHOT, SHOT, SHOT]);
  const { play } = after([{ does: 'undo', of: 'deed-0001' }], log).log;
  expect(carried(play).arrows).toBe('18');
});

test('an item is unequipped and equipped again', () => {
  const { log } = after([{ does: 'gear', item: 'bow', equipped: false }]);
  expect(carried(log.play).bow).toBe('1');
  const { play } = after([{ does: 'gear', item: 'bow', equipped: true }], log).log;
  expect(carried(play).bow).toBe('1, equipped');
});

test('nobody is attuned to a fourth item', () => {
  expect(after([{ does: 'gear', item: 'amulet', attuned: true }]).said).toEqual([
    'Already attuned to 3 items: end one attunement first.',
  ]);
  const { said } = after([
    { does: 'gear', item: 'ring', attuned: false },
    { does: 'gear', item: 'amulet', attuned: true },
  ]);
  expect(said).toEqual(['No longer attuned to ring', 'Attuned to amulet']);
});

test('what was found is carried, can be spent, and leaves again by undo', () => {
  const found: Unnamed = {
    does: 'loot',
    item: 'gem-1',
    slug: null,
    name: 'Ruby',
    count: 3,
    pounds: null,
  };
  const { log, said } = after([found, { does: 'gear', item: 'gem-1', by: -1 }]);
  expect(said).toEqual(['3 × Ruby added', 'Ruby used: 2 left']);
  expect(carried(log.play)['gem-1']).toBe('2');
  const undone = after([{ does: 'undo', of: 'deed-0001' }], log).log.play;
  expect(carried(undone)['gem-1']).toBe('0');
});

test('an item that was edited on the sheet since counts as it is there', () => {
  const { play } = after([SHOT, SHOT]).log;
  const items = [{ id: 'arrows', name: 'Arrows', count: 40 }];
  const edited = character.parse({ edition: '2014', items, play });
  expect(withItemsAtHand(edited).items[0]?.count).toBe(40);
});

test('a character that is already at hand stays the same', () => {
  const { play } = after([SHOT, SHOT]).log;
  const items = [{ id: 'arrows', name: 'Arrows', count: 20 }];
  const once = withItemsAtHand(character.parse({ edition: '2014', items, play }));
  expect(once.items[0]?.count).toBe(18);
  expect(withItemsAtHand(once)).toEqual(once);
});

test('notes are written, changed and deleted; undo brings a deleted one back', () => {
  const write = (note: string, text: string): Unnamed => ({ does: 'note', note, text });
  const { log, said } = after([
    write('n1', 'The duke lies.'),
    write('n2', 'Key under the mat'),
    write('n1', 'The duke lies!'),
    write('n2', ''),
  ]);
  expect(said).toEqual(['Note added', 'Note added', 'Note changed', 'Note deleted']);
  expect(log.play.notes).toEqual([{ id: 'n1', text: 'The duke lies!' }]);
  const { play } = after([{ does: 'undo', of: 'deed-0004' }], log).log;
  expect(play.notes.map(({ text }) => text)).toEqual(['The duke lies!', 'Key under the mat']);
});

test('undo of a note leaves one that was changed since', () => {
  const { log } = after([
    { does: 'note', note: 'n1', text: 'One' },
    { does: 'note', note: 'n1', text: 'Two' },
  ]);
  expect(after([{ does: 'undo', of: 'deed-0001' }], log).log.play.notes).toEqual([
    { id: 'n1', text: 'Two' },
  ]);
});

test('an item is put into another and taken out again, but never into itself', () => {
  const put: Unnamed = { does: 'gear', item: 'potion', within: 'bow' };
  const { log, said } = after([put, { does: 'gear', item: 'bow', within: 'potion' }]);
  expect(said).toEqual(['Potion of Healing put into Longbow', 'It does not fit into that.']);
  expect(log.play.gear.potion?.within).toBe('bow');
  const { play } = after([{ does: 'gear', item: 'potion', within: '' }], log).log;
  expect(play.gear.potion?.within).toBeUndefined();
  expect(
    after([{ does: 'undo', of: 'deed-0001' }], log).log.play.gear.potion?.within,
  ).toBeUndefined();
});

test('notes are refused when they are full, and nothing is lost', () => {
  const long = 'x'.repeat(1000);
  const ten = Array.from(
    { length: 10 },
    (_, at): Unnamed => ({ does: 'note', note: `n${at}`, text: long }),
  );
  const { log, said } = after([...ten, { does: 'note', note: 'more', text: 'One more' }]);
  expect(said.at(-1)).toBe('The notes are full: delete one first, or move it to the backstory.');
  expect(log.play.notes).toHaveLength(10);
});

const itemsOf = (arrows: number, more: { id: string; name: string; count: number }[] = []) =>
  character.parse({
    edition: '2014',
    items: [{ id: 'arrows', name: 'Arrows', count: arrows }, ...more],
  }).items;
const FOUND: Unnamed = {
  does: 'loot',
  item: 'gem-1',
  slug: null,
  name: 'Ruby',
  count: 3,
  pounds: null,
};
/** What is carried once these items are saved over those at hand. */
function saved(play: PlayLog['play'], items: Character['items']) {
  const before = withItemsAtHand(
    character.parse({ edition: '2014', items: itemsOf(20), play }),
  ).items;
  const after = playOfSaved(play, before, items);
  const whole = character.parse({ edition: '2014', items, play: after });
  return {
    play: after,
    carried: withItemsAtHand(whole).items.map(({ name, count }) => [name, count]),
  };
}

test('saved items have as many as were typed, also where that is the number saved before', () => {
  const { play } = after([SHOT, SHOT, SHOT, SHOT, SHOT]).log;
  expect(saved(play, itemsOf(20)).carried).toEqual([['Arrows', 20]]);
});

test('a found item that was removed on the sheet is gone, and one that was kept is counted once', () => {
  const { play } = after([FOUND, SHOT]).log;
  expect(saved(play, itemsOf(19)).carried).toEqual([['Arrows', 19]]);
  const kept = saved(play, itemsOf(19, [{ id: 'gem-1', name: 'Ruby', count: 3 }]));
  expect(kept.carried).toEqual([
    ['Arrows', 19],
    ['Ruby', 3],
  ]);
  expect(kept.play.loot).toEqual([]);
});

test('saved items are still known as shot, and as in another item', () => {
  const { play } = after([SHOT, SHOT, { does: 'gear', item: 'arrows', within: 'bow' }]).log;
  const bow = { id: 'bow', name: 'Longbow', count: 1 };
  const { gear } = saved(play, itemsOf(18, [bow])).play;
  expect(gear.arrows).toMatchObject({ count: 18, shot: 2, within: 'bow' });
  expect(saved(play, itemsOf(18)).play.gear.arrows?.within).toBeUndefined();
});

test('play knows nothing of an item whose id is used for another one', () => {
  const { play } = after([SHOT]).log;
  const other = itemsOf(20).map((one) => ({ ...one, item: 'bolts' }));
  expect(saved(play, other).play.gear).toEqual({});
});

test('play stays the same where nothing of its items was changed in play', () => {
  const play = playOf({});
  expect(saved(play, itemsOf(7)).play).toBe(play);
});

test('a shot from before the items were saved is undone', () => {
  const { log } = after([SHOT, { does: 'recover', item: 'arrows' }, SHOT, SHOT]);
  const items = itemsOf(17);
  const facts: PlayFacts = { ...FACTS, things: [{ ...THINGS[1], count: 17 } as ThingFacts] };
  const play = { ...log.play, gear: {} };
  const undo = { id: 'deed-0009', does: 'undo', of: 'deed-0004' } as const;
  const undone = enteredAll(facts, { ...log, play }, [undo]).log.play;
  const whole = character.parse({ edition: '2014', items, play: undone });
  expect(withItemsAtHand(whole).items[0]?.count).toBe(18);
});

test('what was shot is still found where the number was edited on the sheet since', () => {
  const { log } = after([SHOT, SHOT, SHOT, SHOT]);
  const things = THINGS.map((one) => (one.id === 'arrows' ? { ...one, count: 40 } : one));
  const recover = { id: 'deed-0009', does: 'recover', item: 'arrows' } as const;
  const { told } = enteredAll({ ...FACTS, things }, log, [recover]);
  expect(told[0]).toMatchObject({ ok: true, said: '2 of 4 Arrows found again: 42 left' });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { restoreList } from '~/ui/use-device-list';
import { NAMED_LISTS, NOTES } from './device-named-lists';
import { deviceWords } from './device-words';
import { joinedNote, readBrought } from './take-along';

it('joins two notes, repeats nothing, and loses nothing where both are too long', () => {
  expect(joinedNote('', 'Mine')).toBe('Mine');
  expect(joinedNote('Theirs', 'Mine')).toBe('Theirs\n\nMine');
  expect(joinedNote('Theirs\n\nMine', 'Mine')).toBe('Theirs\n\nMine');
  expect(joinedNote('x'.repeat(1000), 'y'.repeat(998))).toHaveLength(2000);
  expect(joinedNote('x'.repeat(1000), 'y'.repeat(999))).toBeNull();
});

it('brings the same note once, however often it is sent', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), (own, brought) => {
      const once = joinedNote(own, brought) ?? '';
      expect(joinedNote(once, brought)).toBe(once);
      expect(once.includes(own) && once.includes(brought)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

it('reads only what is of the right shape, and no more of it than goes at once', () => {
  expect(readBrought('x', null)).toEqual({ lists: [], notes: [] });
  const list = { id: 'a', name: 'Vault', monsters: ['lich', 7, null] };
  const odd = [list, null, 7, { id: 8, name: 'x', monsters: [] }, { id: 'b', name: 'y' }];
  expect(readBrought(odd, [{ id: 'lich', note: 'n' }, { id: 'orc' }])).toEqual({
    lists: [{ ...list, monsters: ['lich'] }],
    notes: [{ id: 'lich', note: 'n' }],
  });
  const many = Array.from({ length: 50 }, (_, at) => ({ id: `m${at}`, note: 'n' }));
  expect(readBrought([], many).notes).toHaveLength(25);
});

it.each(['', 'null', '{"a":1}', '[1,', '[null,3,{"id":5,"name":"x","monsters":[],"note":""}]'])(
  'a stored text of %j holds no lists and no notes',
  (text) => {
    expect(restoreList(NAMED_LISTS, text)).toEqual([]);
    expect(restoreList(NOTES, text)).toEqual([]);
  },
);

it('gives back what a device stored, without what is no monster', () => {
  const vault = { id: 'a', name: 'Vault', monsters: [{ id: 'lich', name: 'Lich' }] };
  const stored = JSON.stringify([{ ...vault, monsters: [...vault.monsters, 7, { id: 'x' }] }]);
  expect(restoreList(NAMED_LISTS, stored)).toEqual([vault]);
  const note = { id: 'lich', name: 'Lich', note: 'n' };
  expect(restoreList(NOTES, JSON.stringify([note, { id: 'orc' }]))).toEqual([note]);
});

it.each([
  [1, 0, '1 list'],
  [0, 2, '2 notes'],
  [3, 1, '3 lists and 1 note'],
])('says %i and %i as %s', (lists, notes, words) => {
  expect(deviceWords(lists, notes)).toBe(words);
});

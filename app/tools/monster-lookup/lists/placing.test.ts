import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placedOnDevice, withNote, withPlaced } from './device-named-lists';
import { judgePlacing } from './placing';

const monster = { id: 'lich', name: 'Lich' };
const other = { id: 'orc', name: 'Orc' };
const lists = [
  { id: 'a', name: 'Crypt', monsters: [monster, other] },
  { id: 'b', name: 'Road', monsters: [other] },
  { id: 'c', name: 'Swamp', monsters: [] },
];
const beside = placedOnDevice(lists, 'lich');

it('puts a monster into what was marked and takes it out of what was unmarked', () => {
  expect(beside.map(({ count, holds }) => [count, holds])).toEqual([
    [2, true],
    [1, false],
    [0, false],
  ]);
  const judged = judgePlacing(beside, { was: ['a'], wanted: ['b'], name: ' The  vault ' });
  if (!judged.ok) throw new Error(judged.problem);
  expect(judged.placing).toEqual({ into: ['b'], outOf: ['a'], fresh: 'The vault' });
  const after = withPlaced(lists, monster, judged.placing, 'd');
  expect(after.map(({ id, monsters }) => [id, monsters.map((one) => one.id)])).toEqual([
    ['a', ['orc']],
    ['b', ['orc', 'lich']],
    ['c', []],
    ['d', ['lich']],
  ]);
  // Submitting the form again does not create a second list.
  expect(withPlaced(after, monster, judged.placing, 'd')).toHaveLength(4);
});

it('leaves alone what another tab did meanwhile', () => {
  // The form was rendered when the lich was in no list, so it must not change the list that contains it now.
  expect(judgePlacing(beside, { was: [], wanted: [], name: '' })).toEqual({
    ok: true,
    placing: { into: [], outOf: [], fresh: null },
  });
  expect(judgePlacing(beside, { was: ['b'], wanted: ['gone'], name: '' })).toMatchObject({
    placing: { into: [], outOf: [] },
  });
});

it('refuses the whole form in a sentence where one list is full, or there are a hundred', () => {
  const full = [{ id: 'f', name: 'Horde', count: 200, holds: false }, ...beside];
  const asked = { was: [], wanted: ['c', 'f'], name: '' };
  expect(judgePlacing(full, asked)).toEqual({
    ok: false,
    problem: expect.stringMatching(/^“Horde” has 200 monsters/),
  });
  const hundred = Array.from({ length: 100 }, (_, at) => ({ ...beside[1], id: `l${at}` }) as never);
  expect(judgePlacing(hundred, { was: [], wanted: [], name: 'One more' })).toEqual({
    ok: false,
    problem: expect.stringMatching(/^You have 100 lists/),
  });
  expect(judgePlacing(hundred, { was: [], wanted: ['l7'], name: '' })).toMatchObject({ ok: true });
  expect(judgePlacing(beside, { was: [], wanted: [], name: 'x'.repeat(61) })).toMatchObject({
    ok: false,
  });
});

it('never puts a monster where it is, nor takes it out where it is not', () => {
  const ids = fc.subarray(['a', 'b', 'c', 'elsewhere']);
  fc.assert(
    fc.property(ids, ids, (was, wanted) => {
      const judged = judgePlacing(beside, { was, wanted, name: '' });
      if (!judged.ok) throw new Error(judged.problem);
      const after = withPlaced(lists, monster, judged.placing, 'new');
      for (const { id, monsters } of after) {
        const times = monsters.filter((one) => one.id === 'lich').length;
        expect(times).toBeLessThanOrEqual(1);
        if (was.includes(id) && !wanted.includes(id)) expect(times).toBe(0);
        if (!was.includes(id) && wanted.includes(id)) expect(times).toBe(1);
      }
    }),
    { numRuns: 100 },
  );
});

it('keeps one note a monster, the latest first, and an empty one not at all', () => {
  const first = withNote([], { ...monster, note: 'Phylactery in the well' });
  const both = withNote(first, { ...other, note: 'Owes us gold' });
  const changed = withNote(both, { ...monster, note: 'Found it' });
  expect(changed.map(({ note }) => note)).toEqual(['Found it', 'Owes us gold']);
  expect(withNote(changed, { ...monster, note: '' }).map(({ id }) => id)).toEqual(['orc']);
});

import { expect, test } from 'vitest';
import { type Play, play } from '~/characters/record/character';
import { playOf, sampleFacts } from '../../../../tests/harness/character-play';
import { gearMark, thingsNow } from './things-now';

const JAVELINS = { id: 'javelins', name: 'Javelin', count: 2, equipped: true, attuned: false };

function thrown(count: number, shot: number): Play {
  return playOf({
    gear: { javelins: { of: [2, true, false], count, equipped: true, attuned: false, shot } },
  });
}

test('what was thrown and can be searched for is still in the list', () => {
  const facts = { ...sampleFacts('2014'), things: [JAVELINS] };
  const table = { things: [{ ...JAVELINS, notes: '' }], facts };
  const names = (now: Play) => thingsNow(table, now).map(({ name, count }) => `${count} ${name}`);
  expect(names(thrown(0, 2))).toEqual(['0 Javelin']);
  expect(names(thrown(0, 0))).toEqual([]);
  expect(names(play.parse({}))).toEqual(['2 Javelin']);
});

test('the sheet is loaded again when its attacks change by what was thrown, not for each throw', () => {
  expect(gearMark(thrown(2, 3))).toBe(gearMark(thrown(1, 4)));
  expect(gearMark(thrown(1, 1))).not.toBe(gearMark(thrown(1, 0)));
  expect(gearMark(thrown(0, 1))).not.toBe(gearMark(thrown(0, 0)));
});

import { expect, it } from 'vitest';
import { nextAt, noteOf } from './suggestions';

it('a suggestion says what one asks first in a fight', () => {
  expect(noteOf({ source: 'SRD 5.1', cr: 0.25, ac: 15, hp: 7 })).toBe(
    '2014 · CR 1/4 · AC 15 · HP 7',
  );
  expect(noteOf({ source: 'SRD 5.2', cr: 17, ac: 19, hp: 256 })).toBe(
    '2024 · CR 17 · AC 19 · HP 256',
  );
});

it('arrow keys go round the list and through the field', () => {
  const walk = (step: 1 | -1, from: number) => {
    const places = [from];
    for (let steps = 0; steps < 4; steps += 1) places.push(nextAt(places.at(-1) ?? 0, step, 3));
    return places;
  };
  expect(walk(1, -1)).toEqual([-1, 0, 1, 2, -1]);
  expect(walk(-1, -1)).toEqual([-1, 2, 1, 0, -1]);
});

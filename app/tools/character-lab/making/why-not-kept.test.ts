import { expect, test } from 'vitest';
import { whyNotKept } from './why-not-kept';

test('without a line, and where the server fails, what was chosen waits', () => {
  const waits = { problem: expect.stringMatching(/^Offline/), again: true };
  expect(whyNotKept({ kind: 'no-line' })).toEqual(waits);
  expect(whyNotKept({ kind: 'answered', status: 503, body: { error: 'Busy.' } })).toEqual(waits);
});

test('a page instead of an answer is that of signing in: nothing is said of the line, and it waits', () => {
  const told = whyNotKept({ kind: 'not-taken', status: 200 });
  expect(told).toEqual({ problem: expect.stringMatching(/signed out/), again: true });
});

test('what is refused is told in the words of who refused it, and is not sent again', () => {
  const body = { error: 'Changing a character needs Pro.' };
  expect(whyNotKept({ kind: 'answered', status: 402, body })).toEqual({
    problem: body.error,
    again: false,
  });
  expect(whyNotKept({ kind: 'answered', status: 404, body: null })).toEqual({
    problem: expect.stringMatching(/^This could not be saved/),
    again: false,
  });
});

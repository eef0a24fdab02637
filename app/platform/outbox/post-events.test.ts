import { expect, it } from 'vitest';
import { backOffMs } from './back-off';
import { deliveryOf } from './post-events';

const later = { kind: 'later', afterMs: null };

it('takes an answer for what it says, and nothing else for an answer', () => {
  const plainly = 'The server refused this change.';
  const silent = [{ id: 'c' }, { id: 'd', reason: '' }, { id: 'e', reason: 7 }];
  const body = { acknowledged: ['a', 7], refused: [{ id: 'b', reason: 'No.' }, ...silent, null] };
  expect(deliveryOf(200, body, ['a', 'b', 'c'])).toEqual({
    kind: 'taken',
    acknowledged: ['a'],
    refused: [
      { id: 'b', reason: 'No.' },
      { id: 'c', reason: plainly },
      { id: 'd', reason: plainly },
      { id: 'e', reason: plainly },
    ],
  });
  for (const odd of [null, 'ok', [], {}, { acknowledged: 'a' }]) {
    expect(deliveryOf(200, odd, ['a'])).toEqual({ kind: 'taken', acknowledged: [], refused: [] });
  }
  for (const status of [201, 204, 302, 304]) expect(deliveryOf(status, {}, ['a'])).toEqual(later);
});

it('waits where the trouble may pass, and as long as it is told', () => {
  for (const status of [408, 425, 429, 500, 503, 520]) {
    expect(deliveryOf(status, { error: 'No.' }, ['a']), String(status)).toEqual(later);
  }
  expect(deliveryOf(429, {}, ['a'], '10')).toEqual({ kind: 'later', afterMs: 10_000 });
  for (const odd of ['soon', '-1', '1e9', 'Wed, 21 Oct 2026 07:28:00 GMT']) {
    expect(deliveryOf(429, {}, ['a'], odd), odd).toEqual(later);
  }
});

it('stops where somebody else is signed in, and keeps the sentence of what is refused as a whole', () => {
  expect(deliveryOf(401, { error: 'Sign in.' }, ['a'])).toEqual({ kind: 'signed-out' });
  for (const status of [400, 402, 403, 404, 409, 410, 413]) {
    expect(deliveryOf(status, { error: 'The fight is over.' }, ['a', 'b'])).toEqual({
      kind: 'taken',
      acknowledged: [],
      refused: [
        { id: 'a', reason: 'The fight is over.' },
        { id: 'b', reason: 'The fight is over.' },
      ],
    });
  }
});

it('waits twice as long each time, up to a minute, and never all at the same moment', () => {
  const whole = [1, 2, 3, 4, 5, 6, 7, 8, 50].map((failed) => backOffMs(failed, 1));
  expect(whole).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  expect(backOffMs(3, 0)).toBe(2000);
  expect(backOffMs(3, 0.5)).toBe(3000);
  expect(backOffMs(0, 0)).toBe(500);
});

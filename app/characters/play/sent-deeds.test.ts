import { expect, it } from 'vitest';
import { isOutboxBody, readSentDeeds } from './sent-deeds';

const HURT = { id: 'aaaaaaaa-1', does: 'damage', amount: 3 };

it('takes deeds out of the envelope of an outbox, and refuses each that is none by itself', () => {
  const read = readSentDeeds({
    person: 'ann',
    events: [
      { id: 'aaaaaaaa-1', at: 1, body: HURT },
      { id: 'aaaaaaaa-2', at: 2, body: { ...HURT, id: 'aaaaaaaa-2', amount: 0 } },
      { id: 'aaaaaaaa-3', at: 3, body: HURT },
      { id: 'aaaaaaaa-4', at: 4, body: 'rest' },
    ],
  });
  expect(read?.person).toBe('ann');
  expect(read?.deeds).toEqual([{ ...HURT, type: null, critical: false }]);
  const reason = 'This action cannot be read.';
  expect(read?.refused).toEqual([
    { id: 'aaaaaaaa-2', reason },
    { id: 'aaaaaaaa-3', reason },
    { id: 'aaaaaaaa-4', reason },
  ]);
});

it('knows what is no envelope', () => {
  expect(readSentDeeds(null)).toBeNull();
  expect(readSentDeeds({ person: 'ann', events: [] })).toBeNull();
  expect(readSentDeeds({ person: 'ann', events: Array(101).fill({}) })).toBeNull();
  expect(isOutboxBody({ deeds: [] })).toBe(false);
  expect(isOutboxBody({ person: 'ann', events: [] })).toBe(true);
});

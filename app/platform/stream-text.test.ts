import { expect, test } from 'vitest';
import { streamText } from './stream-text';

async function* parts(taken: string[], failAt = Number.POSITIVE_INFINITY) {
  for (let part = 0; part < 5; part += 1) {
    if (part === failAt) throw new Error('the database is gone');
    taken.push(`part ${part}`);
    yield `part ${part}, `;
  }
}

test('a text is sent part by part, each when the one before was taken', async () => {
  const taken: string[] = [];
  const reader = streamText(parts(taken), () => {}).getReader();
  expect(taken).toEqual([]);
  const first = await reader.read();
  expect(new TextDecoder().decode(first.value)).toBe('part 0, ');
  expect(taken).toEqual(['part 0']);
  await reader.cancel();
  expect(taken).toEqual(['part 0']);
});

test('a text that nobody waits for any more lets go of what it reads from', async () => {
  let hasEnded = false;
  async function* held() {
    try {
      yield* parts([]);
    } finally {
      hasEnded = true;
    }
  }
  const reader = streamText(held(), () => {}).getReader();
  await reader.read();
  await reader.cancel();
  expect(hasEnded).toBe(true);
});

test('a text that fails in the middle breaks off, and the failure is told', async () => {
  const told: unknown[] = [];
  const answer = new Response(streamText(parts([], 3), (error) => told.push(error)));
  await expect(answer.text()).rejects.toThrow('the database is gone');
  expect(told).toHaveLength(1);
});

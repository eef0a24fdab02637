import { expect, it } from 'vitest';
import { replyOf } from './page-sends';

it('says in a sentence of its own why there is no answer, and that the drawing stays', () => {
  const replies = [
    replyOf({ kind: 'no-line' }),
    replyOf({ kind: 'answered', status: 401, body: { error: 'User needs to be authenticated.' } }),
    replyOf({ kind: 'not-taken', status: 502 }),
  ];
  const said = replies.map((reply) => (reply.kind === 'answer' ? '' : reply.problem));
  expect(replies.map(({ kind }) => kind)).toEqual(['no-line', 'signed-out', 'problem']);
  expect(new Set(said).size).toBe(3);
  for (const sentence of said) expect(sentence).toContain('Your drawing is still here');
});

it('knows a map that is gone, and hands on the sentence of a guard', () => {
  expect(replyOf({ kind: 'not-taken', status: 404 })).toMatchObject({ status: 404 });
  expect(
    replyOf({ kind: 'answered', status: 429, body: { error: 'Too many requests.' } }),
  ).toMatchObject({ status: 429, body: { problem: 'Too many requests.' } });
});

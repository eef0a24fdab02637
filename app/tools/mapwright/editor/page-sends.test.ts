import { expect, it } from 'vitest';
import { replyOf } from './page-sends';

const at = (path: string) => new URL(path, 'https://example.com');

it('says in a sentence of its own why there is no answer, and that the drawing stays', () => {
  const replies = [
    replyOf({ kind: 'no-line' }),
    replyOf({ kind: 'led-away', to: at('/access-gate?auth=auth&next=%2Fmapwright') }),
    replyOf({ kind: 'led-away', to: at('/access-gate?auth=unavailable') }),
    replyOf({ kind: 'led-away', to: at('/no-access?reason=role') }),
    replyOf({ kind: 'not-taken', status: 502 }),
  ];
  const said = replies.map((reply) => (reply.kind === 'answer' ? '' : reply.problem));
  expect(replies.map(({ kind }) => kind)).toEqual([
    'no-line',
    'signed-out',
    'problem',
    'problem',
    'problem',
  ]);
  expect(new Set(said).size).toBe(5);
  for (const sentence of said) expect(sentence).toContain('Your drawing stays here');
});

it('knows a map that is gone, and hands on the sentence of a guard', () => {
  expect(replyOf({ kind: 'not-taken', status: 404 })).toMatchObject({ status: 404 });
  expect(
    replyOf({ kind: 'answered', status: 429, body: { error: 'That was a lot at once.' } }),
  ).toMatchObject({ status: 429, body: { problem: 'That was a lot at once.' } });
});

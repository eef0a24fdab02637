import { expect, it } from 'vitest';
import { refusalIn } from './step-refusal';

it('tells why a step was not taken, in the words of the server where it has some', () => {
  const answered = (status: number, body: unknown) => refusalIn({ kind: 'answered', status, body });
  expect(answered(200, { state: 'running' })).toBe('');
  expect(answered(403, { error: 'you signed in long ago.' })).toBe('you signed in long ago.');
  expect(answered(503, null)).toBe('the answer was 503.');
  expect(answered(500, { error: '' })).toBe('the answer was 500.');
  // A page of another address: for example, the sign-in page that an expired session redirects to.
  expect(refusalIn({ kind: 'not-taken', status: 200 })).toBe('the answer was 200.');
});

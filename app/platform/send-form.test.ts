import { afterEach, expect, it, vi } from 'vitest';
import { sendForm } from './send-form';

/** Replaces `fetch` by this function. */
function line(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', answer);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('gives the status and the body of an answer, refusals too', async () => {
  line(async () => Response.json({ error: 'This needs Pro.' }, { status: 402 }));
  expect(await sendForm('/keep', {})).toEqual({
    kind: 'answered',
    status: 402,
    body: { error: 'This needs Pro.' },
  });
});

it('says that there is no line rather than throwing', async () => {
  line(async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await sendForm('/keep', { json: '{}' })).toEqual({ kind: 'no-line' });
});

it('takes a page where an answer should be for no answer', async () => {
  line(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await sendForm('/keep', {})).toEqual({ kind: 'not-taken', status: 502 });
});

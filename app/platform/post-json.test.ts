import { afterEach, describe, expect, it, vi } from 'vitest';
import { postJson } from './post-json';

const answers = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async () => answer());

describe('what is posted', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [200, '{"view":1}', { is: 'done', value: { view: 1 } }],
    [409, '{"error":"That turn is over."}', { is: 'refused', sentence: 'That turn is over.' }],
    [400, '[]', { is: 'refused', sentence: 'The server refused this.' }],
    [404, '', { is: 'missing' }],
    [429, '{"error":"Too often."}', { is: 'later' }],
    [503, '', { is: 'later' }],
    [200, '<html>', { is: 'later' }],
  ])('is answered by %i %s', async (status, body, outcome) => {
    answers(() => new Response(body, { status }));
    expect(await postJson('/here', {})).toEqual(outcome);
  });

  it('waits where there is no line', async () => {
    answers(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await postJson('/here', {})).toEqual({ is: 'later' });
  });
});

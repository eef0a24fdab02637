import { describe, expect, it } from 'vitest';
import { refusalAt, sentenceFor } from './door-answers';
import { refuse } from './verdict';

const asked = (Accept: string) =>
  new Request('https://delvewright.example/contact', { headers: { Accept } });

describe('what the door answers', () => {
  it('is a page for a person, with the way back and the way home', async () => {
    const answer = sentenceFor(asked('text/html,*/*'), 413, 'This is too large.');
    expect(answer.status).toBe(413);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('<h1>This is too large.</h1>');
    expect(html).toContain('<a href="/">');
  });

  it.each(['application/json', '*/*', ''])('is JSON for a program (Accept: %s)', async (accept) => {
    const answer = sentenceFor(asked(accept), 413, 'This is too large.');
    expect(answer.status).toBe(413);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toEqual({ error: 'This is too large.' });
  });

  it('says to whom asked too often when to come back, and only then', () => {
    expect(refusalAt(asked(''), refuse(429, 'Slowly.')).headers.get('Retry-After')).toBe('60');
    expect(refusalAt(asked(''), refuse(403, 'No.')).headers.has('Retry-After')).toBe(false);
  });

  it('says which methods there are when it was another one', () => {
    const allowed = refusalAt(asked(''), refuse(405, 'Not so.')).headers.get('Allow') ?? '';
    expect(allowed.split(', ')).toEqual(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
    expect(refusalAt(asked(''), refuse(403, 'No.')).headers.has('Allow')).toBe(false);
  });
});

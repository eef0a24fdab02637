import { expect, it } from 'vitest';
import { createSealer } from '~/platform/seal';
import { plainDocument } from './plain-document.server';
import { type Attempt, attemptsCookie, readAttempts } from './sign-in-cookie.server';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const sealer = createSealer(`test:${'7'.repeat(64)}`);

function attemptTo(next: string, anewSince: number | null = null): Attempt {
  const [state, nonce] = ['s'.repeat(32), 'n'.repeat(32)];
  return { state, verifier: 'v'.repeat(128), nonce, next, anewSince };
}

async function readBack(line: string, now = NOW): Promise<Attempt[]> {
  const headers = new Headers({ Cookie: line.split(';')[0] ?? '' });
  return readAttempts(sealer, headers, now);
}

it('a sign-in that was begun is remembered for an hour, and whether it is to be asked anew', async () => {
  const attempts = [attemptTo('/settings'), attemptTo('/mapwright', 1_800_000_000)];
  const line = await attemptsCookie(sealer, attempts, NOW);
  expect(line).toContain('; Max-Age=3600;');
  expect(await readBack(line, NOW + HOUR - 1)).toEqual(attempts);
  expect(await readBack(line, NOW + HOUR)).toEqual([]);
});

it('where the sign-ins of several tabs are too long for a cookie, the latest are kept', async () => {
  const long = (tab: string, letters: number) => attemptTo(`/${tab}${'x'.repeat(letters)}`);
  const three = ['a', 'b', 'c'].map((tab) => long(tab, 900));
  const line = await attemptsCookie(sealer, three, NOW);
  expect(await readBack(line)).toEqual(three.slice(1));
  expect(line.length).toBeLessThan(4096);
  const last = [attemptTo('/about'), long('d', 2400)];
  expect(await readBack(await attemptsCookie(sealer, last, NOW))).toEqual(last.slice(1));
});

it('one that no browser would keep, or none at all, leaves no cookie', async () => {
  const removed = /^__Host-signin=; Max-Age=0;/;
  expect(await attemptsCookie(sealer, [attemptTo(`/${'x'.repeat(3000)}`)], NOW)).toMatch(removed);
  expect(await attemptsCookie(sealer, [], NOW)).toMatch(removed);
});

it('what is no list of sign-ins is none', async () => {
  for (const text of ['{}', '[["state"]]', 'null', '[[1,2,3,4]]']) {
    const sealed = await sealer.seal('sign-in', text, NOW + 1);
    expect(await readBack(`__Host-signin=${sealed}`)).toEqual([]);
  }
  expect(await readBack('')).toEqual([]);
});

it('the page between us and the provider takes an address for text, whatever stands in it', () => {
  const page = plainDocument({
    text: 'Here & <now>',
    goTo: '/a?b="><script>alert(1)</script>&c=d&e',
  });
  const address = '/a?b=&quot;>&lt;script>alert(1)&lt;/script>&amp;c=d&amp;e';
  expect(page).toContain(`<meta http-equiv="refresh" content="0;url=${address}">`);
  expect(page).toContain(`<a href="${address}">Continue</a>`);
  expect(page).toContain('<title>Here &amp; &lt;now></title>');
  expect(page).toContain('<p role="status">Here &amp; &lt;now></p>');
  expect(page).toContain('<meta name="robots" content="noindex">');
});

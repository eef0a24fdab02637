import { describe, expect, it } from 'vitest';
import { appOrigin } from '../harness/origin';

async function get(path: string) {
  const answer = await fetch(`${appOrigin()}${path}`, { redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

function resultsOf(html: string): string[] {
  return [...html.matchAll(/<a data-result="true"[^>]*>([^<]+)</g)].map((found) => found[1] ?? '');
}

/** The href of the link with this label. */
function linkOf(html: string, label: string): string {
  const tag = html.match(/<a [^>]*>/g)?.find((one) => one.includes(`aria-label="${label}"`)) ?? '';
  return (/href="([^"]+)"/.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');
}

function cursorOf(content: unknown): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

describe('the search field, without scripts', () => {
  it('shows how it interpreted words, and offers each as part of the name instead', async () => {
    const { status, html } = await get('/monster-lookup?q=undead+cr+5');
    expect(status).toBe(200);
    const found = resultsOf(html);
    expect(found).toContain('Vampire Spawn');
    expect(found).not.toContain('Hill Giant');
    expect(html).toContain('value="undead cr 5"');
    const asName = linkOf(html, 'Undead: search “undead” in the name instead');
    expect(asName).toBe('/monster-lookup?q=undead+cr+5&plain=undead');
    const plain = await get(asName);
    expect(plain.html).toContain('aria-label="CR 5: search “cr 5” in the name instead"');
    expect(plain.html).not.toContain('Undead: search');
    expect(plain.html).toMatch(/<input type="hidden" name="plain" value="undead"/);
    const { html: other } = await get('/monster-lookup?q=goblin&plain=undead');
    expect(other).not.toMatch(/<input type="hidden" name="plain"/);
  });

  it('prefers names, and shows a single result in its list', async () => {
    for (const name of ['giant', 'Giant Ape', 'Night Hag', 'dragon']) {
      const { html } = await get(`/monster-lookup?q=${encodeURIComponent(name)}`);
      expect(html).not.toContain('How your words were read');
    }
    const { status, html } = await get('/monster-lookup?q=legendary+ooze');
    expect(status).toBe(200);
    expect(resultsOf(html)).toEqual([]);
    expect(html).toContain('href="/monster-lookup?q=legendary"');
  });

  it('gives a monster’s page links to the next and previous result', async () => {
    const { html } = await get('/monster-lookup/wight?q=undead+cr+3');
    expect(html).toMatch(/rel="(prev|next)"/);
  });

  it('finds by hit points and by entry text, and shows both as chips', async () => {
    const { html } = await get('/monster-lookup?hpMin=600&text=swallow&limit=50');
    expect(resultsOf(html)[0]).toBe('Tarrasque');
    expect(html).toContain('aria-label="Remove the filter Hit points from 600"');
    expect(html).toContain('aria-label="Remove the filter What it can do: swallow"');
    expect(html).toMatch(/<option selected="">50</);
    const { status, html: wrong } = await get('/monster-lookup?hpMin=0');
    expect(status).toBe(400);
    expect(wrong).toContain('Hit points from must be a whole number from 1 to 9999.');
  });
});

describe('a random monster', () => {
  it('is one of the search results, and is never cached', async () => {
    const { status, headers } = await get('/monster-lookup/random?type=ooze&limit=20');
    expect(status).toBe(302);
    expect(headers.get('cache-control')).toBe('no-store');
    const to = headers.get('location') ?? '';
    expect(to).toMatch(/^\/monster-lookup\/[\w.-]+\?type=ooze$/);
    expect((await get(to)).html).toMatch(/ooze/i);
    const none = await get('/monster-lookup/random?type=ooze&legendary=yes');
    expect(none.headers.get('location')).toBe('/monster-lookup?type=ooze&legendary=yes');
  });
});

describe('an invalid page cursor', () => {
  it('is refused with a sentence by the page and by the JSON', async () => {
    const cursors = [
      'x',
      cursorOf(['relevance', 4, ['a', 'b'], null]),
      cursorOf(['relevance', 0, [1, 'a', 'b'], null]),
      cursorOf(['relevance', 0, ['a', 'b'], [[['dragon', 99]]]]),
      cursorOf(['name', 0, ['a', '\ud800'], null]),
      cursorOf({ length: 4 }),
    ];
    for (const cursor of cursors) {
      const page = await get(`/monster-lookup?q=dragon&cursor=${cursor}`);
      expect(page.status, cursor).toBe(400);
      expect(page.html).toContain('This search cannot be read');
      const json = await get(`/monsters/search?q=dragon&cursor=${cursor}`);
      expect(json.status, cursor).toBe(400);
      expect(json.html).toMatch(/^\{"error":"\\"cursor\\" must be/);
    }
  });
});

describe('a search longer than the page’s form can produce', () => {
  it.each([
    ['words of no meaning', (at: number) => `plain=dragon${at}`],
    ['parameters that nobody knows', (at: number) => `x${at}=1`],
    ['one wish again and again', () => 'type=dragon'],
    ['more wishes than a search takes', (at: number) => `language=a${at}`],
  ])('with %s is shortened to a supported length, and the page stays small', async (_, part) => {
    const parts = Array.from({ length: 900 }, (_one, at) => part(at)).join('&');
    const cut = await get(`/monster-lookup?q=dragon&${parts}`);
    expect(cut.status).toBe(302);
    const to = cut.headers.get('location') ?? '';
    expect(to).toMatch(/^\/monster-lookup\?q=dragon&/);
    expect(to.length).toBeLessThan(4100);
    const { status, html } = await get(to);
    expect([200, 400]).toContain(status);
    if (status === 400) expect(html).toContain('A search takes at most 24 filter values');
    expect(html.length).toBeLessThan(600_000);
  });

  it('does not occur in normal use: the longest search of the form is not shortened', async () => {
    const wishes = Array.from({ length: 24 }, (_, at) => `language=-${'l'.repeat(40)}${at}`);
    const asked = `q=${'%C3%A9'.repeat(200)}&text=${'d'.repeat(200)}&${wishes.join('&')}`;
    expect((await get(`/monster-lookup?${asked}&crMin=1&crMax=30&edition=both`)).status).toBe(200);
  });
});

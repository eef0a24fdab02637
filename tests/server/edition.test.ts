import { describe, expect, it } from 'vitest';
import { wordsOf } from '../harness/page-words';
import { ADMIN, makePerson, visitorOf } from '../harness/person';
import { Visitor } from '../harness/visitor';

async function textOf(who: Visitor, path: string): Promise<string> {
  const answer = await who.ask(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

/** The distinct editions of the monsters on a page of results. */
function editionsIn(html: string): string[] {
  const badges = html.matchAll(/<small><span>[^<]*<\/span>(?:<!-- -->)?(\d{4})<\/small>/g);
  return [...new Set([...badges].map(([, edition]) => edition ?? ''))].sort();
}

/** The edition that the list's switch shows as selected. */
function pressedIn(html: string): string | undefined {
  return /name="edition" value="(\w+)" aria-pressed="true"/.exec(html)?.[1];
}

function choose(who: Visitor, fields: Record<string, string>, headers?: Record<string, string>) {
  const body = new URLSearchParams(fields).toString();
  return who.ask('/edition', { method: 'POST', body, ...(headers && { headers }) });
}

describe('the edition of a list', () => {
  it('is 2014 without a choice, and the page says how many more the other edition has', async () => {
    const html = await textOf(new Visitor(), '/monster-lookup?q=goblin');
    expect(editionsIn(html)).toEqual(['2014']);
    expect(pressedIn(html)).toBe('2014');
    expect(html).toMatch(/href="\/monster-lookup\?q=goblin&amp;edition=both"[^>]*>7 more in 2024</);
  });

  it('is stored by one press, which returns to the list', async () => {
    const who = new Visitor();
    who.cookies.set('preferences', 'dark.a4');
    const answer = await choose(who, {
      edition: '2024',
      next: '/monster-lookup?q=goblin&cursor=abc&edition=2014',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/monster-lookup?q=goblin&edition=2024');
    expect(who.cookies.get('preferences')).toBe('dark.a4.2024.auto');
    const html = await textOf(who, '/monster-lookup?q=goblin');
    expect(html).toContain('data-theme="dark"');
    expect(editionsIn(html)).toEqual(['2024']);
    expect(wordsOf(html)).toContain('3 more in 2014');
  });

  it('is taken from the URL first, whatever the cookie says', async () => {
    const who = new Visitor();
    who.cookies.set('preferences', 'system.letter.2024');
    expect(editionsIn(await textOf(who, '/monster-lookup?edition=2014'))).toEqual(['2014']);
    const both = await textOf(who, '/monster-lookup?q=lich&edition=both');
    expect(editionsIn(both)).toEqual(['2014', '2024']);
    expect(both).not.toMatch(/\d more in /);
    expect(editionsIn(await textOf(who, '/monster-lookup?source=srd+5.1'))).toEqual(['2014']);
    // Following the link to both editions does not change the stored choice.
    expect(who.cookies.get('preferences')).toBe('system.letter.2024');
    expect(editionsIn(await textOf(who, '/monster-lookup?q=lich'))).toEqual(['2024']);
  });

  it('is chosen by a form on the page, which returns to the same search', async () => {
    const html = await textOf(new Visitor(), '/monster-lookup?q=lich');
    const form = html.match(/<form[^>]*action="\/edition"[\s\S]*?<\/form>/)?.[0] ?? '';
    expect(form).toContain('method="post"');
    expect(form).toContain('name="next" value="/monster-lookup?q=lich"');
    const choices = [...form.matchAll(/<button type="submit" name="edition" value="(\w+)"/g)];
    expect(choices.map(([, value]) => value)).toEqual(['2014', '2024', 'both']);
  });

  it('names a monster that exists only in the other edition', async () => {
    const html = await textOf(new Visitor(), '/monster-lookup?q=hippopotamus');
    expect(wordsOf(html)).toContain('No monster called “hippopotamus” found in the 2014 rules');
    expect(wordsOf(html)).toContain('1 in 2024');
    expect(wordsOf(html)).not.toContain('1 more in 2024');
  });

  it('is refused with a sentence when the URL names an unknown one', async () => {
    const answer = await new Visitor().ask('/monster-lookup?edition=1974');
    expect(answer.status).toBe(400);
    expect(wordsOf(await answer.text())).toContain('The edition must be one of: 2014, 2024, both');
  });
});

describe('choosing an edition', () => {
  it('accepts one of the three values, and only by POST', async () => {
    const who = new Visitor();
    const wrong = await choose(who, { edition: '1974', next: '/monster-lookup' });
    expect([wrong.status, await wrong.text()]).toEqual([400, 'Choose 2014, 2024 or both.']);
    const followed = await who.ask('/edition?edition=2024');
    expect([followed.status, followed.headers.get('allow')]).toEqual([405, 'POST']);
    expect(who.cookies.size).toBe(0);
  });

  it('is refused for cross-site requests, and never redirects off the site', async () => {
    const who = new Visitor();
    const next = 'https://evil.example/';
    const foreign = await choose(
      who,
      { edition: '2024', next },
      { Origin: 'https://evil.example' },
    );
    expect(foreign.status).toBe(403);
    expect(who.cookies.size).toBe(0);
    const away = await choose(who, { edition: '2024', next });
    expect(away.headers.get('location')).toBe('/?edition=2024');
  });
});

describe('a record and the other edition', () => {
  it('links to the same creature in the other edition, under its name there', async () => {
    const goblin = await textOf(new Visitor(), '/monster-lookup/goblin');
    expect(goblin).toMatch(
      /In the 2024 rules: <a[^>]*href="\/monster-lookup\/goblin-warrior.srd-5-2">Goblin Warrior</,
    );
    expect(goblin).toContain('href="/monster-lookup/compare?ids=goblin,goblin-warrior.srd-5-2"');
    const warrior = await textOf(new Visitor(), '/monster-lookup/goblin-warrior.srd-5-2');
    expect(warrior).toMatch(/In the 2014 rules: <a[^>]*href="\/monster-lookup\/goblin">Goblin</);
    const wish = await textOf(new Visitor(), '/monster-lookup/spells/feeblemind');
    expect(wordsOf(wish)).toContain('In the 2024 rules: Befuddlement');
    const orc = await textOf(new Visitor(), '/monster-lookup/orc');
    expect(orc).not.toContain('In the 2024 rules: ');
  });

  it('has previous and next links within its edition, unless both are requested', async () => {
    const besides = (html: string) =>
      [...html.matchAll(/rel="(?:prev|next)"[^>]*href="\/monster-lookup\/([^"?]+)/g)].map(
        ([, id]) => id,
      );
    const who = new Visitor();
    const lich = besides(await textOf(who, '/monster-lookup/lich.srd-5-2'));
    expect(lich).toHaveLength(2);
    for (const id of lich) expect(id).toMatch(/\.srd-5-2$/);
    for (const id of besides(await textOf(who, '/monster-lookup/lich'))) {
      expect(id).not.toContain('.');
    }
    const both = besides(await textOf(who, '/monster-lookup/lich?edition=both'));
    expect(both).toContain('lich.srd-5-2');
  });

  it('uses the layout of its book, and links to the spells of its edition', async () => {
    const html = await textOf(new Visitor(), '/monster-lookup/lich.srd-5-2');
    expect(html).toContain('data-layout="2024"');
    expect(html).toContain('<title>Lich (2024) | Delvewright</title>');
    expect(wordsOf(html)).toContain('System Reference Document 5.2.1 (“SRD 5.2.1”)');
    const spells = [...html.matchAll(/href="(\/monster-lookup\/spells\/[^"]+)"/g)];
    expect(spells.length).toBeGreaterThan(5);
    for (const [, address = ''] of spells) {
      expect(address).toMatch(/\.srd-5-2$/);
      await textOf(new Visitor(), address);
    }
    const other = await textOf(new Visitor(), '/monster-lookup/lich.srd-5-2?layout=2014');
    expect(other).toContain('data-layout="2014"');
  });

  it('a spell links to the summoned creatures of its edition', async () => {
    const calledBy = async (spell: string) => {
      const html = await textOf(new Visitor(), `/monster-lookup/spells/${spell}`);
      return [...html.matchAll(/href="(\/monster-lookup\/(?:skeleton|zombie)[^"?]*)"/g)].map(
        ([, address]) => address,
      );
    };
    expect(await calledBy('animate-dead')).toContain('/monster-lookup/skeleton');
    expect(await calledBy('animate-dead.srd-5-2')).toContain('/monster-lookup/zombie.srd-5-2');
  });

  it('a spell is listed with casters of the same edition', async () => {
    const castersOf = async (spell: string) => {
      const html = await textOf(new Visitor(), `/monster-lookup/spells/${spell}`);
      return [...html.matchAll(/href="\/monster-lookup\/([^"?]+)\?casts=fireball"/g)].map(
        ([, id]) => id ?? '',
      );
    };
    const [before, after] = [await castersOf('fireball'), await castersOf('fireball.srd-5-2')];
    expect(before).toContain('lich');
    expect(after).toContain('lich.srd-5-2');
    expect(before.filter((id) => id.includes('.'))).toEqual([]);
    expect(after.filter((id) => !id.endsWith('.srd-5-2'))).toEqual([]);
  });

  it('can be compared and printed beside its counterpart, each with its credit', async () => {
    const ids = 'ids=lich,lich.srd-5-2';
    const words = wordsOf(await textOf(new Visitor(), `/monster-lookup/compare?${ids}`));
    expect(words).toMatch(/Edition ≠ differs 2014 2024/);
    expect(words).toContain('Lich (2024)');
    for (const document of ['5.1', '5.2.1']) {
      expect(words).toContain(`System Reference Document ${document} (“SRD ${document}”)`);
    }
    const paper = await textOf(new Visitor(), `/monster-lookup/compare?layout=print&${ids}`);
    expect(paper.match(/data-layout="20\d\d"/g)).toEqual([
      'data-layout="2014"',
      'data-layout="2024"',
    ]);
  });

  it('is added to a comparison in the preferred edition first, otherwise in the other', async () => {
    const who = new Visitor();
    const added = async (name: string) =>
      (await who.ask(`/monster-lookup/compare?add=${name}`)).headers.get('location');
    expect(await added('lich')).toBe('/monster-lookup/compare?ids=lich');
    expect(await added('hippopotamus')).toBe('/monster-lookup/compare?ids=hippopotamus.srd-5-2');
    who.cookies.set('preferences', 'system.letter.2024');
    expect(await added('lich')).toBe('/monster-lookup/compare?ids=lich.srd-5-2');
  });

  it('is listed as JSON with both editions or with one', async () => {
    const idsOf = async (path: string) => {
      const { items } = (await (await new Visitor().ask(path)).json()) as {
        items: { id: string }[];
      };
      return items.map(({ id }) => id);
    };
    const all = await idsOf('/monsters/search?q=lich');
    expect(all).toEqual(expect.arrayContaining(['lich', 'lich.srd-5-2']));
    expect(await idsOf('/monsters/search?q=lich&edition=both')).toEqual(all);
    expect(await idsOf('/monsters/search?q=lich&edition=2024')).toEqual(['lich.srd-5-2']);
    for (const path of ['/monsters?edition=2024', '/spells?edition=2024']) {
      const ids = await idsOf(path);
      expect(ids).toHaveLength(200);
      expect(ids.filter((id) => !id.endsWith('.srd-5-2'))).toEqual([]);
    }
    const map = await (await new Visitor().ask('/sitemap.xml')).text();
    for (const id of ['lich', 'lich.srd-5-2', 'spells/wish', 'spells/wish.srd-5-2']) {
      expect(map).toContain(`/monster-lookup/${id}</loc>`);
    }
  });
});

describe('the edition that was chosen', () => {
  it.each([
    '/spell-scroll-cost',
    '/initiative-tracker/new',
    '/encounter-builder',
    '/initiative-tracker',
  ])('is what %s begins with, unless the address says another', async (path) => {
    const { userId } = await makePerson({ ...ADMIN, plan: 'paying' });
    const who = await visitorOf(userId);
    const rulesOf = async (address: string) => editionOfForm(await textOf(who, address));
    expect(await rulesOf(path)).toBe('2014');
    await choose(who, { edition: '2024', next: '/monster-lookup' });
    expect(await rulesOf(path)).toBe('2024');
    if (path !== '/initiative-tracker') expect(await rulesOf(`${path}?edition=2014`)).toBe('2014');
  });

  it('does not change what a link with monsters means', async () => {
    const who = new Visitor();
    await choose(who, { edition: '2024', next: '/monster-lookup' });
    const html = await textOf(who, '/initiative-tracker/new?monsters=goblin:2');
    expect(editionOfForm(html)).toBe('2014');
  });
});

/** The edition that a form would send: hidden, selected or marked. */
function editionOfForm(html: string): string | undefined {
  const hidden = /<input[^>]*name="edition"[^>]*value="(\d{4})"/.exec(html)?.[1];
  const select = /<select[^>]*name="edition"[^>]*>[\s\S]*?<\/select>/.exec(html)?.[0] ?? '';
  return (
    hidden ??
    /<option[^>]*(?:value="(\d{4})"[^>]*selected|selected[^>]*value="(\d{4})")/
      .exec(select)
      ?.slice(1)
      .find(Boolean)
  );
}

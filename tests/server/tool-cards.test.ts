import { beforeAll, describe, expect, it } from 'vitest';
import { cardAddress } from '~/catalogue/access';
import { CATALOGUE } from '~/catalogue/catalogue';
import { wordsOf } from '../harness/page-words';
import { PEOPLE, signedIn, Visitor } from '../harness/visitor';

const LIVE = CATALOGUE.filter(({ state }) => state === 'live');

const CALLERS: { name: string; roles: string[] | null; arrive: () => Promise<Visitor> }[] = [
  { name: 'nobody', roles: null, arrive: async () => new Visitor() },
  { name: 'someone on trial', roles: ['GrantedUser'], arrive: () => signedIn(PEOPLE.trial) },
  { name: 'someone gifted Pro', roles: ['PaidUser'], arrive: () => signedIn(PEOPLE.gifted) },
  { name: 'an admin', roles: ['AdminUser'], arrive: () => signedIn(PEOPLE.admin) },
];

/** The link and the text of a tool's card on a page; null when the page has no such card. */
function cardOf(html: string, title: string): { to: string | null; words: string } | null {
  const cards = html.match(/<article[\s\S]*?<\/article>/g) ?? [];
  for (const card of cards) {
    const heading = /<h[23][^>]*>([\s\S]*?)<\/h[23]>/.exec(card)?.[1] ?? '';
    if (heading.replace(/<[^>]+>/g, '') !== title) continue;
    return { to: /href="([^"]+)"/.exec(heading)?.[1] ?? null, words: wordsOf(`<body>${card}`) };
  }
  return null;
}

describe.each(CALLERS)('for $name', ({ roles, arrive }) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await arrive();
  });

  it.each(['/', '/features'])('each live card of %s links to a page that exists', async (page) => {
    const html = await (await visitor.ask(page)).text();
    for (const tool of LIVE) {
      const to = cardOf(html, tool.title)?.to ?? '';
      expect(to, tool.id).toBe(cardAddress(tool, roles && { roles }));
      const answer = await visitor.ask(to);
      expect(answer.status, `${tool.id}: ${to}`).toBe(200);
      expect(await answer.text(), tool.id).toMatch(/<h1[ >]/);
    }
  });

  it('every other card has no link, or links to a page that exists', async () => {
    const html = await (await visitor.ask('/features')).text();
    for (const tool of CATALOGUE) {
      const to = cardOf(html, tool.title)?.to;
      if (to) expect((await visitor.ask(to)).status, `${tool.id}: ${to}`).toBe(200);
    }
  });
});

describe('a tool’s card', () => {
  it('says of a live tool that it is not built yet', async () => {
    for (const page of ['/', '/features']) {
      const html = await (await new Visitor().ask(page)).text();
      for (const tool of LIVE) {
        const words = cardOf(html, tool.title)?.words ?? '';
        expect(words.includes('In progress'), `${page} ${tool.id}`).toBe(!tool.built);
      }
    }
  });

  it('never shows a lock without the reason', async () => {
    const html = await (await new Visitor().ask('/features')).text();
    const words = CATALOGUE.map(({ title }) => cardOf(html, title)?.words ?? '');
    expect(words.filter((text) => /Locked(?!: \w)/.test(text))).toEqual([]);
    expect(words.filter((text) => /Locked: /.test(text)).length).toBeGreaterThan(10);
  });
});

// The page without its layout: the menu has a sign-in link of its own, which must not be counted.
const mainOf = (html: string) => html.match(/<main[\s\S]*<\/main>/)?.[0] ?? '';

describe('a gate page', () => {
  it('explains what is behind it, and links to what everyone may open', async () => {
    const html = await (await new Visitor().ask('/access-gate?auth=auth&next=/mapwright')).text();
    const words = wordsOf(html);
    for (const text of [
      'Sign in to use this feature',
      'Mapwright needs an account.',
      '14 days of Pro. No card needed.',
      'Log in / Sign up',
      'Browse Home',
      'Try it without an account',
    ]) {
      expect(words).toContain(text);
    }
    expect(html).toContain('href="/try/mapwright"');
    // The exact sentence for API clients is included in a folded part.
    const folded = html.match(/<details[\s\S]*?<\/details>/g)?.at(-1) ?? '';
    expect(folded).toContain('User needs to be authenticated to call this API.');
    expect(wordsOf(html.replace(folded, ''))).not.toContain('API');
  });

  it.each([
    '/lab/character',
    '/adventuring',
    '/battle-simulator',
    '/homebrew',
    '/encounter-builder',
    '/dice-roller',
    '/spell-lookup',
    '/spell-scroll-cost',
  ])(
    'keeps title, link and button before %s, which is not launched, and promises nothing about it',
    async (page) => {
      const { headers } = await new Visitor().ask(page);
      const html = await (await new Visitor().ask(headers.get('location') ?? '')).text();
      const words = wordsOf(html);
      for (const text of [
        'Sign in to use this feature',
        'Log in / Sign up',
        'Browse Home',
        'Not open yet: only administrators can go in.',
      ]) {
        expect(words).toContain(text);
      }
      expect(html).toContain(`href="/login?next=${encodeURIComponent(page)}"`);
      expect(words).not.toMatch(/needs an? (free )?account|right back to it|days of Pro/);
    },
  );

  it('says to a user without access that the tool is still being forged', async () => {
    const visitor = await signedIn(PEOPLE.trial);
    const answer = await visitor.ask('/no-access?reason=role&next=/lab/character');
    const words = wordsOf(await answer.text());
    expect(words).toContain(
      "Access restricted — Your account doesn't have permission to view this page.",
    );
    expect(words).toContain('Not open yet: only administrators can go in.');
    expect(words).toContain('What you get');
  });

  it.each([
    ['/access-gate?auth=auth&next=/mapwright', '/pictures/scenes/portcullis-960.webp', 3],
    ['/access-gate?auth=auth&next=/initiative-tracker', '/pictures/scenes/portcullis-960.webp', 3],
    ['/access-gate?auth=auth&next=/settings', '/pictures/scenes/portcullis-960.webp', 0],
    ['/no-access?reason=role&next=/adventuring', '/pictures/scenes/forge-960.webp', 3],
  ])(
    '%s has a picture that exists (%s) and %i lines about what it offers',
    async (gate, picture, lines) => {
      const visitor = new Visitor();
      const page = mainOf(await (await visitor.ask(gate)).text());
      const image = /<img[^>]*>/.exec(page)?.[0] ?? '';
      expect(image).toContain(`src="${picture}?v=`);
      // The picture is decorative, and its size is given so that the layout does not shift.
      expect(image).toMatch(/width="960" height="640" alt=""/);
      expect(image).toContain('loading="lazy"');
      expect((await visitor.ask(picture)).headers.get('Content-Type')).toBe('image/webp');
      expect(page.match(/<li>/g)?.length ?? 0).toBe(lines);
      const primary = page.match(/<a[^>]*href="\/login/g) ?? [];
      expect(primary).toHaveLength(1);
    },
  );

  const GATES = [
    '/no-access?reason=role&next=/lab/character',
    '/no-access',
    '/access-gate',
    '/access-gate?auth=auth&next=/mapwright',
    '/access-gate?auth=already&next=/settings',
    '/access-gate?auth=state&next=/settings',
  ];

  it('offers no sign-in to a signed-in user', async () => {
    const visitor = await signedIn(PEOPLE.trial);
    for (const gate of GATES) {
      const page = mainOf(await (await visitor.ask(gate)).text());
      expect(page, gate).not.toMatch(/href="\/login|Log in|Sign in to|need to be signed in/);
      expect(page, gate).toMatch(gate.startsWith('/no') ? /Go Home/ : /Browse Home/);
    }
    const page = mainOf(await (await visitor.ask('/access-gate?auth=auth&next=/mapwright')).text());
    expect(page).toMatch(/href="\/mapwright"[^>]*>(<[^>]*>)*Continue/);
  });

  it('offers sign-in to strangers in the specified words', async () => {
    for (const gate of GATES) {
      const page = mainOf(await (await new Visitor().ask(gate)).text());
      expect(page, gate).toMatch(/href="\/login/);
      expect(page, gate).toMatch(gate.startsWith('/no') ? /Log in/ : /Sign in to use this feature/);
    }
  });
});

it('the 404 page has a search, links to the tools and a link home', async () => {
  const answer = await new Visitor().ask('/no/such/page');
  expect(answer.status).toBe(404);
  const page = mainOf(await answer.text());
  expect(page).toContain('404 Not Found');
  expect(page).toContain('src="/pictures/scenes/bricked-960.webp?v=');
  expect(page).toMatch(/<form[^>]*action="\/monster-lookup"[^>]*>.*<input[^>]*name="q"/s);
  const ways = [...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map((found) => found[1]);
  expect(ways).toEqual([
    '/monster-lookup',
    '/cheat-sheet',
    '/try/initiative-tracker',
    '/try/mapwright',
    '/',
  ]);
});

it('the signs of the legend differ in shape, not only in color', async () => {
  const page = mainOf(await (await new Visitor().ask('/features')).text());
  const legend = /<section[^>]*legend-title.*?<\/section>/s.exec(page)?.[0] ?? '';
  const drawings = [...legend.matchAll(/<use href="[^"#]*#([\w-]+)"/g)].map((found) => found[1]);
  expect(drawings).toHaveLength(11);
  expect(new Set(drawings).size).toBe(drawings.length);
});

describe('the specified pages', () => {
  it.each([
    '/',
    '/access-gate',
    '/no-access',
    '/about',
    '/features',
    '/contact',
    '/terms',
    '/privacy',
    '/blog',
    '/blog/a-monster-with-a-reason',
    '/cheat-sheet',
    '/monster-lookup?q=gob',
    '/try/mapwright',
    '/try/initiative-tracker',
    '/login',
  ])('%s is open to everyone', async (path) => {
    expect((await new Visitor().ask(path)).status).toBe(200);
  });

  it.each(['/settings', '/mapwright', '/initiative-tracker'])(
    '%s is open to members, and shows strangers a gate',
    async (path) => {
      const gate = (await new Visitor().ask(path)).headers.get('Location');
      expect(gate).toBe(`/access-gate?auth=auth&next=${encodeURIComponent(path)}`);
      for (const person of [PEOPLE.trial, PEOPLE.gifted, PEOPLE.admin]) {
        const answer = await (await signedIn(person)).ask(path);
        // Mapwright first redirects to a URL that contains a seed.
        const at = answer.headers.get('Location') ?? '';
        expect(answer.status === 200 || at.startsWith(`${path}?seed=`), `${person} ${at}`).toBe(
          true,
        );
      }
    },
  );

  it.each(['/lab/character', '/adventuring', '/battle-simulator'])(
    '%s is open to admins only',
    async (path) => {
      expect((await (await signedIn(PEOPLE.admin)).ask(path)).status).toBe(200);
      const refused = await (await signedIn(PEOPLE.trial)).ask(path);
      expect(refused.headers.get('Location')).toContain('/no-access?reason=role');
    },
  );
});

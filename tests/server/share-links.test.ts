import { describe, expect, it } from 'vitest';
import { Visitor } from '../harness/visitor';

async function tagsOf(path: string): Promise<string> {
  const html = await (await new Visitor().ask(path)).text();
  return html.slice(0, html.indexOf('</head>'));
}

describe('a share link', () => {
  it.each([
    ['/map/no-such-map-code', 'map'],
    ['/encounter/no-such-code', 'encounter'],
    ['/battle/no-such-code', 'simulation'],
    ['/character/no-such-code', 'character'],
    ['/homebrew/s/no-such-code', 'creature'],
    ['/map/x', 'map'],
    ['/encounter/x', 'encounter'],
  ])('%s that does not exist explains why', async (path, thing) => {
    const answer = await new Visitor().ask(path);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('404 Not Found');
    expect(html).toContain(`No ${thing} at this link.`);
    expect(html).not.toContain('Was the door ever here?');
  });

  it.each([
    ['/', 'website', 'Delvewright: a doorway that is a lantern, before the moon'],
    ['/try/mapwright', 'website', 'Delvewright: a dungeon map, half drawn'],
    ['/monster-lookup', 'website', 'Delvewright: an eye under a looking glass'],
  ])(
    '%s has Open Graph tags with its type, the site name and an alternative text',
    async (path, type, alt) => {
      const tags = await tagsOf(path);
      expect(tags).toContain(`<meta property="og:type" content="${type}"/>`);
      expect(tags).toContain('<meta property="og:site_name" content="Delvewright"/>');
      expect(tags).toContain(`<meta property="og:image:alt" content="${alt}"/>`);
    },
  );
});

it.each(['/', '/blog', '/monster-lookup', '/try/mapwright', '/terms'])(
  '%s links to the feed exactly once',
  async (path) => {
    const tags = await tagsOf(path);
    expect(tags.match(/type="application\/rss\+xml"/g)).toHaveLength(1);
    expect(tags).toMatch(
      /rel="alternate"[^>]*href="\/rss\.xml"|href="\/rss\.xml"[^>]*rel="alternate"/,
    );
  },
);

it('the feed contains whole posts', async () => {
  const xml = await (await new Visitor().ask('/rss.xml')).text();
  const whole = xml.match(/<content:encoded>[\s\S]*?<\/content:encoded>/g) ?? [];
  expect(whole).toHaveLength(xml.match(/<item>/g)?.length ?? 0);
  for (const html of whole) expect(html).toContain('&lt;/p&gt;');
});

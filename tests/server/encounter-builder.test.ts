import { beforeAll, describe, expect, it } from 'vitest';
import { weighHtml } from '../bench/weigh-page.mjs';
import { admin, builderComes, GOBLINS, PAGE, page, post, pressed } from '../harness/builder-pages';
import { wordsOf } from '../harness/page-words';
import { PEOPLE, signedIn, Visitor } from '../harness/visitor';

beforeAll(builderComes);

describe('access to the encounter builder', () => {
  it.each(['', '/encounters', '/encounters/x', '/import', '/day', '/print', '/as/text'])(
    'is for admins only until it is launched: %s',
    async (below) => {
      const stranger = await new Visitor().ask(PAGE + below);
      expect(stranger.headers.get('location')).toContain('/access-gate');
      const paying = await signedIn(PEOPLE.paying);
      expect((await paying.ask(PAGE + below)).headers.get('location')).toContain('/no-access');
    },
  );

  it('a page’s API call gets JSON with status 401, not a redirect', async () => {
    const answer = await post(`${PAGE}/keep`, { intent: 'keep' }, new Visitor());
    expect(answer.status).toBe(401);
    expect(await answer.json()).toHaveProperty('error');
  });
});

describe('without scripts', () => {
  it('an empty builder links to the saved encounters and to the day, and shows the generator before the long list', async () => {
    const html = await page(PAGE);
    expect(html).toContain('href="/encounter-builder/encounters"');
    expect(html).toContain('href="/encounter-builder/day"');
    expect(html.indexOf('Random encounter')).toBeGreaterThan(0);
    expect(html.indexOf('Random encounter')).toBeLessThan(html.indexOf('Add monsters'));
  });

  it('the party can contain the user’s own characters, and nobody else’s', async () => {
    const id = crypto.randomUUID();
    const levels = Array.from({ length: 3 }, () => ({ class: 'wizard', hp: null }));
    const whole = {
      format: 'delvewright-character',
      version: 1,
      edition: '2014',
      name: 'Ilse',
      levels,
    };
    const sent = { intent: 'keep', id, whole: JSON.stringify(whole) };
    expect((await post('/lab/character/import', sent)).status).toBe(303);
    expect(await page(PAGE)).toMatch(new RegExp(`name="characters"[^>]*value="${id}"`));
    const at = await pressed(`${PAGE}?press=party&characters=${id}&c0=1&l0=5&monsters=ogre:1`);
    expect(at).toContain(`party=1x5&characters=${id}`);
    const html = await page(at.replace(/^https?:\/\/[^/]+/, ''));
    expect(wordsOf(html)).toContain('Ilse (3), 1 character of level 5');
    expect(html).toContain(`characters=${id}`);
    const alone = wordsOf(await page(`${PAGE}?characters=${id}&monsters=adult-red-dragon:1`));
    expect(alone).toContain('14 hit points');
    const lost = wordsOf(await page(`${PAGE}?characters=no-such&monsters=ogre:1`));
    expect(lost).toContain('One of these characters no longer exists or is not yours');
  });

  it('shows the verdict for the URL: one multiplier for all monsters together', async () => {
    const words = wordsOf(await page(GOBLINS));
    expect(words).toContain('Medium');
    expect(words).toMatch(/Adjusted XP 800/);
    expect(words).toMatch(/XP per character 100/);
    expect(words).toContain('Quick CR check: 2 of 3, fine.');
  });

  it('lists what fits the party first, the strongest on top, and leaves the deadly to a link', async () => {
    const names = (html: string) =>
      [...html.matchAll(/aria-label="Add ([^:"]+): difficulty becomes (\w+)/g)].map(
        ([, name, verdict]) => ({ name, verdict }),
      );
    const fitting = await page(`${PAGE}?party=4x1`);
    expect(names(fitting).length).toBeGreaterThan(20);
    expect(names(fitting)[0]).toEqual({ name: 'Animated Armor', verdict: 'medium' });
    expect(names(fitting).map(({ verdict }) => verdict)).not.toContain('deadly');
    expect(fitting).toContain('Deadly for this party');
    const deadly = await page(`${PAGE}?party=4x1&deadly=show`);
    expect(new Set(names(deadly).map(({ verdict }) => verdict))).toEqual(new Set(['deadly']));
    expect(deadly).toContain('What fits this party');
    // A range of ratings is kept: what of it fits comes first, and nothing is folded where all fits or nothing.
    expect(names(await page(`${PAGE}?party=4x1&crMin=1/2&crMax=4`))[0]?.name).toBe(
      'Animated Armor',
    );
    expect(await page(`${PAGE}?party=4x1&crMax=1/2`)).not.toContain('Deadly for this party');
    expect(names(await page(`${PAGE}?party=4x1&crMin=5`))[0]?.verdict).toBe('deadly');
    // Who names a creature or an order finds it, however deadly.
    expect(names(await page(`${PAGE}?party=4x1&q=aboleth`))[0]?.name).toBe('Aboleth');
    expect(names(await page(`${PAGE}?party=4x1&sort=name`))[0]?.name).toBe('Aboleth');
  });

  it('judges the same encounter by the 2024 table', async () => {
    const words = wordsOf(await page(GOBLINS.replace('2014', '2024')));
    expect(words).toContain('Below low');
    expect(words).not.toContain('Adjusted XP');
  });

  it('adds, counts, locks and removes monsters by URLs', async () => {
    expect(await pressed(`${GOBLINS}&press=add:ogre`)).toContain('goblin:4,bugbear:1,ogre:1');
    expect(await pressed(`${GOBLINS}&press=fewer:1`)).toMatch(/monsters=goblin:4$/);
    expect(await pressed(`${GOBLINS}&press=lock:0`)).toContain('goblin:4:l');
    expect(await pressed(`${GOBLINS}&press=placeholder&rating=2&who=Sir+Bob`)).toContain('cr-2~');
  });

  it('searches creatures like the lookup, and shows the difficulty with each of them added', async () => {
    const html = await page(`${GOBLINS}&q=undead+cr+2`);
    expect(html).toContain('value="add:ghast"');
    expect(wordsOf(html)).toMatch(/Add Ghast: difficulty becomes (hard|deadly)/);
    expect(wordsOf(html)).not.toContain('Add Aboleth');
  });

  it('generates an encounter in the chosen band around the locked monsters, the same for the same seed', async () => {
    const draw = `${PAGE}?edition=2014&party=4x5&monsters=ogre:1:l&shape=boss-minions&band=hard`;
    const first = await pressed(`${draw}&press=draw:abc`);
    expect(first).toContain('ogre:1:l');
    expect(first).toContain('seed=abc');
    expect(await pressed(`${draw}&press=draw:abc`)).toBe(first);
    expect(wordsOf(await page(first))).toMatch(/Hard (It could go badly|One bad roll)/);
    expect(await pressed(`${first}&press=again:1`)).toContain('ogre:1:l');
  });

  it('says why it cannot generate an encounter', async () => {
    const draw = `${PAGE}?edition=2014&party=2x1&shape=horde&band=easy&least=10&press=draw:x`;
    expect(wordsOf(await page(draw))).toContain('too much for easy');
  });

  it('says what in the URL it cannot read', async () => {
    const words = wordsOf(await page(`${PAGE}?edition=5e&monsters=goblin:0&with=nobodys`));
    expect(words).toContain('cannot be read as a monster');
    expect(words).toContain('This party no longer exists');
  });

  it.each([
    ['name', `${PAGE}?monsters=cr-1~${encodeURIComponent('%3Cimg%20src%3Dx%3E')}`],
    ['search', `${PAGE}?q=${encodeURIComponent('"><img src=x>')}`],
    ['day', `${PAGE}/day?fights=${encodeURIComponent('"><img src=x>')}`],
    ['print', `${PAGE}/print?name=${encodeURIComponent('<img src=x>')}&monsters=goblin`],
  ])('escapes typed HTML: %s', async (_, address) => {
    expect(await page(address)).not.toContain('<img src=x');
  });
});

it('prints a name that was cut within a surrogate pair', async () => {
  const long = encodeURIComponent(`${'a'.repeat(99)}😀`);
  expect(wordsOf(await page(`${PAGE}/print?name=${long}&monsters=goblin`))).toContain('aaaa');
});

describe('the weight of the builder page', () => {
  it('is at most 110 kB of scripts', async () => {
    const { script } = await weighHtml(admin.origin, await page(GOBLINS));
    expect(script).toBeGreaterThan(85);
    expect(script).toBeLessThan(110);
  });

  it('paper and strangers get no React scripts', async () => {
    const { script } = await weighHtml(admin.origin, await page(`${PAGE}/print?monsters=goblin`));
    expect(script).toBeLessThan(40);
  });
});

import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../harness/page-words';
import { PEOPLE, signedIn, Visitor } from '../harness/visitor';

const PAGE = '/dice-roller';

/** kB of script (gzip) that a page and its worker may load. */
const MODULE_KB = 10;
const WORKER_KB = 25;

const sha = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the dice pages', () => {
  let admin: Visitor;
  beforeAll(async () => {
    admin = await signedIn(PEOPLE.admin);
  });

  async function htmlAt(query: string, path = PAGE): Promise<string> {
    const answer = await admin.ask(`${path}${query}`);
    expect(answer.status).toBe(200);
    return answer.text();
  }

  it.each([PAGE, `${PAGE}/odds`, `${PAGE}/fairness`, `${PAGE}/kept`])(
    '%s is for admins until the tool is launched',
    async (path) => {
      expect((await new Visitor().ask(path)).headers.get('location')).toContain('/access-gate');
      const paying = await signedIn(PEOPLE.paying);
      expect((await paying.ask(path)).headers.get('location')).toContain('/no-access');
      expect((await admin.ask(path)).status).toBe(200);
    },
  );

  it('returns the same roll for everyone with the seeded link, and for the API', async () => {
    const query = '?e=4d6kh3&times=3&dc=12&seed=abc123&word=lantern';
    const json = await new Visitor().ask(`/dice/roll${query}`);
    const { rolls } = (await json.json()) as { rolls: { text: string }[] };
    expect(rolls).toHaveLength(3);
    const words = wordsOf(await htmlAt(query));
    expect(words).toContain('3 × 4d6kh3');
    for (const { text } of rolls.slice(0, 1)) expect(text).toMatch(/^4d6kh3 \(.*dropped/);
    expect(wordsOf(await htmlAt(query))).toContain(/3 times 4d6kh3: [^s]*/.exec(words)?.[0]);
    const [single] = (
      (await (await new Visitor().ask('/dice/roll?e=4d6kh3&seed=abc')).json()) as {
        rolls: { text: string }[];
      }
    ).rolls;
    expect(wordsOf(await htmlAt('?e=4d6kh3&seed=abc'))).toContain(single?.text);
  });

  it('shows a hash, keeps its seed secret, and reveals that seed after the roll', async () => {
    const html = await htmlAt('');
    const hash = /data-next-hash[^>]*>([0-9a-f]{64})</.exec(html)?.[1] ?? '';
    const ticket = /name="ticket" value="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(hash).not.toBe('');
    const form = new URLSearchParams({ e: '2d6', word: 'owl', ticket });
    const answer = await admin.ask(`${PAGE}?${form}`);
    expect(answer.status).toBe(303);
    const to = new URL(answer.headers.get('location') ?? '', 'http://here');
    const seed = to.searchParams.get('seed') ?? '';
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    // Neither the page nor the ticket contained the seed before the roll.
    expect(html).not.toContain(seed);
    expect(
      atob((ticket.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    ).not.toContain(seed);
    expect(sha(seed)).toBe(hash);
    expect(to.searchParams.get('hash')).toBe(hash);
    const words = wordsOf(await htmlAt(to.search));
    expect(words).toContain('✓ The seed matches the hash.');
    expect(words).toContain(seed);
    // The next page commits to another seed.
    expect(await htmlAt(to.search)).not.toContain(`name="ticket" value="${ticket}"`);
  });

  it('reports when a seed does not match the published hash, and when there was none', async () => {
    const hash = sha('abc');
    expect(wordsOf(await htmlAt(`?e=1d20&seed=abc&hash=${hash}`))).toContain('matches the hash');
    expect(wordsOf(await htmlAt(`?e=1d20&seed=abd&hash=${hash}`))).toContain(
      'does not match the hash',
    );
    expect(wordsOf(await htmlAt('?e=1d20&seed=abc'))).toContain('The seed came with the link');
    expect(wordsOf(await htmlAt('?e=1d20'))).toContain('without a hash shared before it');
  });

  it('refuses a forged ticket, and keeps what was typed', async () => {
    const html = await htmlAt('?e=3d8%2B2&ticket=k1.AAAA');
    expect(wordsOf(html)).toContain('The hash of that roll has expired.');
    expect(html).toContain('value="3d8+2"');
  });

  it('the keypad works without a script, and does not roll', async () => {
    const html = await htmlAt('?e=1d20&press=d20');
    expect(html).toContain('value="2d20"');
    expect(html).not.toContain('id="roll-title"');
  });

  it.each([
    ['?e=2d6%2Bx', 'character 5'],
    ['?e=1d6&times=900', 'Roll a whole number of times'],
    ['?e=1d6&dc=many', 'A DC is a whole number'],
    ['?e=1d6&seed=%3Cb%3E', 'A seed has up to 64'],
    [`?e=${'d'.repeat(5000)}`, 'Keep the dice under 500 characters.'],
    [`?e=1d6&word=${'w'.repeat(500)}`, 'The word has at most 60'],
  ])('answers %s with a sentence', async (query, sentence) => {
    expect(wordsOf(await htmlAt(query))).toContain(sentence);
  });

  const HOSTILE = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'-alert(1)-'",
    '</textarea><svg onload=alert(1)>',
    'javascript:alert(1)',
    '{{7*7}}',
    '\u0000\u202e<b>',
  ];
  it.each(
    HOSTILE.flatMap((text) =>
      ['e', 'word', 'times', 'dc', 'seed', 'hash', 'ticket', 'press', 'from', 'to'].map((field) => [
        field,
        text,
      ]),
    ),
  )('shows in %s %j escaped', async (field = '', text = '') => {
    for (const path of [PAGE, `${PAGE}/odds`]) {
      const query = new URLSearchParams({ e: '1d20', [field]: text });
      if (field === 'word') query.set('seed', 'abc');
      if (field === 'e')
        query.set('e', `1d6 [${text.replace(/[[\]]/g, '').slice(0, 50)}] # ${text}`);
      const html = await htmlAt(`?${query}`, path);
      expect(html).not.toMatch(/<script>alert|<img src=x|<svg onload|href="javascript:/i);
    }
  });

  it('shows the odds with a chart, a table and the requested range', async () => {
    const html = await htmlAt('?e=2d6&from=7&to=9', `${PAGE}/odds`);
    const words = wordsOf(html);
    expect(words).toContain('7 to 9: 41.67%, about 1 in 2.4');
    expect(html.match(/<rect /g)).toHaveLength(11);
    expect(html).toContain('<th scope="row">12</th>');
    expect(wordsOf(await htmlAt('?e=2d6%2B', `${PAGE}/odds`))).toContain('(character 5)');
    expect(wordsOf(await htmlAt('?e=1000d20', `${PAGE}/odds`))).toContain(
      'Too many cases to count',
    );
  });

  it('shows what is proven and what is not, and prints the distribution of the dice', async () => {
    const words = wordsOf(await htmlAt('', `${PAGE}/fairness`));
    expect(words).toContain('What is not');
    expect(words).toContain('166,255 (3)');
  });

  it.each([PAGE, `${PAGE}/odds`, `${PAGE}/fairness`, `${PAGE}/kept`])(
    '%s loads a small script, a small worker and no React',
    async (path) => {
      const html = await htmlAt('', path);
      expect(html).not.toContain('__remixContext');
      const script = /<script[^>]+src="(\/assets\/\w+-page-script-[\w.-]+\.js)"/.exec(html)?.[1];
      const worker = /data-dice-worker="(\/assets\/[\w.-]+\.js)"/.exec(html)?.[1];
      const weigh = async (address: string | undefined) => {
        expect(address).toBeDefined();
        const answer = await admin.ask(String(address));
        expect(answer.status).toBe(200);
        return gzipSync(await answer.text()).length / 1000;
      };
      expect(await weigh(script)).toBeLessThan(MODULE_KB);
      expect(await weigh(worker)).toBeLessThan(WORKER_KB);
    },
  );
});

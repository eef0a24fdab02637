import { describe, expect, it } from 'vitest';
import { writeTicket } from '~/platform/ticket.server';
import { appOrigin, freshAddress } from '../harness/origin';

const TICKET_SECRET = 'local-ticket-secret-that-is-long-enough-to-pass';

async function get(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${appOrigin()}${path}`, { redirect: 'manual' });
  return { status: answer.status, text: await answer.text() };
}

async function ticket(purpose = 'seed monsters', maxBytes = 5_000_000, minutes = 5) {
  const expiresAt = Date.now() + minutes * 60_000;
  return writeTicket(TICKET_SECRET, { purpose, maxBytes, expiresAt });
}

async function upload(body: string, signed: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${appOrigin()}/admin/seed/monsters?ticket=${signed}`, {
    method: 'PUT',
    body,
    headers: { 'CF-Connecting-IP': freshAddress(), ...headers },
  });
  return { status: answer.status, report: JSON.parse(await answer.text()) };
}

describe('a search', () => {
  const hostile = [
    "'",
    '"',
    '%',
    '_',
    '*',
    '"*" OR 1=1',
    "'; drop table monsters; --",
    'name:goblin',
    'NEAR(a b)',
    '🐉',
    '\\',
    'x'.repeat(60),
    'é'.repeat(60),
  ];

  it.each(hostile)('for %s succeeds and takes it as plain text', async (q) => {
    for (const path of ['/monsters/search', '/spells/search', '/monster-lookup']) {
      const { status } = await get(`${path}?q=${encodeURIComponent(q)}`);
      expect(status, path).toBe(200);
    }
    const { text } = await get('/monsters/search?q=goblin&limit=1');
    expect(JSON.parse(text).items[0].id).toBe('goblin');
  });

  it('sorts only by known fields', async () => {
    const { status, text } = await get('/monsters/search?sort=id%3Bdrop+table+monsters');
    expect(status).toBe(400);
    expect(JSON.parse(text).error).toMatch(/^[A-Z“"].*\.$/);
    expect((await get('/monster-lookup?sort=id%3Bdrop')).status).toBeLessThan(500);
  });

  it.each(['limit=-1', 'limit=1e9', 'limit=NaN', 'cursor=junk', 'cursor=', 'crMin=banana'])(
    'with %s returns a list or a sentence',
    async (query) => {
      for (const path of ['/monsters', '/monsters/search', '/spells']) {
        const { status, text } = await get(`${path}?${query}`);
        expect([200, 400]).toContain(status);
        if (status === 400) expect(JSON.parse(text).error.length).toBeGreaterThan(10);
      }
    },
  );

  it('with a forged cursor is refused with a sentence by every list', async () => {
    // The first is a cursor of another list, the second contains spelling corrections of words that were not typed.
    const stretch = btoa(JSON.stringify(['name', 1, ['a', 'b'], null]));
    const corrected = btoa(JSON.stringify(['relevance', 0, [1, 'a', 'b'], [[['dragon', 1]]]]));
    for (const cursor of [stretch, corrected].map((text) => text.replaceAll('=', ''))) {
      for (const path of ['/monsters?', '/monsters/search?q=go&', '/spells?', '/spells/search?']) {
        const { status, text } = await get(`${path}cursor=${cursor}`);
        expect(status, path).toBe(400);
        expect(JSON.parse(text).error).toMatch(/^"cursor" must be .*\.$/);
      }
      const { status, text } = await get(`/monster-lookup?q=go&cursor=${cursor}`);
      expect(status).toBe(400);
      expect(text).toContain('The page of results must be one that this search gave.');
    }
  });

  it('shows the searched text escaped, never as a script', async () => {
    const { status, text } = await get(
      `/monster-lookup?q=${encodeURIComponent('</script><script>alert(1)</script>')}`,
    );
    expect(status).toBe(200);
    expect(text).not.toContain('<script>alert(1)');
  });
});

describe('an upload of records', () => {
  it('needs a ticket for this purpose and stays within the size in the ticket', async () => {
    expect((await upload('{}', 'none')).status).toBe(403);
    expect((await upload('{}', await ticket('seed spells'))).status).toBe(403);
    expect((await upload('{}', await ticket('seed monsters', 100, -1))).status).toBe(403);
    expect((await upload('x'.repeat(500), await ticket('seed monsters', 100))).status).toBe(413);
    const gzip = { 'Content-Encoding': 'gzip' };
    expect((await upload('{}', await ticket(), gzip)).status).toBe(415);
  });

  it('accepts each ticket once, even when several requests send it at the same time', async () => {
    const signed = await ticket();
    const answers = await Promise.all([1, 2, 3].map(() => upload('{"slug":"goblin"}', signed)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    const again = await upload('{"slug":"goblin"}', signed);
    expect(again).toEqual({
      status: 403,
      report: { error: 'This upload link was already used.' },
    });
    // A refused upload does not use up its ticket.
    const small = await ticket('seed monsters', 100);
    expect((await upload('x'.repeat(500), small)).status).toBe(413);
    expect((await upload('{}', small)).status).toBe(200);
  });

  it('reports each bad line with a sentence, and changes neither JavaScript prototypes nor tables', async () => {
    const goblin = (await get('/monsters/goblin')).text;
    const lines = [
      '\uFEFF{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{"admin":true}}}',
      '[1,2]',
      'not json',
      '{"slug":1e999}',
      `{"name":"${'x'.repeat(3_000_000)}"}`,
      '',
      '{"slug":"goblin"}',
    ];
    const { status, report } = await upload(lines.join('\r\n'), await ticket());
    expect(status).toBe(200);
    expect(report).toMatchObject({ added: 0, changed: 0, rejectedCount: 7 });
    expect(report.rejected.map(({ line }: { line: number }) => line)).toEqual([
      1, 2, 3, 4, 5, 6, 8,
    ]);
    for (const { problem } of report.rejected) expect(problem.length).toBeGreaterThan(8);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    expect((await get('/monsters/goblin')).text).toBe(goblin);
  });
});

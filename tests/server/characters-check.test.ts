import { describe, expect, it } from 'vitest';
import { character } from '~/characters/record/character';
import { freshAddress } from '../harness/origin';
import { Visitor } from '../harness/visitor';

const CLERIC = {
  edition: '2014',
  race: 'hill-dwarf',
  classes: [{ class: 'cleric', level: 5, subclass: 'life' }],
  abilities: { base: { str: 14, dex: 8, con: 13, int: 10, wis: 15, cha: 12 } },
  hitPoints: 'average',
};

function check(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return new Visitor().ask('/characters/check', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      'CF-Connecting-IP': freshAddress(),
      ...headers,
    },
  });
}

describe('POST /characters/check', () => {
  it('returns the computed numbers for a minimal form', async () => {
    const answer = await check(CLERIC);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    // Constitution 15, Wisdom 16; hit points: 8 + 4 × 5, plus Constitution +2 and dwarven toughness 1 per level.
    expect(await answer.json()).toMatchObject({
      abilities: { con: 15, wis: 16 },
      modifiers: { con: 2, wis: 3 },
      proficiencyBonus: 3,
      hp: 8 + 4 * 5 + 5 * 2 + 5,
      speed: 25,
      initiative: -1,
      spellcasting: { dc: 14, attack: 6, slots: [4, 3, 2] },
      missing: expect.any(Array),
      problems: [],
    });
  });

  it('accepts a whole character file', async () => {
    const file = character.parse({ edition: '2024', levels: [{ class: 'fighter' }] });
    const answer = await check(file);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ proficiencyBonus: 2, hp: 10 });
  });

  it('needs no origin, and accepts cross-site requests, also with a cookie', async () => {
    const foreign = {
      Origin: 'https://evil.example',
      'Sec-Fetch-Site': 'cross-site',
      Cookie: '__Host-session=whatever',
    };
    const answer = await check(CLERIC, foreign);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  it.each([
    ['no JSON', '{"edition":', 400],
    ['a list', [CLERIC], 400],
    ['no edition', { ...CLERIC, edition: '1974' }, 400],
    ['an unknown field', { ...CLERIC, admin: true }, 400],
    ['too many levels', { ...CLERIC, classes: [{ class: 'cleric', level: 21 }] }, 400],
    ['more than 64 kB', { ...CLERIC, name: 'x'.repeat(70_000) }, 413],
    ['far more', 'x'.repeat(200_000), 413],
    ['a prototype', '{"edition":"2014","__proto__":{"a":1},"classes":[]}', 400],
    ['a deep nest', `{"edition":${'['.repeat(5000)}${']'.repeat(5000)}}`, 400],
  ])('refuses %s with a sentence', async (_, body, status) => {
    const answer = await check(body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/\.$/) });
  });

  it('reports an unknown race or class, and computes the rest', async () => {
    const answer = await check({ ...CLERIC, race: 'gungan' });
    expect(answer.status).toBeLessThan(500);
    expect(JSON.stringify(await answer.json())).toMatch(/gungan|race/i);
  });

  it('refuses GET, and rate limits each client address', async () => {
    const one = new Visitor();
    expect((await one.ask('/characters/check')).status).toBe(405);
    const headers = { 'CF-Connecting-IP': freshAddress(), 'Content-Type': 'application/json' };
    const statuses = new Set<number>();
    for (let asked = 0; asked < 400 && !statuses.has(429); asked += 1) {
      const answer = await one.ask('/characters/check', { method: 'POST', body: '{}', headers });
      await answer.arrayBuffer();
      statuses.add(answer.status);
    }
    expect([...statuses]).toEqual([400, 429]);
  });
});

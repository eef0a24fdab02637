import { describe, expect, it } from 'vitest';
import { Visitor } from '../harness/visitor';

const PATH = '/encounters/difficulty';

async function asked(query: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await new Visitor().ask(`${PATH}?${query}`);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe('the difficulty API', () => {
  it('is open to everyone, and returns the README’s example', async () => {
    const { status, body } = await asked(
      'edition=2014&party=3,3,4&monsters=goblin:4,ogre,cr-1/2:3',
    );
    expect(status).toBe(200);
    // 4 × 50 + 450 + 3 × 100 XP; eight monsters against three characters.
    expect(body).toMatchObject({
      edition: '2014',
      party: [3, 3, 4],
      multiplier: 2.5,
      raw: 950,
      adjusted: 2375,
      each: 316,
      thresholds: { easy: 275, medium: 550, hard: 825, deadly: 1300 },
      verdict: 'deadly',
    });
  });

  it('uses no multiplier for 2024, and accepts names as they are written', async () => {
    const { status, body } = await asked('edition=2024&party=4x3&monsters=Goblin%20Warrior:4,OGRE');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      multiplier: 1,
      raw: 650,
      adjusted: 650,
      verdict: 'low',
      thresholds: { low: 600, moderate: 900, high: 1600 },
      monsters: [
        { id: 'goblin-warrior.srd-5-2', count: 4 },
        { id: 'ogre.srd-5-2', count: 1 },
      ],
    });
  });

  it('includes the threshold in the higher difficulty', async () => {
    // Four characters of level 1: the high threshold is 400, which is the XP of four monsters of CR 1/2.
    const { body } = await asked('edition=2024&party=4x1&monsters=cr-1/2:4');
    expect(body).toMatchObject({ adjusted: 400, verdict: 'high' });
    expect((await asked('edition=2024&party=4x1&monsters=cr-0')).body).toMatchObject({
      verdict: 'none',
    });
    expect((await asked('edition=2014&party=4x5&monsters=cr-0')).body).toMatchObject({
      verdict: 'trivial',
    });
  });

  it.each([
    ['party=3&monsters=goblim', 'No monster here is called “goblim”. Did you mean goblin'],
    ['party=3&monsters=qqqqqqq', 'No monster here is called “qqqqqqq”.'],
    ['party=0&monsters=ogre', '"party" must be 1 to 20 levels'],
    ['party=3&monsters=ogre:101', 'there are 1 to 100 of a kind'],
    ['', '"party"'],
    [`party=3&monsters=${'x'.repeat(5000)}`, '"monsters" is such as'],
    ["party=3&monsters=x'y%22;--", 'No monster here is called'],
  ])('refuses %s with a 400 and a sentence', async (query, words) => {
    const { status, body } = await asked(query);
    expect(status).toBe(400);
    expect(body.error).toContain(words);
  });

  it('is cacheable, also at the edge', async () => {
    const answer = await new Visitor().ask(`${PATH}?party=1&monsters=ogre`);
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Visitor } from '../harness/visitor';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the dice API', () => {
  async function asked(path: string): Promise<{ answer: Response; body: Record<string, unknown> }> {
    const answer = await new Visitor().ask(path);
    return { answer, body: (await answer.json()) as Record<string, unknown> };
  }

  it('rolls a new result without a seed, and returns the seed', async () => {
    const { answer, body } = await asked('/dice/roll?e=1d1000000');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const again = await asked(`/dice/roll?e=1d1000000&seed=${body.seed}`);
    expect(again.body).toEqual(body);
    expect(body.hash).toBe(sha(String(body.seed)));
    expect((await asked('/dice/roll?e=1d1000000')).body.total).not.toBe(body.total);
  });

  it('is cacheable with a seed, because the result is always the same', async () => {
    const { answer } = await asked('/dice/roll?e=4d6kh3&seed=x');
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect((await asked('/dice/odds?e=2d6')).answer.headers.get('cache-control')).toMatch(
      /^public/,
    );
  });

  it('returns exact odds', async () => {
    const { body } = await asked('/dice/odds?e=2d6&from=10');
    expect(body).toMatchObject({ expression: '2d6', minimum: 2, maximum: 12, mean: 7 });
    const distribution = body.distribution as { total: number; chance: number }[];
    expect(distribution).toHaveLength(11);
    expect(distribution[5]?.chance).toBeCloseTo(1 / 6, 12);
    expect(body.asked).toMatchObject({ from: 10, to: null });
    expect((body.asked as { chance: number }).chance).toBeCloseTo(1 / 6, 12);
  });

  it.each([
    ['/dice/odds?e=2d6%2Bx', { field: 'e', position: 4 }],
    ['/dice/odds', { field: 'e', position: 0 }],
    ['/dice/roll?e=(1d6', { field: 'e', position: 0 }],
    ['/dice/roll?e=1d6&times=1000', { field: 'times' }],
    ['/dice/odds?e=1000d20', { field: 'e' }],
    ['/dice/odds?e=999999999d999999999', { field: 'e', position: 0 }],
    [`/dice/roll?e=${'('.repeat(4000)}`, { field: 'e' }],
    ['/dice/roll?e=%00%ff', { field: 'e' }],
  ])('answers %s with 400 and a sentence', async (path, expected) => {
    const { answer, body } = await asked(path);
    expect(answer.status).toBe(400);
    expect(body).toMatchObject({ ...expected, error: expect.stringMatching(/^[A-Z“(].+\.$/) });
  });
});

import { describe, expect, it } from 'vitest';
import { after, deedsOf, sentenceOf, twoOfTheParty } from '../../../../tests/harness/press-table';

const FIGHT = twoOfTheParty();
const set = (initiatives: string) =>
  deedsOf(FIGHT, { intent: 'initiatives', initiatives }).flatMap((deed) =>
    deed.do === 'initiative' ? deed.counts.map(({ row, count }) => [row, count]) : [],
  );
const rowOf = (id: string) => FIGHT.combatants[id]?.row;

describe('initiatives as one list', () => {
  it.each([
    'mira 18, tobin 7',
    'Mira: 18\nTobin: 7',
    '18 Mira; 7 Tobin',
    'mir 18,, tob 7',
    'Mira=18, Tobin +7',
  ])('%j', (typed) => {
    expect(set(typed)).toEqual([
      [rowOf('mira'), 18],
      [rowOf('tobin'), 7],
    ]);
  });

  it('give a kind its count in each of its rows', () => {
    const rows = new Set(
      Object.values(FIGHT.combatants).flatMap(({ name, row }) => (/^gob/i.test(name) ? [row] : [])),
    );
    expect(rows.size).toBeGreaterThan(0);
    expect(set('gobs 12')).toEqual([...rows].map((row) => [row, 12]));
  });

  it('count for nobody where one of them cannot be read, and say which', () => {
    const sentence = (initiatives: string) =>
      sentenceOf(FIGHT, { intent: 'initiatives', initiatives });
    expect(sentence('')).toMatch(/Type names and initiative/);
    expect(sentence('mira 18, zorn 4')).toBe('No combatant is called “zorn”.');
    expect(sentence('mira 18, tobin')).toMatch(/^“tobin”/);
    expect(sentence('mira 188')).toMatch(/^“mira 188”/);
  });

  it('stand in the fight after it', () => {
    const fight = after(
      FIGHT,
      deedsOf(FIGHT, { intent: 'initiatives', initiatives: 'tobin 21, mira −2' }),
    );
    expect(fight.rows[rowOf('tobin') ?? '']?.count).toBe(21);
    expect(fight.rows[rowOf('mira') ?? '']?.count).toBe(-2);
  });
});

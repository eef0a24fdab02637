import { expect, it } from 'vitest';
import { createRandom } from '~/rules/random';
import { trapLine } from './traps';

/** SRD 5.1, "Traps": Trap Save DCs and Attack Bonuses; Damage Severity by Level. */
const BANDS = {
  setback: { dc: [10, 11], attack: [3, 5] },
  dangerous: { dc: [12, 15], attack: [6, 8] },
  deadly: { dc: [16, 20], attack: [9, 12] },
} as const;

it.each([
  [3, { setback: 1, dangerous: 2, deadly: 4 }],
  [8, { setback: 2, dangerous: 4, deadly: 10 }],
  [12, { setback: 4, dangerous: 10, deadly: 18 }],
  [18, { setback: 10, dangerous: 18, deadly: 24 }],
] as const)(
  'traps for level %i have the numbers of their severity, and reach both ends',
  (level, dice) => {
    const met = new Set<string>();
    for (let seed = 0; seed < 600; seed += 1) {
      const line = trapLine(level, createRandom(`trap ${seed}`));
      const severity = /\((setback|dangerous|deadly);/.exec(line)?.[1] as keyof typeof BANDS;
      const { dc, attack } = BANDS[severity];
      expect(line).toContain(`${dice[severity]}d10 `);
      for (const [, number] of line.matchAll(/DC (\d+)/g)) {
        expect(Number(number), line).toBeGreaterThanOrEqual(dc[0]);
        expect(Number(number), line).toBeLessThanOrEqual(dc[1]);
      }
      const hit = /\+(\d+) to hit/.exec(line)?.[1];
      if (hit === undefined) continue;
      expect(Number(hit), line).toBeGreaterThanOrEqual(attack[0]);
      expect(Number(hit), line).toBeLessThanOrEqual(attack[1]);
      met.add(`${severity} ${hit}`);
    }
    expect(met).toContain('setback 5');
    expect(met).toContain('dangerous 8');
    expect(met).not.toContain('dangerous 9');
  },
);

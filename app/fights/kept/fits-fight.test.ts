import { describe, expect, it } from 'vitest';
import { LONGEST_MAT } from '../log/mat-limits';
import { fitsFight } from './fits-fight';
import { judgeEvent } from './judge-event';

const mapOf = (json: string) => ({ id: 'm', name: '∞'.repeat(100), width: 100, height: 100, json });
const isTaken = (json: string) =>
  judgeEvent({ v: 1, id: 'e', by: 'gm', at: 1, deeds: [{ do: 'mat', map: mapOf(json) }] }, 'gm').ok;

describe('a map in a fight', () => {
  it('is as large as its event may be, with its quotes and letters as they are written there', () => {
    for (const [letter, bytes] of [
      ['x', 1],
      ['"', 2],
      ['ж', 2],
      ['∞', 3],
    ] as const) {
      const most = letter.repeat(Math.floor((LONGEST_MAT - 2) / bytes));
      expect(fitsFight(mapOf(most))).toBe(true);
      expect(isTaken(most)).toBe(true);
      expect(fitsFight(mapOf(most + letter))).toBe(false);
    }
    const escaped = '"'.repeat(LONGEST_MAT - 10);
    expect(isTaken(escaped)).toBe(false);
    expect(fitsFight(mapOf(escaped))).toBe(false);
  });

  it('has at most 10,000 squares', () => {
    expect(fitsFight({ width: 100, height: 100, json: '{}' })).toBe(true);
    expect(fitsFight({ width: 101, height: 100, json: '{}' })).toBe(false);
  });
});

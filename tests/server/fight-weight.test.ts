import { describe, expect, it } from 'vitest';
import { weighPage } from '../bench/weigh-page.mjs';
import { appOrigin } from '../harness/origin';
import { Visitor } from '../harness/visitor';

/** kB of scripts, gzip, that a first visit to the heaviest tool may load; the design says so. */
const BUDGET_KB = 165;

/** What no first press waits for. */
const LATE = [
  ...['told-log', 'fight-commands', 'read-fight-file', 'beside-statblock'],
  ...['monster-finder', 'paper-sheet', 'page-follow-fight', 'turn-hands'],
];

describe('the scripts of a first visit to the tracker', () => {
  it('stay within the budget of the heaviest tool', async () => {
    const { script } = await weighPage(appOrigin(), '/try/initiative-tracker');
    expect(script).toBeGreaterThan(90);
    expect(script).toBeLessThan(BUDGET_KB);
  });

  it('leave out what comes at first use', async () => {
    const html = await (await new Visitor().ask('/try/initiative-tracker')).text();
    for (const late of LATE) {
      expect(html).not.toContain(`/assets/${late}`);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { weighPage } from '../bench/weigh-page.mjs';
import { appOrigin } from '../harness/origin';
import { Visitor } from '../harness/visitor';

/** Budget of the design for the heaviest tool: kB of scripts (gzip) at a first visit. */
const BUDGET_KB = 165;

/** Modules that must not load before the first interaction. */
const LATE = [
  'told-log',
  'fight-commands',
  'read-fight-file',
  'beside-statblock',
  'monster-finder',
  'paper-sheet',
  'page-follow-fight',
  'turn-hands',
];

describe('the scripts of a first visit to the tracker', () => {
  it('stay within the budget', async () => {
    const { script } = await weighPage(appOrigin(), '/try/initiative-tracker');
    expect(script).toBeGreaterThan(90);
    expect(script).toBeLessThan(BUDGET_KB);
  });

  it('do not include modules that load at first use', async () => {
    const html = await (await new Visitor().ask('/try/initiative-tracker')).text();
    for (const late of LATE) {
      // The server renders a statblock, so that its style sheet does come with the page.
      expect(html).not.toMatch(new RegExp(`/assets/${late}-[\\w-]+\\.js`));
    }
  });
});

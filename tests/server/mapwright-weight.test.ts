import { describe, expect, it } from 'vitest';
import { weighPage } from '../bench/weigh-page.mjs';
import { appOrigin } from '../harness/origin';
import { Visitor } from '../harness/visitor';

/** Budget of the design for the heaviest tool: kB of scripts (gzip) at a first visit. */
const BUDGET_KB = 150;

describe('the scripts of a first visit to Mapwright', () => {
  it('stay within the budget', async () => {
    const { script } = await weighPage(appOrigin(), '/try/mapwright');
    expect(script).toBeGreaterThan(90);
    expect(script).toBeLessThan(BUDGET_KB);
  });

  it('do not include modules that load at first use', async () => {
    const html = await (await new Visitor().ask('/try/mapwright')).text();
    for (const late of ['map-pieces', 'restore-map', 'make-files', 'resize-form', 'print-dialog']) {
      expect(html).not.toContain(`/assets/${late}`);
    }
  });
});

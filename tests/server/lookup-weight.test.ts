import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { publicId } from '~/compendium/records/public-id';
import { paths } from '~/paths';
import { weighPage } from '../bench/weigh-page.mjs';
import { appOrigin } from '../harness/origin';
import { severalAtOnce } from '../harness/several';
import { SRD_MONSTERS } from '../harness/srd-5-1';
import { SRD_52_MONSTERS } from '../harness/srd-5-2';
import { Visitor } from '../harness/visitor';

/** kB after gzip that a first visit may load; the design says so. */
const SCRIPT_KB = 105;
const PAGE_KB = 14;

/** What the list may load with everything of its pane. */
const WITH_PANE_KB = 118;

/** What a monster's window of lists and note may add, with the parts of the house that it brings. */
const WINDOW_KB = 8.5;

async function textOf(path: string): Promise<string> {
  const answer = await new Visitor().ask(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

/** The pages of the monsters with the most to say, of both documents: of all the others the pages are lighter. */
function fullestPages(most: number): string[] {
  const sized = [...SRD_MONSTERS, ...SRD_52_MONSTERS].map((record) => {
    const named = publicId(record.source, record.slug);
    return { path: named.ok ? paths.monster({ id: named.id }) : '', bytes: packed(record) };
  });
  sized.sort((a, b) => b.bytes - a.bytes);
  return sized.slice(0, most).map(({ path }) => path);
}

function packed(record: unknown): number {
  return gzipSync(JSON.stringify(record)).length;
}

describe('a first visit to Monster Lookup', () => {
  it.each([
    '/monster-lookup',
    '/monster-lookup?edition=both',
    '/monster-lookup/goblin',
    '/monster-lookup/goblin-warrior.srd-5-2',
    '/monster-lookup/spells/wish',
    '/monster-lookup/spells/wish.srd-5-2',
    '/monster-lookup/spells/find-familiar',
    '/monster-lookup/compare?ids=lich,vampire',
    '/monster-lookup/compare?ids=lich,lich.srd-5-2',
  ])(
    'loads no more script for %s than the design allows, and no more words and styles',
    async (path) => {
      const { script, page } = await weighPage(appOrigin(), path);
      expect(script).toBeGreaterThan(85);
      expect(script).toBeLessThan(SCRIPT_KB);
      expect(page).toBeGreaterThan(8);
      expect(page).toBeLessThan(PAGE_KB);
    },
  );

  it('keeps the pane beside the list out of the first visit, and light when it comes', async () => {
    const { script } = await weighPage(appOrigin(), '/monster-lookup');
    const parts = ['list-pane', 'roll-tray', 'roll-result', 'throw-roll'];
    const all = await weighPage(appOrigin(), '/monster-lookup', parts);
    expect(all.script).toBeGreaterThan(script + 5);
    expect(all.script).toBeLessThan(WITH_PANE_KB);
  });

  it('keeps the window of lists and note out of the first visit, and light when it is opened', async () => {
    const { script } = await weighPage(appOrigin(), '/monster-lookup/goblin');
    for (const whose of ['account', 'device']) {
      const parts = ['mine-windows', `${whose}-window`];
      const all = await weighPage(appOrigin(), '/monster-lookup/goblin', parts);
      expect(all.script).toBeGreaterThan(script + 3);
      expect(all.script).toBeLessThan(script + WINDOW_KB);
    }
  });

  it('loads no monster whose page weighs more than the design allows', async () => {
    const weights: [path: string, bytes: number][] = [];
    await severalAtOnce(fullestPages(30), async (path) => {
      weights.push([path, gzipSync(await textOf(path)).length]);
    });
    // All have the same style sheets: the page with the most words is the heaviest.
    const [[heaviest] = ['']] = weights.sort(([, a], [, b]) => b - a);
    const { page } = await weighPage(appOrigin(), heaviest);
    expect(page).toBeGreaterThan(12);
    expect(page, heaviest).toBeLessThan(PAGE_KB);
  });
});

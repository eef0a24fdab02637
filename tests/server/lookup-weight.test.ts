import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { weighPage } from '../bench/weigh-page.mjs';
import { appOrigin } from '../harness/origin';
import { severalAtOnce } from '../harness/several';
import { Visitor } from '../harness/visitor';

/** kB after gzip that a first visit may load; the design says so. */
const SCRIPT_KB = 105;
const PAGE_KB = 14;

/** What the list may load with everything of its pane. */
const WITH_PANE_KB = 118;

/** The monsters of both documents, and the owner's few that a test may have added. */
const LEAST_MONSTERS = 650;

async function textOf(path: string): Promise<string> {
  const answer = await new Visitor().ask(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

/** The pages of all monsters, as the site map names them. */
async function monsterPages(): Promise<string[]> {
  const map = await textOf('/sitemap.xml');
  const found = map.matchAll(/<loc>[^<]*(\/monster-lookup\/[\w.-]+)<\/loc>/g);
  return [...found].map(([, path]) => path ?? '');
}

describe('a first visit to Monster Lookup', () => {
  it.each([
    '/monster-lookup',
    '/monster-lookup?edition=both',
    '/monster-lookup/goblin',
    '/monster-lookup/goblin-warrior.srd-5-2',
    '/monster-lookup/spells/wish',
    '/monster-lookup/spells/wish.srd-5-2',
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

  it('loads no monster whose page weighs more than the design allows', async () => {
    const paths = await monsterPages();
    expect(paths.length).toBeGreaterThan(LEAST_MONSTERS);
    const weights: [path: string, bytes: number][] = [];
    await severalAtOnce(paths, async (path) => {
      weights.push([path, gzipSync(await textOf(path)).length]);
    });
    // All have the same style sheets: the page with the most words is the heaviest.
    const [[heaviest] = ['']] = weights.sort(([, a], [, b]) => b - a);
    const { page } = await weighPage(appOrigin(), heaviest);
    expect(page).toBeGreaterThan(12);
    expect(page, heaviest).toBeLessThan(PAGE_KB);
  });
});

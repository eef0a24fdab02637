import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { publicId } from '~/compendium/records/public-id';
import { paths } from '~/paths';
import { weighPage, weighVisit } from '../bench/weigh-page.mjs';
import { appOrigin } from '../harness/origin';
import { severalAtOnce } from '../harness/several';
import { SRD_MONSTERS, SRD_SPELLS } from '../harness/srd-5-1';
import { SRD_52_MONSTERS, SRD_52_SPELLS } from '../harness/srd-5-2';
import { Visitor } from '../harness/visitor';

/** kB after gzip that a first visit may load; the design says so. */
const SCRIPT_KB = 115;
const PAGE_KB = 14;

/** What the list may load with its pane, a monster's lists and note, the page of all lists and the menu of exports, all of them used. */
const ALL_USED_KB = 128;

/** What a monster's window of lists and note may add, with the parts of the house that it brings. */
const WINDOW_KB = 8;

async function textOf(path: string): Promise<string> {
  const answer = await new Visitor().ask(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

/** The pages of the records with the most to say, of both documents: of all the others the pages are lighter. */
function fullestPages<Record extends { source: string; slug: string }>(
  records: readonly Record[],
  pathOf: (of: { id: string }) => string,
  most: number,
): string[] {
  const sized = records.map((record) => {
    const named = publicId(record.source, record.slug);
    return { path: named.ok ? pathOf(named) : '', bytes: packed(record) };
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

  it('keeps pane, note, lists and exports out of the first visit, and light when all of them are used', async () => {
    const { script } = await weighPage(appOrigin(), '/monster-lookup');
    const pane = { path: '/monster-lookup', parts: ['list-pane', 'roll-tray', 'mine'] };
    const beside = await weighVisit(appOrigin(), [pane]);
    expect(beside).toBeGreaterThan(script + 12);
    // On the way: the monster's own page, which has the menu, and the page of all lists.
    const all = await weighVisit(appOrigin(), [
      pane,
      { path: '/monster-lookup/goblin', parts: ['monster-tools', 'roll-tray', 'mine'] },
      { path: '/monster-lookup/lists', parts: [] },
    ]);
    expect(all).toBeGreaterThan(beside + 5);
    expect(all).toBeLessThan(ALL_USED_KB);
  });

  it('keeps the window of lists and note out of the first visit, and light when it is opened', async () => {
    const { script } = await weighPage(appOrigin(), '/monster-lookup/goblin');
    const all = await weighPage(appOrigin(), '/monster-lookup/goblin', ['mine']);
    expect(all.script).toBeGreaterThan(script + 3);
    expect(all.script).toBeLessThan(script + WINDOW_KB);
  });

  it.each([
    ['monster', fullestPages([...SRD_MONSTERS, ...SRD_52_MONSTERS], paths.monster, 30)],
    ['spell', fullestPages([...SRD_SPELLS, ...SRD_52_SPELLS], paths.spell, 40)],
  ])('loads no %s whose page weighs more than the design allows', async (_, fullest) => {
    const weights: [path: string, bytes: number][] = [];
    await severalAtOnce(fullest, async (path) => {
      weights.push([path, gzipSync(await textOf(path)).length]);
    });
    // All of a kind have the same style sheets: the page with the most words is the heaviest.
    const [[heaviest] = ['']] = weights.sort(([, a], [, b]) => b - a);
    const { page } = await weighPage(appOrigin(), heaviest);
    expect(page).toBeGreaterThan(12);
    expect(page, heaviest).toBeLessThan(PAGE_KB);
  });
});

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

/** Budget of the design for a first visit, in kB after gzip. */
const SCRIPT_KB = 115;
const PAGE_KB = 14;

/**
 * Script budget (kB) when everything has been used: the list with its pane, a monster's lists and note, the page of all
 * lists and the export menu.
 */
const ALL_USED_KB = 128;

/** Budget (kB) for a monster's dialog of lists and note, with the shared components that it loads. */
const WINDOW_KB = 8;

async function textOf(path: string): Promise<string> {
  const answer = await new Visitor().ask(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

/** The pages of the longest records of both documents; the pages of all other records are lighter. */
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
  ])('loads for %s no more script, page text and styles than the design allows', async (path) => {
    const { script, page } = await weighPage(appOrigin(), path);
    expect(script).toBeGreaterThan(85);
    expect(script).toBeLessThan(SCRIPT_KB);
    expect(page).toBeGreaterThan(8);
    expect(page).toBeLessThan(PAGE_KB);
  });

  it('does not load pane, note, lists and exports at first, and stays within the budget when all of them are used', async () => {
    const { script } = await weighPage(appOrigin(), '/monster-lookup');
    const pane = { path: '/monster-lookup', parts: ['list-pane', 'roll-tray', 'mine'] };
    const beside = await weighVisit(appOrigin(), [pane]);
    expect(beside).toBeGreaterThan(script + 12);
    // In between: the monster's own page with its export menu, and the page of all lists.
    const all = await weighVisit(appOrigin(), [
      pane,
      { path: '/monster-lookup/goblin', parts: ['monster-tools', 'roll-tray', 'mine'] },
      { path: '/monster-lookup/lists', parts: [] },
    ]);
    expect(all).toBeGreaterThan(beside + 5);
    expect(all).toBeLessThan(ALL_USED_KB);
  });

  it('does not load the dialog of lists and note at first, and stays within the budget when it is opened', async () => {
    const { script } = await weighPage(appOrigin(), '/monster-lookup/goblin');
    const all = await weighPage(appOrigin(), '/monster-lookup/goblin', ['mine']);
    expect(all.script).toBeGreaterThan(script + 3);
    expect(all.script).toBeLessThan(script + WINDOW_KB);
  });

  it.each([
    ['monster', fullestPages([...SRD_MONSTERS, ...SRD_52_MONSTERS], paths.monster, 30)],
    ['spell', fullestPages([...SRD_SPELLS, ...SRD_52_SPELLS], paths.spell, 40)],
  ])('no page of the %s weighs more than the design allows', async (_, fullest) => {
    const weights: [path: string, bytes: number][] = [];
    await severalAtOnce(fullest, async (path) => {
      weights.push([path, gzipSync(await textOf(path)).length]);
    });
    // All pages of a kind load the same stylesheets, so the page with the longest text is the heaviest.
    const [[heaviest] = ['']] = weights.sort(([, a], [, b]) => b - a);
    const { page } = await weighPage(appOrigin(), heaviest);
    expect(page).toBeGreaterThan(12);
    expect(page, heaviest).toBeLessThan(PAGE_KB);
  });
});

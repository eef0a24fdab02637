import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright/test';
import { open } from './open-page';
import { expect, test } from './page-test';

/** The words on each sheet that a page prints. */
async function sheetsOf(page: Page, format: 'A4' | 'Letter'): Promise<string[]> {
  const data = new Uint8Array(await page.pdf({ format }));
  const paper = await getDocument({ data, verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: paper.numPages }, async (_, at) => {
      const { items } = await (await paper.getPage(at + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
}

/** A line that is spaced by its kerning comes out of the paper in pieces. */
function bare(words: string): string {
  return words.replace(/\s+/g, '');
}

const STATBLOCKS = '/monster-lookup/compare?layout=print&ids=';

test('no sheet is printed for the credit alone, nor for nothing', async ({ page }) => {
  test.setTimeout(120_000);
  for (const [address, most] of [
    ['/monster-lookup/goblin', 1],
    ['/monster-lookup/lich', 1],
    ['/monster-lookup/kraken', 1],
    ['/monster-lookup/adult-red-dragon', 1],
    ['/monster-lookup/archmage', 1],
    ['/monster-lookup/tarrasque', 1],
    [`${STATBLOCKS}lich`, 1],
    [`${STATBLOCKS}goblin,orc,lich,owlbear,adult-red-dragon`, 3],
    [`${STATBLOCKS}goblin,orc,lich,owlbear`, 2],
    [`${STATBLOCKS}adult-red-dragon,ancient-red-dragon,lich`, 3],
    ['/monster-lookup/spells/wish', 2],
    ['/monster-lookup/compare?ids=goblin,orc,lich,owlbear', 3],
  ] as const) {
    await open(page, address);
    for (const format of ['A4', 'Letter'] as const) {
      const sheets = await sheetsOf(page, format);
      expect(sheets.length, `${address}, ${format}`).toBeLessThanOrEqual(most);
      expect(bare(sheets.join(' '))).toContain('SystemReferenceDocument');
      for (const sheet of sheets) {
        const beside = bare(sheet).replace(/Containsmaterial.*fullcredit/s, '');
        expect(beside.length, `${address}, ${format}`).toBeGreaterThan(50);
      }
    }
  }
});

test('an entry of a statblock stands whole on one sheet', async ({ page }) => {
  await page.goto(`${STATBLOCKS}ancient-red-dragon,lich,androsphinx,drow,archmage`);
  const entries = await page.evaluate(() =>
    [...document.querySelectorAll('article div:has(> p > b)')].map((one) => one.textContent ?? ''),
  );
  expect(entries.length).toBeGreaterThan(25);
  for (const format of ['A4', 'Letter'] as const) {
    const sheets = (await sheetsOf(page, format)).map(bare);
    const torn = entries.filter((entry) => !sheets.some((sheet) => sheet.includes(bare(entry))));
    expect(torn, format).toEqual([]);
  }
});

test('the list prints its monsters, and nothing that only a screen can use', async ({ page }) => {
  await open(page, '/monster-lookup?type=humanoid');
  const [sheet = '', ...others] = await sheetsOf(page, 'A4');
  expect(others).toEqual([]);
  expect(sheet).toContain('Bandit Captain');
  expect(sheet).not.toContain('Compare');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('checkbox').first()).toBeHidden();
  for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeHidden();
});

test('a statblock comes on paper in its frame, with its words alone', async ({ page }) => {
  await open(page, '/monster-lookup/adult-red-dragon');
  const [sheet = ''] = await sheetsOf(page, 'A4');
  expect(bare(sheet)).toContain('LegendaryActions');
  expect(bare(sheet)).not.toMatch(/ProficiencyBonus|Favorite|Commands/);
  await page.emulateMedia({ media: 'print' });
  const leaf = page.getByRole('article', { name: 'Adult Red Dragon' });
  const border = await leaf.evaluate((one) => getComputedStyle(one).borderTopStyle);
  expect(border).toBe('double');
});

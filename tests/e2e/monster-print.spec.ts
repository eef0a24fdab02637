import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright/test';
import { open } from './open-page';
import { expect, test } from './page-test';

const FORMATS = ['A4', 'Letter'] as const;

/** The text of each page of the printed PDF. */
async function sheetsOf(page: Page, format: (typeof FORMATS)[number]): Promise<string[]> {
  const data = new Uint8Array(await page.pdf({ format }));
  const paper = await getDocument({ data, verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: paper.numPages }, async (_, at) => {
      const { items } = await (await paper.getPage(at + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
}

/** Removes spaces, because a PDF splits a kerned line into pieces. */
function bare(words: string): string {
  return words.replace(/\s+/g, '');
}

const STATBLOCKS = '/monster-lookup/compare?layout=print&ids=';

test('a list prints its monsters, a statblock prints its text in a frame, and screen-only controls are not printed', async ({
  page,
}) => {
  await open(page, '/monster-lookup?type=humanoid');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  const [list = '', ...others] = await sheetsOf(page, 'A4');
  expect(others).toEqual([]);
  expect(list).toContain('Bandit Captain');
  expect(list).not.toContain('Compare');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('checkbox').first()).toBeHidden();
  for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeHidden();
  await page.emulateMedia({ media: null });

  await open(page, '/monster-lookup/adult-red-dragon');
  await expect(page.getByRole('button', { name: 'Commands' })).toBeVisible();
  const [statblock = ''] = await sheetsOf(page, 'A4');
  expect(bare(statblock)).toContain('LegendaryActions');
  expect(bare(statblock)).not.toMatch(/ProficiencyBonus|Favorite|Commands/);
  await page.emulateMedia({ media: 'print' });
  const leaf = page.getByRole('article', { name: 'Adult Red Dragon' });
  const border = await leaf.evaluate((one) => getComputedStyle(one).borderTopStyle);
  expect(border).toBe('double');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no page is printed for the credit alone or empty', async ({ page }) => {
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
      await page.goto(address);
      for (const format of FORMATS) {
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

  test('each entry of a statblock is printed whole on one page', async ({ page }) => {
    await page.goto(`${STATBLOCKS}ancient-red-dragon,lich,androsphinx,drow,archmage`);
    const entries = await page
      .locator('article div:has(> p > b)')
      .evaluateAll((found) => found.map((one) => one.textContent ?? ''));
    expect(entries.length).toBeGreaterThan(25);
    for (const format of FORMATS) {
      const sheets = (await sheetsOf(page, format)).map(bare);
      const torn = entries.filter((entry) => !sheets.some((sheet) => sheet.includes(bare(entry))));
      expect(torn, format).toEqual([]);
    }
  });
});

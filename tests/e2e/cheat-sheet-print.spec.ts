import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from './page-test';

/** The cheat sheet on paper: as it is, and whole on both sides of one sheet. */

function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}

/** The text of each column of each page, without spaces. */
async function columnsOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const columns: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width = 0] = page.view;
    const texts = ['', '', ''];
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item)) continue;
      const column = Math.min(Math.floor((Number(item.transform[4]) - 39) / ((width - 78) / 3)), 2);
      texts[Math.max(column, 0)] += squeezed(item.str);
    }
    columns.push(...texts);
  }
  return columns;
}

test('Download PDF opens the print dialog', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/cheat-sheet');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});

test('One sheet prints the whole sheet small, whatever is searched for, and leaves the screen as it was', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      const small = document.querySelectorAll('[data-one-page]').length;
      const hidden = document.querySelectorAll('[data-sheet] [hidden]').length;
      document.documentElement.setAttribute('data-printed', `${small} small, ${hidden} hidden`);
      dispatchEvent(new Event('afterprint'));
    };
  });
  await page.goto('/cheat-sheet?q=cover');
  const shown = page.locator('[data-sheet] article:not([hidden])');
  await expect(shown).not.toHaveCount(0);
  const before = await shown.count();
  await page.getByRole('link', { name: 'One sheet' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1 small, 0 hidden');
  await expect(page.locator('[data-one-page]')).toHaveCount(0);
  await expect(page).toHaveURL(/cheat-sheet\?q=cover$/);
  await expect(shown).toHaveCount(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const edition of ['2014', '2024']) {
    test(`the sheet of ${edition} goes on both sides of one sheet, whole, in type of 8 points`, async ({
      page,
    }) => {
      await page.goto(`/cheat-sheet?edition=${edition}`);
      await page.getByRole('link', { name: 'One sheet' }).click();
      await expect(page.getByText('on both sides of one sheet of A4 or Letter')).toBeVisible();
      const cards = await page.getByRole('heading', { level: 3 }).allTextContents();
      for (const format of ['A4', 'Letter']) {
        const pdf = await page.pdf({ format, preferCSSPageSize: true });
        const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
        expect(document.numPages, format).toBe(2);
        const pages = [await document.getPage(1), await document.getPage(2)];
        const contents = await Promise.all(pages.map((one) => one.getTextContent()));
        const items = contents.flatMap((content) => content.items);
        const words = squeezed(items.map((item) => ('str' in item ? item.str : '')).join(''));
        const points = items.flatMap((item) =>
          'str' in item && item.str.trim() !== '' ? [item.height] : [],
        );
        expect(Math.min(...points), format).toBeGreaterThanOrEqual(7.95);
        expect(cards.filter((title) => !words.includes(squeezed(title)))).toEqual([]);
        expect(words).toContain('SystemReferenceDocument');
      }
    });
  }
});

for (const format of ['A4', 'Letter'] as const) {
  for (const edition of ['2014', '2024'] as const) {
    test(`on ${format} the sheet of ${edition} prints without a cut card`, async ({ page }) => {
      await page.goto(`/cheat-sheet?edition=${edition}`);
      const cards = await page.getByRole('article').evaluateAll((articles) =>
        articles.map((card) => ({
          title: card.querySelector('h3')?.textContent ?? '',
          source: card.querySelector('p:last-child')?.textContent ?? '',
        })),
      );
      const pdf = await page.pdf({ format });
      const columns = await columnsOf(pdf);
      // A card is whole where its title stands in the same column as the reference at its foot.
      const cut = cards.filter(({ title, source }) => {
        const [titleWords, sourceWords] = [squeezed(title), squeezed(source)];
        return !columns.some((column) => {
          const at = column.indexOf(titleWords);
          return at !== -1 && column.indexOf(sourceWords, at) !== -1;
        });
      });
      expect(cards.length).toBeGreaterThan(50);
      expect(cut).toEqual([]);
      expect(columns.length).toBeLessThanOrEqual(15);
      // The credit shares its sheet with cards.
      const credit = columns.findIndex((column) => column.includes('SystemReferenceDocument'));
      expect(credit).toBeGreaterThanOrEqual(0);
      const sheet = columns.slice(credit - (credit % 3), credit - (credit % 3) + 3).join('');
      expect(cards.filter(({ title }) => sheet.includes(squeezed(title))).length).toBeGreaterThan(
        0,
      );
    });
  }
}

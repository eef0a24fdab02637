import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from './page-test';

/** The printed cheat sheet: as it is, and as a whole on both sides of one sheet of paper. */

const EDITIONS = ['2014', '2024'] as const;
const FORMATS = ['A4', 'Letter'] as const;

function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}

type Word = { text: string; left: number; height: number };

/** The words and the width of each page of a PDF. */
async function sheetsOf(pdf: Buffer): Promise<{ width: number; words: Word[] }[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const page = await document.getPage(at + 1);
      const [, , width = 0] = page.view;
      const { items } = await page.getTextContent();
      const words = items.flatMap((item) =>
        'str' in item
          ? [{ text: squeezed(item.str), left: Number(item.transform[4]), height: item.height }]
          : [],
      );
      return { width, words };
    }),
  );
}

/** The text of each column of each page, without spaces. */
async function columnsOf(pdf: Buffer): Promise<string[]> {
  const sheets = await sheetsOf(pdf);
  return sheets.flatMap(({ width, words }) => {
    const texts = ['', '', ''];
    for (const { text, left } of words) {
      const column = Math.min(Math.floor((left - 39) / ((width - 78) / 3)), 2);
      texts[Math.max(column, 0)] += text;
    }
    return texts;
  });
}

test('Download PDF opens the print dialog; One sheet prints the whole sheet in small type, also during a search, and restores the screen afterwards', async ({
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
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', /^0 small, [1-9]\d* hidden$/);
  await page.getByRole('link', { name: 'One sheet' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1 small, 0 hidden');
  await expect(page.locator('[data-one-page]')).toHaveCount(0);
  await expect(page).toHaveURL(/cheat-sheet\?q=cover$/);
  await expect(shown).toHaveCount(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole cheat sheet fits on both sides of one sheet, in type of 8 points', async ({
    page,
  }) => {
    for (const edition of EDITIONS) {
      await page.goto(`/cheat-sheet?edition=${edition}`);
      await expect(page.getByRole('button', { name: 'Download PDF' })).toBeHidden();
      await page.getByRole('link', { name: 'One sheet' }).click();
      await expect(page.getByText('on both sides of one sheet of A4 or Letter')).toBeVisible();
      const cards = await page.getByRole('heading', { level: 3 }).allTextContents();
      for (const format of FORMATS) {
        const sheets = await sheetsOf(await page.pdf({ format, preferCSSPageSize: true }));
        expect(sheets, `${edition}, ${format}`).toHaveLength(2);
        const words = sheets.flatMap((sheet) => sheet.words).filter(({ text }) => text !== '');
        const whole = words.map(({ text }) => text).join('');
        expect(Math.min(...words.map(({ height }) => height)), format).toBeGreaterThanOrEqual(7.95);
        expect(cards.filter((title) => !whole.includes(squeezed(title)))).toEqual([]);
        expect(whole).toContain('SystemReferenceDocument');
      }
    }
  });

  test('the cheat sheet prints without splitting a card', async ({ page }) => {
    for (const edition of EDITIONS) {
      await page.goto(`/cheat-sheet?edition=${edition}`);
      const cards = await page.getByRole('article').evaluateAll((articles) =>
        articles.map((card) => ({
          title: card.querySelector('h3')?.textContent ?? '',
          source: card.querySelector('p:last-child')?.textContent ?? '',
        })),
      );
      expect(cards.length).toBeGreaterThan(50);
      for (const format of FORMATS) {
        const columns = await columnsOf(await page.pdf({ format }));
        // A card is not split if its title is in the same column as the reference at its end.
        const cut = cards.filter(({ title, source }) => {
          const [titleWords, sourceWords] = [squeezed(title), squeezed(source)];
          return !columns.some((column) => {
            const at = column.indexOf(titleWords);
            return at !== -1 && column.indexOf(sourceWords, at) !== -1;
          });
        });
        expect(cut, `${edition}, ${format}`).toEqual([]);
        expect(columns.length).toBeLessThanOrEqual(15);
        // The credit shares its page with cards.
        const credit = columns.findIndex((column) => column.includes('SystemReferenceDocument'));
        expect(credit).toBeGreaterThanOrEqual(0);
        const sheet = columns.slice(credit - (credit % 3), credit - (credit % 3) + 3).join('');
        const beside = cards.filter(({ title }) => sheet.includes(squeezed(title)));
        expect(beside.length).toBeGreaterThan(0);
      }
    }
  });
});

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test } from './page-test';

const PDFJS = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'build',
);

/** Dots an inch at which the pages are measured. */
const DPI = 300;

async function signIn(page: Page): Promise<void> {
  await page.goto('/login?next=/mapwright');
  await page.waitForURL(/127\.0\.0\.1/);
  await page
    .getByRole('button', { name: /^Paying/ })
    .first()
    .click();
  await expect(page.getByRole('application')).toBeVisible({ timeout: 20_000 });
}

/** Where upright and level grid lines stand on each page of a PDF, in dots at 300 an inch. */
async function gridOf(
  page: Page,
  bytes: Buffer,
  pages: number,
): Promise<{ x: number[]; y: number[] }[]> {
  await page.route('**/measure/**', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (name === 'page')
      return route.fulfill({ contentType: 'text/html', body: '<title>Measure</title>' });
    if (name === 'map.pdf') return route.fulfill({ contentType: 'application/pdf', body: bytes });
    return route.fulfill({
      contentType: 'text/javascript',
      body: await readFile(join(PDFJS, name)),
    });
  });
  await page.goto('/measure/page');
  return page.evaluate(
    async ({ dpi, pages }) => {
      const address = '/measure/pdf.min.mjs';
      const pdfjs = await import(address);
      pdfjs.GlobalWorkerOptions.workerSrc = '/measure/pdf.worker.min.mjs';
      const file = await pdfjs.getDocument({ url: '/measure/map.pdf' }).promise;
      const found: { x: number[]; y: number[] }[] = [];
      for (let number = 1; number <= Math.min(pages, file.numPages); number += 1) {
        const sheet = await file.getPage(number);
        const viewport = sheet.getViewport({ scale: dpi / 72 });
        const canvas = document.createElement('canvas');
        canvas.width = Math.ceil(viewport.width);
        canvas.height = Math.ceil(viewport.height);
        const pen = canvas.getContext('2d', { willReadFrequently: true });
        if (!pen) throw new Error('No canvas.');
        await sheet.render({ canvas, canvasContext: pen, viewport }).promise;
        const { data, width, height } = pen.getImageData(0, 0, canvas.width, canvas.height);
        const dark = (x: number, y: number) => 255 - (data[(y * width + x) * 4] ?? 255);
        // The grid is pale grey and as long as the sheet; walls, marks and letters are darker or shorter.
        const lines = (side: number, across: number, at: (i: number, j: number) => number) => {
          const pale = Array.from({ length: side }, () => 0);
          const long = Array.from({ length: side }, () => 0);
          const black = Array.from({ length: side }, () => 0);
          for (let i = 0; i < side; i += 1) {
            for (let j = 0; j < across; j += 3) {
              const value = at(i, j);
              if (value > 100) black[i] = (black[i] ?? 0) + 1;
              else if (value > 6) {
                pale[i] = (pale[i] ?? 0) + value;
                long[i] = (long[i] ?? 0) + 1;
              }
            }
          }
          const longest = Math.max(...long);
          const isWall = (i: number) => {
            for (let near = i - 12; near <= i + 12; near += 1) {
              if ((black[near] ?? 0) > longest / 2) return true;
            }
            return false;
          };
          const middles: number[] = [];
          for (let i = 0; i < side; i += 1) {
            if ((long[i] ?? 0) < longest * 0.6) continue;
            let [weight, moment, walled] = [0, 0, false];
            for (let from = i - 2; from <= i + 4; from += 1) {
              weight += pale[from] ?? 0;
              moment += (pale[from] ?? 0) * (from + 0.5);
              walled ||= isWall(from);
            }
            if (!walled) middles.push(moment / weight);
            i += 6;
          }
          return middles;
        };
        found.push({
          x: lines(width, height, (x, y) => dark(x, y)),
          y: lines(height, width, (y, x) => dark(x, y)),
        });
      }
      return found;
    },
    { dpi: DPI, pages },
  );
}

test.describe('on paper @desktop', () => {
  test.setTimeout(120_000);

  for (const [scale, dots] of [
    ['inch', 300],
    ['metric', 295.276],
    ['half-inch', 150],
  ] as const) {
    test(`squares are ${dots} dots at 300 an inch, scale ${scale}`, async ({ page }) => {
      await signIn(page);
      const board = page.getByRole('application');
      await board.focus();
      // One great bare hall: nothing but walls and grid is on the sheets.
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Escape');
      for (let step = 0; step < 14; step += 1) await page.keyboard.press('Control+ArrowUp');
      for (let step = 0; step < 14; step += 1) await page.keyboard.press('Control+ArrowLeft');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('r');
      await page.keyboard.press('Enter');
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+ArrowRight');
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByText('Ink saver').click();
      await page.getByRole('radio', { name: 'Players' }).check();
      await page.getByRole('button', { name: 'Print', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('A square is').selectOption(scale);
      await dialog.getByLabel('Overview sheet with a ruler').uncheck();
      const waiting = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Make the PDF' }).click();
      const bytes = await readFile(await (await waiting).path());
      expect(bytes.toString('latin1')).toContain('/PrintScaling /None');
      const pages = await gridOf(page, bytes, 9);
      expect(pages.length).toBeGreaterThan(0);
      let gaps = 0;
      for (const { x, y } of pages) {
        for (const middles of [x, y]) {
          middles.slice(1).forEach((middle, at) => {
            const gap = middle - (middles[at] ?? 0);
            // Crop marks and small print stand elsewhere; squares apart is what a grid is.
            const squares = Math.round(gap / dots);
            if (squares !== 1) return;
            gaps += 1;
            expect(Math.abs(gap - dots), `${gap} dots`).toBeLessThanOrEqual(0.5);
          });
        }
      }
      expect(gaps).toBeGreaterThan(pages.length * 4);
    });
  }
});

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { asPerson } from './as-person';
import { fileOf } from './mapwright-board';
import { expect, test } from './page-test';

const PDFJS = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'build',
);

/** Dots per inch at which the pages are measured. */
const DPI = 300;

/** Opens a page that reads a PDF with pdfjs. */
async function openReader(page: Page, bytes: Buffer): Promise<void> {
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
}

/** The text of each page of the reader's PDF. */
function wordsOf(reader: Page): Promise<string[]> {
  return reader.evaluate(async () => {
    const address = '/measure/pdf.min.mjs';
    const pdfjs = await import(address);
    pdfjs.GlobalWorkerOptions.workerSrc = '/measure/pdf.worker.min.mjs';
    const file = await pdfjs.getDocument({ url: '/measure/map.pdf' }).promise;
    const words: string[] = [];
    for (let number = 1; number <= file.numPages; number += 1) {
      const { items } = await (await file.getPage(number)).getTextContent();
      words.push(items.map((item: { str: string }) => item.str).join(' '));
    }
    return words;
  });
}

/** The positions of vertical and horizontal grid lines on a page of the reader's PDF, in dots at 300 per inch. */
function gridOf(reader: Page, number: number): Promise<{ x: number[]; y: number[] }> {
  return reader.evaluate(
    async ({ dpi, number }) => {
      const address = '/measure/pdf.min.mjs';
      const pdfjs = await import(address);
      pdfjs.GlobalWorkerOptions.workerSrc = '/measure/pdf.worker.min.mjs';
      const file = await pdfjs.getDocument({ url: '/measure/map.pdf' }).promise;
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
      // Grid lines are pale grey and as long as the page; walls, marks and letters are darker or shorter.
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
      return {
        x: lines(width, height, (x, y) => dark(x, y)),
        y: lines(height, width, (y, x) => dark(x, y)),
      };
    },
    { dpi: DPI, number },
  );
}

/** Draws one large empty hall, so that the sheets contain only walls and grid, and opens the print dialog. */
async function openHall(page: Page, across: number, down: number): Promise<Locator> {
  const board = page.getByRole('application');
  await board.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Escape');
  for (let step = 0; step < 14; step += 1) await page.keyboard.press('Control+ArrowUp');
  for (let step = 0; step < 14; step += 1) await page.keyboard.press('Control+ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  for (let step = 0; step < across; step += 5) await page.keyboard.press('Control+ArrowRight');
  for (let step = 0; step < down; step += 5) await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('Ink saver').click();
  await page.getByRole('radio', { name: 'Players' }).check();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Overview sheet with a ruler').uncheck();
  return dialog;
}

async function makePdf(page: Page, dialog: Locator): Promise<Buffer> {
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export PDF' }).click();
  const path = await (await waiting).path();
  // The dialog stays open for another print and shows what was made.
  await expect(dialog.getByText('PDF ready.')).toBeVisible();
  return readFile(path);
}

/** The number of neighboring pairs of grid lines; expects each pair to be this many dots apart, within half a dot. */
function countSquares(middles: number[], dots: number): number {
  let count = 0;
  middles.slice(1).forEach((middle, at) => {
    const gap = middle - (middles[at] ?? 0);
    // Crop marks and small print have other distances; only lines one square apart are grid.
    if (Math.round(gap / dots) !== 1) return;
    count += 1;
    expect(Math.abs(gap - dots), `${gap} dots`).toBeLessThanOrEqual(0.5);
  });
  return count;
}

test('prints the chosen sheets, chosen by keys or pointer, with squares of the stated size @phone', async ({
  page,
  context,
}) => {
  await asPerson(page, { plan: 'paying' }, '/mapwright?preset=bandit-cellars&seed=files');
  await expect(page.getByRole('application')).toBeVisible();

  await test.step('a file for a virtual table has the picture in it, and no secret unless one asks', async () => {
    await page.getByText('Export and import').click();
    await expect(page.getByLabel('Version for a virtual table')).toHaveValue('player');
    const { name, bytes } = await fileOf(page, 'Universal VTT');
    expect(name).toMatch(/-players\./);
    const table = JSON.parse(bytes.toString('utf8'));
    expect(table.resolution).toMatchObject({ map_size: { x: 40, y: 32 }, pixels_per_grid: 70 });
    const png = Buffer.from(table.image, 'base64');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([40 * 70, 32 * 70]);
  });

  const dialog = await openHall(page, 15, 20);
  await dialog.getByLabel('Orientation').selectOption('portrait');
  const sheets = dialog.getByRole('group', { name: 'Sheets to print' });
  const sheet = (id: string) => sheets.getByRole('checkbox', { name: `Sheet ${id}`, exact: true });
  await expect(dialog.getByRole('status')).toContainText('9 sheets of A4, portrait');
  await expect(sheets.getByRole('checkbox', { checked: true })).toHaveCount(9);
  await sheets.getByRole('button', { name: 'None' }).click();
  await expect(dialog.getByRole('button', { name: 'Export PDF' })).toBeDisabled();
  await expect(sheets.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await sheet('A1').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(sheet('B2')).toBeFocused();
  await page.keyboard.press('Space');
  await sheet('C3').click();
  await dialog.getByLabel('Overview sheet with a ruler').check();
  await expect(dialog.getByRole('status')).toContainText(
    '3 sheets of A4, portrait; 7 not selected',
  );
  await dialog.getByLabel('For', { exact: true }).selectOption('gm');
  await expect(dialog.getByRole('status')).toContainText(
    '4 sheets of A4, portrait; 1 of them the room key; 7 not selected',
  );
  const bytes = await makePdf(page, dialog);
  // What was made is not said of another kind of print.
  await dialog.getByLabel('Print', { exact: true }).selectOption('cutouts');
  await expect(dialog.getByText('PDF ready.')).toBeHidden();
  const text = bytes.toString('latin1');
  for (const fact of ['/Count 4', '/PrintScaling /None', '/MediaBox [0 0 595.276 841.89]']) {
    expect(text).toContain(fact);
  }
  const reader = await context.newPage();
  await openReader(reader, bytes);
  const words = await wordsOf(reader);
  expect(words[0]).toContain('2 of 9 sheets of A4');
  expect(words[0]).toContain('are not printed');
  expect(words[1]).toContain('B2 (row 2 of 3, column 2 of 3)');
  expect(words[2]).toContain('C3 (row 3 of 3, column 3 of 3)');
  expect(words[3]).toMatch(/room key.*Secret door.*1\. /s);
  // Horizontal and vertical lines, at 300 dots per inch.
  const { x, y } = await gridOf(reader, 2);
  expect(countSquares(x, 300)).toBeGreaterThanOrEqual(4);
  expect(countSquares(y, 300)).toBeGreaterThanOrEqual(6);
});

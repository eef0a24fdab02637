import type { Page } from 'playwright/test';
import { drafts, found } from './kept-map-hands';
import { openBoard } from './mapwright-board';
import { expect, test } from './page-test';

const openSample = (page: Page, search = '?seed=aids&width=30&height=24') =>
  openBoard(page, search);

/** The brightness of the paper under the map, 0 to 255. */
function paperLight(page: Page): Promise<number> {
  return page
    .locator('[role="application"] > svg > rect')
    .evaluate((paper) => Number.parseInt(paper.getAttribute('fill')?.slice(1, 3) ?? '', 16));
}

test.describe('in dark mode', () => {
  test.use({ colorScheme: 'dark' });

  test('the board follows the page’s theme until the map has its own, and paper stays white', async ({
    page,
  }) => {
    await openSample(page);
    await expect.poll(() => paperLight(page)).toBeLessThan(80);
    await expect(page).not.toHaveURL(/theme=/);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect.poll(() => paperLight(page)).toBeGreaterThan(200);
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await expect.poll(() => paperLight(page)).toBeLessThan(80);
    const dark = page.getByLabel('Dark', { exact: true });
    await expect(dark).toBeChecked();
    await dark.uncheck();
    await expect.poll(() => paperLight(page)).toBeGreaterThan(200);
    await expect(page).toHaveURL(/theme=light/);
    await page.reload();
    await expect(page.getByRole('application')).toBeVisible();
    await expect.poll(() => paperLight(page)).toBeGreaterThan(200);
  });
});

test('a label is typed where the map was pressed first, a file is opened by a labeled control, and the note of an unsaved drawing fits in large text', async ({
  page,
}) => {
  await openSample(page);

  await test.step('whoever presses the map before there are words for a label types them then', async () => {
    await page.getByRole('button', { name: 'Label' }).click();
    const board = page.getByRole('application');
    await board.click({ position: { x: 200, y: 200 } });
    await expect(page.getByLabel('Label text')).toBeFocused();
    await page.keyboard.type('bone pit');
    await expect(page.getByLabel('Label text')).toHaveValue('bone pit');
    await board.click({ position: { x: 200, y: 200 } });
    await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  });

  await test.step('a file is opened by a control that says so, and has the keyboard’s ring', async () => {
    await page.getByText('Export and import').click();
    const words = page.getByText('Open a map file (JSON)');
    await expect(words).toBeVisible();
    const before = await words.boundingBox();
    await page.getByRole('button', { name: 'JSON', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Open a map file (JSON)')).toBeFocused();
    expect(await words.evaluate((label) => getComputedStyle(label).outlineStyle)).toBe('solid');
    expect(before?.height).toBeGreaterThanOrEqual(32);
  });

  await test.step('the note of an unsaved drawing keeps its words together in large letters', async () => {
    await expect.poll(async () => (await drafts(page)).join()).toContain('bone pit');
    await openSample(page, '?seed=another&width=40&height=40');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(found(page)).toBeVisible();
    const ems = await found(page)
      .locator('p')
      .evaluate((words) => {
        const { fontSize } = getComputedStyle(words);
        return words.getBoundingClientRect().width / Number.parseFloat(fontSize);
      });
    // A character is about half as wide as the font size.
    expect(ems).toBeGreaterThanOrEqual(10);
    const box = await found(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
  });
});

test('the board’s commands are in the palette, its keys are listed with the site’s keys, and can be changed', async ({
  page,
}) => {
  await openSample(page);
  const board = page.getByRole('application');
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  // The keys work everywhere outside a field, not only on the board.
  await page.getByRole('button', { name: 'Surprise me' }).focus();
  await page.keyboard.press('r');
  await expect(tool('Rectangle')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press(':');
  const field = page.getByRole('combobox', { name: 'Find a command' });
  await field.fill('select all');
  await field.press('Enter');
  await expect(page.getByRole('status').getByText('The whole map is selected.')).toBeVisible();
  // Outside the board, Select all belongs to the browser, and the key that clears the map does nothing.
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('status').getByText('Nothing to undo.')).toBeVisible();
  await board.focus();
  await page.keyboard.press('Delete');
  await expect(tool('Undo')).toBeEnabled();
  const zoomed = () => board.locator('svg > g').first().getAttribute('transform');
  const before = await zoomed();
  await page.keyboard.press('+');
  await expect.poll(zoomed).not.toBe(before);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys.getByRole('listitem').filter({ hasText: 'Move the cursor' })).toContainText(
    'Arrows',
  );
  const way = keys.getByRole('listitem').filter({ hasText: 'Go to Monster Lookup' });
  await expect(way).toContainText('G then M');
  await expect(way.getByRole('button')).toHaveCount(0);
  await keys.getByRole('button', { name: 'Change the key of Brush' }).click();
  await page.keyboard.press('g');
  await expect(keys.getByRole('status')).toHaveText(/^G is already the key of “Go to /);
  await page.keyboard.press('m');
  await expect(keys.getByRole('status')).toHaveText('Brush: M.');
  // Back closes the list and stays on the drawing.
  await page.goBack();
  await expect(keys).toBeHidden();
  await expect(tool('Undo')).toBeEnabled();
  await board.press('m');
  await expect(tool('Brush')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+z');
  await expect(tool('Undo')).toBeDisabled();
});

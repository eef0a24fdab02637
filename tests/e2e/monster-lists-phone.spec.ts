import type { Page } from 'playwright/test';
import { open } from './open-page';
import { expect, test } from './page-test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Doubles the font size, as a user's browser setting may. */
async function doubleLetters(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

test('with doubled font size the dialog of lists and note can be reached completely, above the bottom bar', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const lists = Array.from({ length: 12 }, (_, at) => ({
      id: `list-${at}`,
      name: `List number ${at + 1} of this campaign`,
      monsters: [],
    }));
    localStorage.setItem('monster-lists', JSON.stringify(lists));
  });
  await open(page, '/monster-lookup/goblin');
  await doubleLetters(page);
  await page.locator('[data-bar]').getByRole('link', { name: 'Lists, note' }).click();
  const shown = page.getByRole('dialog', { name: 'Goblin: lists and note' });
  const controls = shown.locator('button, a, input:not([type="hidden"]), textarea');
  await expect(controls).toHaveCount(18);
  for (const control of await controls.all()) {
    await control.scrollIntoViewIfNeeded();
    const reached = await control.evaluate((element) => {
      const { left, width, top, bottom } = element.getBoundingClientRect();
      const middle = left + width / 2;
      return [top + 2, (top + bottom) / 2, bottom - 2].map((y) => {
        const hit = document.elementFromPoint(middle, y);
        return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
      });
    });
    expect(reached, await control.evaluate((element) => element.outerHTML)).toEqual([
      true,
      true,
      true,
    ]);
  }
  const fits = await shown.evaluate((window) => window.scrollWidth <= window.clientWidth);
  expect(fits).toBe(true);
});

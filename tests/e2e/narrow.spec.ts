import type { Locator, Page } from 'playwright/test';
import { ADMIN, asPerson } from './as-person';
import { expect, test } from './page-test';

async function setText(page: Page, size: '100%' | '200%'): Promise<void> {
  await page.evaluate((fontSize) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${fontSize} !important }`);
    document.adoptedStyleSheets = [sheet];
  }, size);
}

/** The words that stand on more than one line. */
function brokenWords(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((elements) => {
    const broken: string[] = [];
    for (const element of elements) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const found of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(node, found.index);
          range.setEnd(node, found.index + found[0].length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) broken.push(found[0]);
        }
      }
    }
    return broken;
  });
}

const over = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const SIGHTS = [
  [320, '100%'],
  [390, '100%'],
  [390, '200%'],
  [320, '200%'],
] as const;

test('found monsters keep their words whole on every phone', async ({ page }) => {
  await page.goto('/monster-lookup?q=dragon');
  for (const [width, text] of SIGHTS) {
    await page.setViewportSize({ width, height: 844 });
    await setText(page, text);
    expect(await over(page), `${width} at ${text}`).toBe(0);
    const names = page.getByRole('table').locator('th a, small');
    // The longest kind, at the largest letters, is wider than the smallest screen.
    const least = width === 320 && text === '200%' ? ['Gargantuan', 'Pseudodragon'] : [];
    const broken = await brokenWords(names);
    expect(
      broken.filter((word) => !least.includes(word)),
      `${width} at ${text}`,
    ).toEqual([]);
  }
});

test('a search keeps a field to type in and its words whole on every phone', async ({ page }) => {
  for (const path of ['/', '/cheat-sheet', '/nowhere']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const search = page.getByRole('main').getByRole('search');
    for (const [width, text] of SIGHTS) {
      await page.setViewportSize({ width, height: 844 });
      await setText(page, text);
      const sight = `${path}, ${width} at ${text}`;
      expect(await over(page), sight).toBe(0);
      const field = await search.locator('input[type="search"]').boundingBox();
      expect(field?.width, sight).toBeGreaterThan(160);
      expect(await brokenWords(search.locator('label, button, [role="status"]')), sight).toEqual(
        [],
      );
      const titles = page.getByRole('contentinfo').getByRole('heading');
      expect(await brokenWords(titles), sight).toEqual([]);
    }
  }
});

test('the bar above a page stands in one line on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/about');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const home = await bar.getByRole('link', { name: /home$/ }).boundingBox();
  const menu = await bar.locator('summary').locator('visible=true').boundingBox();
  expect(Math.abs((home?.y ?? 0) - (menu?.y ?? 99))).toBeLessThan(8);
});

test('a statblock stands within every phone, its abilities apart', async ({ page }) => {
  for (const layout of ['2014', '2024']) {
    await page.goto(`/monster-lookup/adult-red-dragon?layout=${layout}`);
    for (const [width, text] of SIGHTS) {
      await page.setViewportSize({ width, height: 844 });
      await setText(page, text);
      expect(await over(page), `${layout}, ${width} at ${text}`).toBe(0);
    }
  }
  await page.goto('/monster-lookup/goblin?layout=2014');
  await page.setViewportSize({ width: 320, height: 844 });
  const gaps = await page.locator('article abbr').evaluateAll((found) => {
    const boxes = found.map((one) => one.getBoundingClientRect());
    return boxes.slice(1).map(({ left }, at) => left - (boxes[at]?.right ?? 0));
  });
  expect(gaps).toHaveLength(5);
  expect(Math.min(...gaps)).toBeGreaterThan(3);
  const dice = page.getByRole('region', { name: 'Dice' });
  await expect(dice.getByRole('button', { name: 'Rolls' })).toBeVisible();
  const tops = await dice
    .locator('label, button')
    .evaluateAll((found) => found.map((one) => Math.round(one.getBoundingClientRect().top / 10)));
  expect(new Set(tops).size).toBe(1);
});

test('the question before leaving keeps the words of its buttons whole', async ({ page }) => {
  await page.goto('/login?next=/about');
  await page.waitForURL(/127\.0\.0\.1/);
  await page
    .getByRole('button', { name: /^Admin/ })
    .first()
    .click();
  await page.waitForURL(/\/about$/);
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog[data-leaving]')?.showModal();
  });
  const dialog = page.locator('dialog[data-leaving]');
  await expect(dialog).toBeVisible();
  for (const [width, text] of SIGHTS) {
    await page.setViewportSize({ width, height: 844 });
    await setText(page, text);
    expect(await brokenWords(dialog.getByRole('button')), `${width} at ${text}`).toEqual([]);
    const [wide, room] = await dialog.evaluate((one) => [one.scrollWidth, one.clientWidth]);
    expect(wide, `${width} at ${text}`).toBeLessThanOrEqual(room ?? 0);
  }
});

test('the pad of dice, the spells and the order that players see keep their words whole in large letters', async ({
  page,
}) => {
  await asPerson(page, ADMIN, '/spell-lookup');
  for (const [path, parts] of [
    ['/spell-lookup', 'table th a, table small, nav a'],
    ['/dice-roller', 'main button'],
  ] as const) {
    await page.goto(path);
    for (const [width, text] of SIGHTS.slice(0, 3)) {
      await page.setViewportSize({ width, height: 844 });
      await setText(page, text);
      expect(await over(page), `${path}, ${width} at ${text}`).toBeLessThanOrEqual(0);
      expect(await brokenWords(page.locator(parts)), `${path}, ${width} at ${text}`).toEqual([]);
    }
  }
});

test('the scores of a character show their modifiers beside them on every phone', async ({
  page,
}) => {
  await asPerson(page, ADMIN, '/lab/character');
  await page.getByLabel('Name of a new character').fill('Mira');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/make/);
  await page.goto(`${new URL(page.url()).pathname}?step=abilities`);
  const rows = page.getByRole('table', { name: 'Scores' }).getByRole('row');
  for (const [width, text] of SIGHTS) {
    await page.setViewportSize({ width, height: 844 });
    await setText(page, text);
    expect(await over(page), `${width} at ${text}`).toBe(0);
    const cells = await rows.evaluateAll((all) =>
      all.flatMap((row) => [...row.children].map((cell) => cell.getBoundingClientRect().right)),
    );
    expect(cells).toHaveLength(28);
    expect(Math.max(...cells), `${width} at ${text}`).toBeLessThanOrEqual(width);
    expect(await brokenWords(rows.locator('th')), `${width} at ${text}`).toEqual([]);
  }
});

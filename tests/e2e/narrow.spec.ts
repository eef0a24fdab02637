import type { Locator, Page } from 'playwright/test';
import { ADMIN, asPerson } from './as-person';
import { kept } from './kept';
import { expect, test } from './page-test';

async function setText(page: Page, size: '100%' | '200%'): Promise<void> {
  await page.evaluate((fontSize) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${fontSize} !important }`);
    document.adoptedStyleSheets = [sheet];
  }, size);
}

/** The words that are broken across lines. */
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

const SIGHTS = [
  [320, '100%'],
  [390, '100%'],
  [390, '200%'],
  [320, '200%'],
] as const;

/** Runs `look` for every phone size and both font sizes: the page must not overflow, and `look` must find nothing. */
async function onEveryPhone(
  page: Page,
  what: string,
  look: (sight: string, width: number) => Promise<void>,
  sights: readonly (typeof SIGHTS)[number][] = SIGHTS,
): Promise<void> {
  for (const [width, text] of sights) {
    await page.setViewportSize({ width, height: 844 });
    await setText(page, text);
    const sight = `${what}, ${width} at ${text}`;
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, sight).toBeLessThanOrEqual(0);
    await look(sight, width);
  }
}

test('on every phone search fields have room to type, words are not broken, and the header is one line', async ({
  page,
}) => {
  await page.goto('/monster-lookup?q=dragon');
  const names = page.getByRole('table').locator('th a, small');
  await onEveryPhone(page, 'found monsters', async (sight) => {
    // At the largest font size the longest words are wider than the smallest screen.
    const least = sight.endsWith('320 at 200%') ? ['Gargantuan', 'Pseudodragon'] : [];
    const broken = await brokenWords(names);
    expect(
      broken.filter((word) => !least.includes(word)),
      sight,
    ).toEqual([]);
  });
  for (const path of ['/', '/cheat-sheet', '/nowhere']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const search = page.getByRole('main').getByRole('search');
    const titles = page.getByRole('contentinfo').getByRole('heading');
    await onEveryPhone(page, path, async (sight) => {
      const field = await search.locator('input[type="search"]').boundingBox();
      expect(field?.width, sight).toBeGreaterThanOrEqual(160);
      const words = search.locator('label, button, [role="status"]');
      expect(await brokenWords(words), sight).toEqual([]);
      expect(await brokenWords(titles), sight).toEqual([]);
    });
  }
  await setText(page, '100%');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const home = await bar.getByRole('link', { name: /home$/ }).boundingBox();
  const menu = await bar.locator('summary').locator('visible=true').boundingBox();
  expect(Math.abs((home?.y ?? 0) - (menu?.y ?? 99))).toBeLessThan(8);
});

test('a statblock fits every phone, its abilities do not touch, and it has as many columns as fit the page', async ({
  page,
}) => {
  for (const path of ['adult-red-dragon?layout=2014', 'lich?layout=2024', 'spells/fireball']) {
    await page.goto(`/monster-lookup/${path}`);
    await onEveryPhone(page, path, async (sight, width) => {
      if (sight.endsWith('200%')) return;
      const out = await page
        .locator('article *')
        .evaluateAll(
          (parts, edge) =>
            parts
              .filter((part) => part.getBoundingClientRect().right > edge)
              .map((part) => part.textContent),
          width - 16,
        );
      expect(out, sight).toEqual([]);
    });
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

  await page.goto('/monster-lookup/lich?layout=2014');
  const leaf = page.getByRole('article', { name: 'Lich' });
  const actions = leaf.getByRole('heading', { name: 'Actions', exact: true });
  for (const [width, count] of [
    [390, 1],
    [1280, 2],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const found = await actions.evaluate(
      (one) => getComputedStyle(one.parentElement ?? one).columnCount,
    );
    expect(found === 'auto' ? 1 : Number(found), `${width} pixels`).toBe(count);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  const lefts = await leaf
    .locator('h2, p')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBeGreaterThan(2);
});

test('pages for signed-in users do not break words on any phone', async ({ page }) => {
  await asPerson(page, ADMIN, '/about');
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog[data-leaving]')?.showModal();
  });
  const dialog = page.locator('dialog[data-leaving]');
  await expect(dialog).toBeVisible();
  await onEveryPhone(page, 'the question before leaving', async (sight) => {
    expect(await brokenWords(dialog.getByRole('button')), sight).toEqual([]);
    const [wide, room] = await dialog.evaluate((one) => [one.scrollWidth, one.clientWidth]);
    expect(wide, sight).toBeLessThanOrEqual(room ?? 0);
  });
  for (const [path, parts] of [
    ['/spell-lookup', 'table th a, table small, nav a'],
    ['/dice-roller', 'main button'],
  ] as const) {
    await page.goto(path);
    const words = page.locator(parts);
    await onEveryPhone(
      page,
      path,
      async (sight) => expect(await brokenWords(words), sight).toEqual([]),
      SIGHTS.slice(0, 3),
    );
  }

  const character = await kept(page, 'character', {
    format: 'delvewright-character',
    version: 1,
    name: 'Mira',
    edition: '2014',
  });
  await page.goto(`${character}/make?step=abilities`);
  const rows = page.getByRole('table', { name: 'Scores' }).getByRole('row');
  await onEveryPhone(page, 'the scores of a character', async (sight, width) => {
    const cells = await rows.evaluateAll((all) =>
      all.flatMap((row) => [...row.children].map((cell) => cell.getBoundingClientRect().right)),
    );
    expect(cells, sight).toHaveLength(28);
    expect(Math.max(...cells), sight).toBeLessThanOrEqual(width);
    expect(await brokenWords(rows.locator('th')), sight).toEqual([]);
  });
});

test('with doubled letters the tools do not exceed a phone, and their labels are whole', async ({
  page,
}) => {
  await asPerson(page, ADMIN, '/encounter-builder?edition=2014&party=4x3&monsters=goblin:4,ogre:1');
  const labels = page.locator('main :is(label, legend, strong)');
  const look = async (sight: string) => expect(await brokenWords(labels), sight).toEqual([]);
  for (const path of [
    await kept(page, 'party', { members: [{ name: 'Mira' }, { name: 'Brannoc' }] }),
    '/battle-simulator',
    '/adventuring',
    '/homebrew/new',
    '/lab/character',
    '/mapwright',
    '/monster-lookup/lists',
    '/settings',
    '/spell-lookup/books',
  ]) {
    await onEveryPhone(page, page.url(), look, [[390, '200%']]);
    await page.goto(path);
    if (path !== '/battle-simulator') continue;
    await setText(page, '200%');
    // A chosen value that is longer than its field takes a second line, and is not cut.
    const build = await page.getByLabel('Class build', { exact: true }).boundingBox();
    const short = await page.getByLabel('Surprised', { exact: true }).boundingBox();
    expect(build?.height).toBeGreaterThan(short?.height ?? 999);
  }
  await onEveryPhone(page, page.url(), look, [[390, '200%']]);
});

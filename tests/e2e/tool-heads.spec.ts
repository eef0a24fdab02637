import { ADMIN, beSomebody } from './as-person';
import { expect, test } from './page-test';

/** A tool's first page, and those of its lists; settings stand among them. */
const PAGES = [
  '/monster-lookup',
  '/monster-lookup/lists',
  '/spell-lookup',
  '/cheat-sheet',
  '/spell-scroll-cost',
  '/dice-roller',
  '/dice-roller/odds',
  '/encounter-builder',
  '/encounter-builder/day',
  '/battle-simulator',
  '/homebrew',
  '/homebrew/new',
  '/homebrew/import',
  '/adventuring',
  '/initiative-tracker',
  '/try/initiative-tracker',
  '/settings',
];

test('a tool is named in one line of at most 48 pixels, and no other heading is larger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await beSomebody(page, ADMIN);
  for (const path of PAGES) {
    await page.goto(path);
    const heads = await page.evaluate(() => {
      const [one, ...more] = document.querySelectorAll<HTMLElement>('h1');
      const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
      const isHidden = one?.querySelector('span') !== null && (one?.offsetHeight ?? 0) < 2;
      const largest = [...document.querySelectorAll('main h2')]
        .filter(
          (heading) => heading.checkVisibility() && !heading.closest('article, dialog, #verdict'),
        )
        .map(size);
      return {
        others: more.length,
        height: one?.offsetHeight ?? 0,
        isSmaller: one === undefined || isHidden || largest.every((other) => other <= size(one)),
      };
    });
    expect.soft(heads.others, `${path}: one h1`).toBe(0);
    // Settings alone stand among the pages of the site.
    const bar = page.getByRole('navigation', { name: 'Main' });
    const about = path === '/settings' ? 1 : 0;
    expect
      .soft(await bar.getByRole('link', { name: 'About' }).count(), `${path}: its bar`)
      .toBe(about);
    expect.soft(heads.height, `${path}: the height of its h1`).toBeLessThanOrEqual(48);
    expect.soft(heads.isSmaller, `${path}: no larger heading`).toBe(true);
  }
});

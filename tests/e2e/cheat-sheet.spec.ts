import type { Page } from 'playwright/test';
import { expect, test } from './page-test';

const search = 'Search the sheet';

/** The options of selects on the page that are wider than the select. */
function cutChoices(page: Page): Promise<string[]> {
  return page.locator('main select').evaluateAll((selects) =>
    selects.flatMap((select) => {
      if (!(select instanceof HTMLElement)) return [];
      const copy = document.createElement('span');
      copy.style.font = getComputedStyle(select).font;
      copy.style.position = 'absolute';
      document.body.appendChild(copy);
      const { paddingLeft, paddingRight } = getComputedStyle(select);
      // The arrow takes about 20 pixels of the width without padding.
      const room =
        select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - 20;
      const long = [...select.querySelectorAll('option')].filter((option) => {
        copy.textContent = option.text;
        return copy.offsetWidth > room;
      });
      copy.remove();
      return long.map((option) => `${select.id}: ${option.text}`);
    }),
  );
}

test('typing filters the cards, the URL follows, and the link to the other edition has the same search', async ({
  page,
}) => {
  await page.goto('/cheat-sheet');
  const count = page.locator('[data-sheet-count]');
  await expect(count).toHaveText(/^\d\d cards$/);
  await page.getByLabel(search).pressSequentially('arrow slit');
  await expect(count).toHaveText('1 card');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Death saves' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Death saves' })).toHaveCount(0);
  await page.getByLabel(search).fill('zeppelin');
  await expect(page.getByText('No cards found.')).toBeVisible();
  await page.getByLabel(search).fill('');
  await expect(count).toHaveText(/^\d\d cards$/);
  await expect(page.getByText('No cards found.')).toBeHidden();

  await page.getByLabel(search).fill('stunned');
  await expect(page).toHaveURL(/\/cheat-sheet\?q=stunned$/);
  await page.getByRole('link', { name: '2024 rules' }).click();
  await expect(page).toHaveURL(/edition=2024&q=stunned$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { includeHidden: true })).not.toHaveCount(1);
  await page.getByLabel(search).fill('prone');
  await expect(page).toHaveURL(/q=prone$/);
  await page.getByRole('link', { name: '2014 rules' }).click();
  await expect(page).toHaveURL(/cheat-sheet\?edition=2014&q=prone$/);
});

test('after navigation from a React page the sheet searches and calculates; it scrolls to the URL’s card, stays inside the layout, and its selects show their options in full', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rules Cheat Sheet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules Cheat Sheet');
  await page.getByLabel(search).fill('arrow slit');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByLabel(search).fill('');
  await page.getByLabel('Damage taken').fill('44');
  await expect(page.locator('#concentration output')).toHaveText('DC 22 Constitution save.');
  await page.getByLabel('Strength', { exact: true }).fill('16');
  await page.getByLabel('Size').selectOption('Large');
  await expect(page.locator('#carrying output')).toContainText('Carries 480 lb');
  await page.getByLabel('Strength', { exact: true }).fill('99');
  await expect(page.locator('#carrying output')).toHaveText(
    'Strength must be a whole number from 1 to 30.',
  );
  await page.getByLabel('Armor Class').fill('15');
  await page.getByRole('combobox', { name: 'Cover' }).selectOption('Three-quarters');
  await expect(page.locator('#cover output')).toContainText('AC 20');
  await page.goto('/cheat-sheet?edition=2014#grappled');
  await expect(page.locator('#grappled')).toBeInViewport();
  await page.getByRole('link', { name: 'Prone', exact: true }).click();
  await expect(page).toHaveURL(/#prone$/);
  // The header is 80 pixels high by the specification and must not cover the card.
  const prone = page.locator('#prone');
  await expect
    .poll(() => prone.evaluate((card) => Math.round(card.getBoundingClientRect().top)))
    .toBe(80);

  const edges = await page.evaluate(() =>
    ['nav[aria-label="Main"]', 'main'].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box && [Math.round(box.left), Math.round(box.right)];
    }),
  );
  expect(edges[1]).toEqual(edges[0]);
  // A phone folds the sections, but unfolds the search results.
  await page.locator('[data-sheet]').evaluate((one) => one.setAttribute('data-asked', ''));
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await cutChoices(page), `${width} pixels`).toEqual([]);
  }
});

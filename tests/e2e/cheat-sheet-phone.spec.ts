import { expect, test } from './page-test';

/** The cheat sheet on a phone, which folds its sections. */

test('a phone folds the sections; a heading, a way and an address unfold them @phone', async ({
  page,
}) => {
  await page.goto('/cheat-sheet#prone');
  await expect(page.locator('#prone')).toBeInViewport();
  await expect(page.locator('#short-rest')).toBeHidden();
  const conditions = page.getByRole('heading', { name: 'Conditions' }).getByRole('link');
  await expect(conditions).toHaveAttribute('aria-expanded', 'true');
  await conditions.click();
  await expect(page.locator('#prone')).toBeHidden();
  await expect(conditions).toHaveAttribute('aria-expanded', 'false');
  const ways = page.getByRole('navigation', { name: 'Sections' });
  await ways.getByRole('link', { name: 'Falling' }).click();
  await expect(page.locator('#falling')).toBeInViewport();
  // The ways stay where they are reached, however far one has read.
  await expect(ways).toBeInViewport();
  await conditions.click();
  await expect(page.locator('#falling')).toBeVisible();
  await page.getByLabel('Search the sheet').fill('hit dice');
  await expect(page.locator('#short-rest')).toBeVisible();
});

test.describe('a phone whose script is lost', () => {
  test('unfolds by the address alone @phone', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/cheat-sheet');
    await expect(page.locator('#falling')).toBeHidden();
    await page.getByRole('heading', { name: 'Falling' }).getByRole('link').click();
    await expect(page.locator('#falling')).toBeVisible();
  });
});

test('Back on a phone shows what the address names, and turning it keeps that in sight @phone', async ({
  page,
}) => {
  await page.goto('/cheat-sheet');
  const way = (name: string) =>
    page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true });
  for (const name of ['Cover', 'Falling', 'Conditions', 'Misc']) await way(name).click();
  const topOf = (id: string) => () =>
    page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await page.goBack();
  await expect.poll(topOf('conditions')).toBe(80);
  await page.goBack();
  await expect.poll(topOf('falling-section')).toBe(80);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('#falling-section')).toBeInViewport();
});

test('who comes back to the folded sheet finds unfolded what was, at the place they read @phone', async ({
  page,
}) => {
  await page.goto('/cheat-sheet');
  const unfold = (name: string) => page.getByRole('heading', { name }).getByRole('link').click();
  await unfold('Conditions');
  await unfold('Falling');
  const topOf = () =>
    page.locator('#prone').evaluate((card) => Math.round(card.getBoundingClientRect().top));
  await page.locator('#prone').evaluate((card) => card.scrollIntoView({ behavior: 'instant' }));
  const read = await topOf();
  await page.goto('/about');
  await page.goBack();
  await expect(page.locator('#prone')).toBeVisible();
  await expect(page.locator('#falling')).toBeVisible();
  await expect.poll(topOf).toBe(read);
  await expect(page.locator('#short-rest')).toBeHidden();
});

test('while one searches a heading says nothing of folding, and does again after that @phone', async ({
  page,
}) => {
  await page.goto('/cheat-sheet');
  const heading = page.locator('h2 a[href="#falling-section"]');
  await expect(heading).toHaveAttribute('aria-expanded', 'false');
  await page.getByLabel('Search the sheet').fill('fall');
  await expect(page.locator('#falling')).toBeVisible();
  await expect(heading).not.toHaveAttribute('aria-expanded');
  await page.getByLabel('Search the sheet').fill('');
  await expect(heading).toHaveAttribute('aria-expanded', 'false');
});

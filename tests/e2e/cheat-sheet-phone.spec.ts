import { expect, test } from './page-test';

/** The cheat sheet on a phone, where sections are folded. */

test('a phone folds the sections; a heading, a link, a search and a URL unfold them, the last without a script too @phone', async ({
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
  // The links stay in view, however far the user has scrolled.
  await expect(ways).toBeInViewport();
  await conditions.click();
  await expect(page.locator('#falling')).toBeVisible();

  const resting = page.locator('#short-rest').locator('xpath=ancestor::section').locator('h2 a');
  await expect(resting).toHaveAttribute('aria-expanded', 'false');
  await page.getByLabel('Search the sheet').fill('hit dice');
  await expect(page.locator('#short-rest')).toBeVisible();
  // During a search a heading does not fold its section and has no expanded state.
  await expect(resting).not.toHaveAttribute('aria-expanded');
  await page.getByLabel('Search the sheet').fill('');
  await expect(resting).toHaveAttribute('aria-expanded', 'false');

  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/cheat-sheet');
  await expect(page.locator('#falling')).toBeHidden();
  await page.getByRole('heading', { name: 'Falling' }).getByRole('link').click();
  await expect(page.locator('#falling')).toBeVisible();
});

test('on a phone Back shows the section of the URL, rotating the device keeps it in view, and returning restores the reading position @phone', async ({
  page,
}) => {
  await page.goto('/cheat-sheet');
  const topOf = (id: string) => () =>
    page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top));
  /** Whether a part begins below the bar of links; letters that arrive late move it by a few pixels. */
  const isBelowBar = (id: string) => async () => Math.abs((await topOf(id)()) - 80) < 8;
  const way = (name: string) =>
    page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true });
  for (const name of ['Cover', 'Falling', 'Conditions', 'Misc']) await way(name).click();
  await page.goBack();
  await expect.poll(isBelowBar('conditions')).toBe(true);
  await page.goBack();
  await expect.poll(isBelowBar('falling-section')).toBe(true);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('#falling-section')).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });

  await page.goto('/cheat-sheet?edition=2024');
  for (const name of ['Conditions', 'Falling']) {
    await page.getByRole('heading', { name }).getByRole('link').click();
  }
  await page.locator('#prone').evaluate((card) => card.scrollIntoView({ behavior: 'instant' }));
  const read = await topOf('prone')();
  await page.goto('/about');
  await page.goBack();
  await expect(page.locator('#prone')).toBeVisible();
  await expect(page.locator('#falling')).toBeVisible();
  await expect.poll(topOf('prone')).toBe(read);
  await expect(page.locator('#short-rest')).toBeHidden();
});

import type { Page } from 'playwright/test';
import { ADMIN, asPerson } from './as-person';
import { expect, test } from './page-test';

const FIGHT = '/battle-simulator?a=%40champion.5&a=%40life.5&b=ogre&b=goblin%7En%3A4';

const verdict = (page: Page) => page.getByRole('region', { name: 'Who wins' });

test('results update while the user types and the field keeps the focus; the fights can be stopped and continued, and one is described', async ({
  page,
}) => {
  await asPerson(page, ADMIN, FIGHT);
  await expect(verdict(page)).toContainText('of 10,000 fights');
  await expect(page.getByText('10,000 fights simulated.')).toBeVisible();
  const before = await verdict(page)
    .getByText(/Side A wins/)
    .innerText();
  const goblins = page.getByRole('group', { name: 'Goblin', exact: true }).getByLabel('How many');
  await goblins.fill('12');
  await expect(page).toHaveURL(/goblin%7En%3A12/);
  await expect(goblins).toBeFocused();
  await expect(verdict(page)).not.toContainText(before);
  await expect(page.getByText('10,000 fights simulated.')).toBeVisible();
  // A reload keeps the battle, because the whole battle is in the URL.
  await page.reload();
  await expect(
    page.getByRole('group', { name: 'Goblin', exact: true }).getByLabel('How many'),
  ).toHaveValue('12');

  await expect(page.getByText('10,000 fights simulated.')).toBeVisible();
  await page.getByLabel('How many', { exact: true }).first().scrollIntoViewIfNeeded();
  await page.locator('select[name="half"]').selectOption({ label: 'to ± 0.1%' });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/Stopped after [\d,]+ fights\./)).toBeVisible();
  await page.locator('select[name="half"]').selectOption({ label: 'to ± 1%' });
  await expect(page.getByText('10,000 fights simulated.')).toBeVisible();

  await page.getByRole('link', { name: 'worst for A' }).click();
  const told = page.getByRole('region', { name: /^Fight / });
  await expect(told).toContainText('Round 1');
  await expect(told).toContainText(/against AC \d+/);
});

test('a changed battle, a wanted number and a day are answered beside the odds', async ({
  page,
}) => {
  await asPerson(page, ADMIN, `${FIGHT}&if=more.b.1&most=b.1`);
  await expect(verdict(page)).toContainText(/With one more Goblin side A wins/);
  await expect(verdict(page)).toContainText(/Goblin/);
  await expect(verdict(page)).toContainText('for 75%');
  await page.getByText('Several fights in one day').click();
  await page.getByRole('button', { name: 'Fight, then a short rest' }).click();
  await expect(page.getByRole('heading', { name: 'The whole day' })).toBeVisible();
});

test('without its worker the page keeps the server’s results, and says so', async ({ page }) => {
  await page.route('**/assets/fights.worker-*.js', (route) => route.abort());
  await asPerson(page, ADMIN, FIGHT);
  await expect(page.getByRole('alert')).toContainText('stopped in this browser');
  await expect(verdict(page)).toContainText('of 2,000 fights');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole simulator works with forms', async ({ page }) => {
    await asPerson(page, ADMIN, '/battle-simulator');
    await page.getByRole('button', { name: 'Class build to side A' }).click();
    await page.getByLabel('Name or words').fill('ogre');
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('button', { name: 'Ogre to side B', exact: true }).first().click();
    await expect(verdict(page)).toContainText(/Side A wins .* of 2,000 fights/);
    await page.getByLabel('Change', { exact: true }).selectOption({ label: 'one more Ogre' });
    await page.getByRole('button', { name: 'Simulate', exact: true }).last().click();
    await expect(verdict(page)).toContainText('With one more Ogre');
  });
});

import { ADMIN, asPerson } from './as-person';
import { expectHitPoints, pressAmount } from './character-hands';
import { awake } from './leaving-hands';
import { expect, test } from './page-test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a character is made and played on the device, is there after a reload, and is saved to the account once @phone', async ({
  page,
}) => {
  await asPerson(page, ADMIN, '/try/character-lab');
  await awake(page);
  await page.getByText('Ready to play').click();
  await page.getByRole('button', { name: 'Add character' }).click();
  await expect(page.getByRole('region', { name: 'Hit points' })).toBeVisible();
  const most = Number(await page.locator('[data-hit-points]').getAttribute('data-hit-points'));
  await pressAmount(page, 'Damage', 3);
  await expectHitPoints(page, most - 3);
  await page.reload();
  await expectHitPoints(page, most - 3);
  // Another step of the same character, with what was played.
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /^Details|^About/ })
    .click();
  await page.getByLabel('Name', { exact: true }).fill('Ada of the Ford');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'To the table' }).first().click();
  await expect(page.getByRole('heading', { name: 'Ada of the Ford' })).toBeVisible();
  await expectHitPoints(page, most - 3);

  await page.goto('/lab/character');
  await page.getByRole('button', { name: 'Save to my account' }).click();
  await expect(page.getByText('Ada of the Ford is saved in your account.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save to my account' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Ada of the Ford' }).click();
  await expectHitPoints(page, most - 3);
  // It left the device. One that is damaged says so.
  await page.goto('/try/character-lab');
  await expect(page.getByRole('heading', { name: 'On this device' })).toHaveCount(0);
  await page.evaluate(() => {
    const head = JSON.stringify({ place: 'torn', tab: null, at: Date.now(), name: 'Torn' });
    localStorage.setItem('draft:character-lab::torn', `${head}\n{"v":1`);
  });
  await page.goto('/try/character-lab?character=torn');
  await expect(page.getByText('This character cannot be read')).toBeVisible();
  await page.getByRole('link', { name: 'Characters on this device' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Torn deleted from this device.')).toBeVisible();
});

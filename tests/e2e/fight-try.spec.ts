import { begin, hurt, line, TRY, turn } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

test('a fight runs on the device, survives a reload, and is kept when a link opens another one', async ({
  page,
}) => {
  await open(page, TRY);
  await expect(page.locator('[data-combatant]')).toHaveCount(10);
  await begin(page);
  await hurt(page, ['Sefa Thorne'], '12');
  await expect(line(page, 'Sefa Thorne')).toContainText('19/31');
  await expect(page.getByRole('status').filter({ hasText: 'Sefa Thorne' })).toBeVisible();
  const whose = turn(page).locator('strong');
  const first = (await whose.textContent()) ?? '';
  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect(whose).not.toHaveText(first);

  await test.step('with its undo after a reload', async () => {
    await open(page, TRY);
    await expect(line(page, 'Sefa Thorne')).toContainText('19/31');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(whose).toHaveText(first);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(line(page, 'Sefa Thorne')).toContainText('31/31');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(line(page, 'Sefa Thorne')).toContainText('19/31');
  });

  await test.step('a link brings its own fight, once', async () => {
    await open(page, `${TRY}?monsters=goblin:2,ogre&name=The+ford`);
    await expect(page.locator('[data-combatant]')).toHaveCount(3);
    await expect(page).toHaveURL(/\/try\/initiative-tracker$/);
    await page.getByRole('button', { name: 'Roll initiative' }).click();
    await expect(page.getByRole('button', { name: 'Roll initiative' })).toHaveCount(0);
    await open(page, TRY);
    await expect(page.locator('[data-combatant]')).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Roll initiative' })).toHaveCount(0);
  });

  await page.getByText('This device', { exact: true }).click();
  await page.getByRole('button', { name: /Continue “The toll at Harrow Bridge”/ }).click();
  await expect(page.locator('[data-combatant]')).toHaveCount(10);
  await expect(line(page, 'Sefa Thorne')).toContainText('19/31');
  await page.getByText('This device', { exact: true }).click();
  await expect(page.getByRole('button', { name: /Continue “The ford”/ })).toBeVisible();
});

test('nothing on the tracker tries what the site’s policy forbids', async ({ page }) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(globalThis, { forbidden: told });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      told.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await open(page, TRY);
  await begin(page);
  await hurt(page, ['Sefa Thorne'], '12');
  await expect(line(page, 'Sefa Thorne')).toContainText('19/31');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'forbidden'))).toEqual([]);
});

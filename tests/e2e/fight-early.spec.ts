import type { Page } from 'playwright/test';
import { begin, hurt, line, TRY, turn } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

/** Opens a page whose scripts never come, though those of the next one do. */
async function openWithoutScripts(page: Page, path: string): Promise<void> {
  let pages = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  await page.route('**/assets/*.js', (route) =>
    pages === 1 ? new Promise<void>(() => undefined) : route.continue(),
  );
  await page.goto(path, { waitUntil: 'commit' });
}

test('a press on the open page before its scripts run is done once they do', async ({ page }) => {
  await openWithoutScripts(page, TRY);
  await line(page, 'Sefa Thorne').getByRole('checkbox').check();
  await page.getByLabel('How much').fill('12');
  await page.getByRole('button', { name: 'Damage', exact: true }).click();
  await expect(line(page, 'Sefa Thorne')).toContainText('19/31');
  await expect(page.getByText('did not run yet')).toHaveCount(0);
  await expect(page.getByLabel('How much')).toHaveValue('');
  await expect(line(page, 'Sefa Thorne').getByRole('checkbox')).not.toBeChecked();
  // It is kept, and a reload brings it no second time.
  await page.reload();
  await expect(line(page, 'Sefa Thorne')).toContainText('19/31');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page, 'Sefa Thorne')).toContainText('31/31');
});

test('a press before another fight of the device was open is said, and done to neither', async ({
  page,
}) => {
  await open(page, `${TRY}?monsters=goblin:2,ogre&name=The+ford`);
  await hurt(page, ['Ogre'], '9');
  await expect(line(page, 'Ogre')).toContainText('50/59');
  await openWithoutScripts(page, TRY);
  await expect(line(page, 'Sefa Thorne')).toBeVisible();
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await expect(page.getByText('Nothing was changed: press again.')).toBeVisible();
  await expect(line(page, 'Ogre')).toContainText('50/59');
  await expect(page.getByRole('button', { name: 'Begin the fight' })).toBeVisible();
});

test('a press on the device’s own fight before the scripts run goes on with it', async ({
  page,
}) => {
  await open(page, TRY);
  await begin(page);
  await openWithoutScripts(page, TRY);
  await line(page, 'Brannoc').getByRole('checkbox').check();
  await page.getByLabel('How much').fill('7');
  await page.getByRole('button', { name: 'Damage', exact: true }).click();
  await expect(line(page, 'Brannoc')).toContainText('20/27');
  await expect(turn(page)).toContainText('Round 1');
});

test('a press while the device still looks for its fight waits for that', async ({ page }) => {
  await open(page, TRY);
  await begin(page);
  let letIn: () => void = () => undefined;
  const isOpen = new Promise<void>((done) => {
    letIn = done;
  });
  await page.route('**/assets/open-device-fight*.js', async (route) => {
    await isOpen;
    await route.continue();
  });
  await open(page, TRY);
  await hurt(page, ['Brannoc'], '7');
  await expect(line(page, 'Brannoc')).toContainText('27/27');
  letIn();
  await expect(line(page, 'Brannoc')).toContainText('20/27');
  await expect(turn(page)).toContainText('Round 1');
  await expect(page.getByLabel('How much')).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a press on the open page changes nothing, says so, and keeps what was typed', async ({
    page,
  }) => {
    await page.goto(TRY);
    await expect(line(page, 'Sefa Thorne')).toContainText('31/31');
    await line(page, 'Sefa Thorne').getByRole('checkbox').check();
    await page.getByLabel('How much').fill('12 fire');
    await page.getByRole('button', { name: 'Damage', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Without them nothing changes');
    await expect(page.getByLabel('How much')).toHaveValue('12 fire');
    await expect(line(page, 'Sefa Thorne').getByRole('checkbox')).toBeChecked();
    await expect(line(page, 'Sefa Thorne')).toContainText('31/31');
  });
});

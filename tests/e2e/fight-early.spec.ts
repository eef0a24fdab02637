import type { Page } from 'playwright/test';
import { begin, hurt, line, TRY, turn } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

/** Opens a page whose scripts are blocked; those of the next page load are not. */
async function openWithoutScripts(page: Page, path: string): Promise<void> {
  let pages = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  await page.route('**/assets/*.js', (route) =>
    pages === 1 ? new Promise<void>(() => undefined) : route.fallback(),
  );
  await page.goto(path, { waitUntil: 'commit' });
}

test('an action on the demonstration page before its scripts run is done once they do', async ({
  page,
}) => {
  await openWithoutScripts(page, TRY);
  await hurt(page, ['Sefa Thorne'], '12');
  await expect(line(page, 'Sefa Thorne')).toContainText('19/31');
  await expect(page.getByText('still loading')).toHaveCount(0);
  await expect(page.getByLabel('Amount')).toHaveValue('');
  await expect(line(page, 'Sefa Thorne').getByRole('checkbox')).not.toBeChecked();
  // The action is stored, and a reload does not repeat it.
  await page.reload();
  await expect(line(page, 'Sefa Thorne')).toContainText('19/31');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page, 'Sefa Thorne')).toContainText('31/31');
});

test('an action before the device’s own fight is loaded is applied to that fight, and to no other', async ({
  page,
}) => {
  await test.step('before the scripts run', async () => {
    await open(page, TRY);
    await begin(page);
    await openWithoutScripts(page, TRY);
    await hurt(page, ['Brannoc'], '7');
    await expect(line(page, 'Brannoc')).toContainText('20/27');
    await expect(turn(page)).toContainText('Round 1');
  });

  await test.step('while the device still looks for it', async () => {
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
    await expect(line(page, 'Brannoc')).toContainText('13/27');
    await expect(page.getByLabel('Amount')).toHaveValue('');
  });

  await test.step('said, and done to neither, where another fight was open', async () => {
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
});

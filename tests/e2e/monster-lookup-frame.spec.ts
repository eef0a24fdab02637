import { open } from './open-page';
import { expect, test } from './page-test';

test('the search button of a phone shows its picture @phone', async ({ page }) => {
  await page.goto('/monster-lookup');
  const picture = page.getByRole('button', { name: 'Search', exact: true }).locator('svg');
  expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(16);
});

test('what is kept free for the tray takes no press from the results below it @phone', async ({
  page,
}) => {
  await open(page, '/monster-lookup?q=dragon');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const lost = await page.evaluate(
    ([x = 0, foot = 0]) =>
      [10, 30, 50, 70].filter((up) => !document.elementFromPoint(x, foot - up)?.closest('table')),
    [width / 2, height],
  );
  expect(lost).toEqual([]);
});

test('a lost line leaves the statblock standing, and says what it cannot do', async ({
  page,
  context,
}) => {
  await open(page, '/monster-lookup/mage');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const fireball = page.getByRole('link', { name: 'fireball' });
  await fireball.hover();
  await page.waitForTimeout(500);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await fireball.click();
  await expect(page.getByRole('alert')).toContainText('“fireball” cannot be opened');
  const dice = page.getByRole('region', { name: 'Dice' });
  await page.getByRole('button', { name: /roll Dagger, to hit/ }).click();
  await expect(dice).toContainText('The dice could not be fetched: there is no connection.');
  await dice.getByRole('button', { name: 'Rolls' }).click();
  await expect(dice).toContainText('The rolls could not be fetched');
  await expect(page.getByRole('heading', { level: 1, name: 'Mage' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fireball' });
  await expect(dialog).toContainText('3rd-level evocation');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: /roll Dagger, to hit/ }).click();
  await expect(dice).toContainText('Dagger, to hit');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'cone of cold' }).click();
  const cone = page.getByRole('dialog', { name: 'Cone of cold' });
  await expect(cone.getByRole('alert')).toContainText(
    'could not be fetched: there is no connection',
  );
  await context.setOffline(false);
  await cone.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Cone of Cold' })).toContainText('evocation');
});

test('a lost line takes neither the results nor what is typed', async ({ page, context }) => {
  await open(page, '/monster-lookup?q=gob');
  await context.setOffline(true);
  await page.getByRole('searchbox').press('End');
  await page.getByRole('searchbox').pressSequentially('l');
  await expect(page.getByText('There is no connection at the moment')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Goblin', exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('gobl');
  await page.getByRole('link', { name: 'Goblin', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'The torch went out' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Goblin', exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('There is no connection at the moment')).toHaveCount(0);
  await page.getByRole('searchbox').fill('owlb');
  await expect(page.getByRole('link', { name: 'Owlbear' })).toBeVisible();
});

test('a search that found nothing says nothing of the next one while there is no line', async ({
  page,
  context,
}) => {
  await open(page, '/monster-lookup?q=zeppelin');
  await expect(
    page.getByText('No monster called “zeppelin” is known here in 2014’s rules.'),
  ).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('searchbox').fill('owlbear');
  const notice = page.getByRole('status').filter({ hasText: 'There is no connection' });
  await expect(notice).toContainText('Your search goes on when the line is back.');
  await expect(notice).not.toContainText('results from before');
  await expect(page).toHaveURL(/\?q=owlbear$/);
  await expect(page.getByText(/No monster/)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: 'Owlbear', exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a new page is read out, and the keyboard goes on from its heading', async ({ page }) => {
  await open(page, '/monster-lookup/goblin');
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('link', { name: 'Next' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Goblin');
  await expect(heading).toBeFocused();
  const name = await heading.textContent();
  await expect(page.locator('[aria-live="polite"]', { hasText: `${name} |` })).toHaveCount(1);
  await page.getByRole('link', { name: 'All monsters' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Monster Lookup' })).toBeFocused();
});

test('no page of the lookup is wider than a small phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    const known = JSON.stringify([{ id: 'goblin', name: 'Goblin' }]);
    for (const list of ['favourite-monsters', 'recent-monsters']) localStorage.setItem(list, known);
  });
  for (const path of [
    `/monster-lookup?q=${'w'.repeat(190)}`,
    '/monster-lookup?type=humanoid',
    '/monster-lookup/lich',
    '/monster-lookup/lich?layout=2024',
    '/monster-lookup/spells/fireball',
    '/monster-lookup/spells/eldritch-blast',
  ]) {
    await open(page, path);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, path).toBe(320);
    const out = await page.evaluate(() =>
      [...document.querySelectorAll('article *')]
        .filter((part) => part.getBoundingClientRect().right > 320 - 16)
        .map((part) => part.textContent),
    );
    expect(out, path).toEqual([]);
  }
});

test('the trays leave the footer and what the keyboard reaches in sight @both', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('compared-monsters', JSON.stringify([{ id: 'orc', name: 'Orc' }])),
  );
  for (const path of ['/monster-lookup', '/monster-lookup/goblin']) {
    await open(page, path);
    // The trays are what this is about, and they come when the page is awake.
    await page.waitForLoadState('networkidle');
    const privacy = page.getByRole('link', { name: 'Privacy' });
    await privacy.focus();
    await page.mouse.wheel(0, 100_000);
    await expect(privacy).toBeInViewport();
    const isOnTop = () =>
      page.evaluate(() => {
        const at = document.activeElement?.getClientRects()[0];
        const top = at && document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
        return document.activeElement?.contains(top ?? null) ?? false;
      });
    await expect.poll(isOnTop).toBe(true);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    for (const link of (await page.locator('main a[href]:visible').all()).slice(-8)) {
      await link.focus();
      await expect.poll(isOnTop, (await link.textContent()) ?? '').toBe(true);
    }
  }
});

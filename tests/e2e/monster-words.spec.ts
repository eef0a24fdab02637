import { open } from './open-page';
import { expect, test } from './page-test';

/** Spells and conditions that a statblock names: opened, rested on, and closed again. */

test('a spell opens in front of the statblock, and has a page of its own @both', async ({
  page,
}) => {
  await open(page, '/monster-lookup/mage');
  await page.getByRole('link', { name: 'fireball' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fireball' });
  await expect(dialog).toContainText('3rd-level evocation');
  await dialog.getByRole('button', { name: '8d6, roll Fireball, fire damage' }).click();
  await expect(dialog.getByRole('status')).toContainText('Fireball, fire damage');
  await dialog.getByRole('link', { name: 'Open the page of this spell' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fireball' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lich' })).toBeVisible();
});

test('a mouse that rests on a spell sees what it is, and Escape sends it away', async ({
  page,
}) => {
  await page.goto('/monster-lookup/mage');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'fireball' }).hover();
  const card = page.getByRole('tooltip');
  await expect(card).toContainText('Fireball');
  await expect(card).toContainText('150 feet');
  await expect(page.getByRole('link', { name: 'fireball' })).toHaveAccessibleDescription(
    /Fireball.*150 feet/,
  );
  await card.hover();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

test('a condition opens in front of the statblock, and leads to its card', async ({ page }) => {
  await open(page, '/monster-lookup/giant-spider');
  await page.getByRole('link', { name: 'restrained' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Restrained' });
  await expect(dialog).toContainText('disadvantage on Dexterity saves');
  await dialog.getByRole('link', { name: 'Find it on the cheat sheet' }).click();
  await expect(page).toHaveURL('/cheat-sheet#restrained');
  await expect(page.getByRole('heading', { name: 'Restrained' })).toBeInViewport();
});

test('a condition is explained where one rests on it, over a spell too', async ({ page }) => {
  await page.goto('/monster-lookup/lich');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'frightened' }).first().hover();
  const card = page.getByRole('tooltip');
  await expect(card).toContainText('Cannot choose to move closer');
  await page.mouse.move(0, 0);
  await expect(card).toBeHidden();
  await page.getByRole('link', { name: 'power word stun' }).click();
  const spell = page.getByRole('dialog', { name: 'Power Word Stun' });
  await spell.getByRole('link', { name: 'stunned' }).first().hover();
  await expect(card).toContainText('speaks only in fragments');
  await spell.getByRole('link', { name: 'stunned' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Stunned' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Stunned' })).toBeHidden();
  await expect(spell).toBeVisible();
});

test('Back closes what was opened, one after the other, and stays on the page @phone', async ({
  page,
}) => {
  await page.goto('/monster-lookup?q=lich');
  await open(page, '/monster-lookup/lich');
  await page.getByRole('link', { name: 'power word stun' }).click();
  const spell = page.getByRole('dialog', { name: 'Power Word Stun' });
  await spell.getByRole('link', { name: 'stunned' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Stunned' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Stunned' })).toHaveCount(0);
  await expect(spell).toBeVisible();
  await spell.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Lich' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?q=lich$/);
});

test('a creature that a spell calls is glanced at, opened, and leads to its page @both', async ({
  page,
  isMobile,
}) => {
  await open(page, '/monster-lookup/spells/animate-dead.srd-5-2');
  const zombie = page.getByRole('link', { name: 'Zombie', exact: true });
  await expect(zombie).toHaveAttribute('href', '/monster-lookup/zombie.srd-5-2');
  if (!isMobile) {
    await zombie.hover();
    const card = page.getByRole('tooltip');
    for (const fact of ['Zombie', 'Medium Undead', 'AC 8', 'HP 15', 'Speed 20 ft.', 'CR 1/4']) {
      await expect(card).toContainText(fact);
    }
    await page.mouse.move(0, 0);
    await expect(card).toBeHidden();
  }
  await zombie.click();
  const dialog = page.getByRole('dialog', { name: 'Zombie' });
  await dialog.getByRole('button', { name: /roll Slam, to hit/ }).click();
  await expect(dialog.getByRole('status')).toContainText('Slam');
  await dialog.getByRole('link', { name: 'Open the page of this creature' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zombie' })).toBeVisible();
  await expect(page).toHaveURL('/monster-lookup/zombie.srd-5-2');
});

test('the keyboard glances at what a statblock calls, in the rules of the statblock', async ({
  page,
}) => {
  await open(page, '/monster-lookup/vampire');
  const bats = page.getByRole('link', { name: 'swarms of bats' });
  await expect(bats).toHaveAttribute('href', '/monster-lookup/swarm-of-bats');
  // The keyboard scrolls to what it reaches, slowly and from far away; scrolling closes a glance that has opened.
  await bats.focus();
  await page.keyboard.press('Shift+Tab');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toContainText('Swarm of Bats');
  await expect(bats).toHaveAccessibleDescription(/Armor Class 12.*Challenge 1\/4/);
});

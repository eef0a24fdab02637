import { open } from './open-page';
import { expect, test } from './page-test';

/** Linked spells, conditions and creatures: opening, hovering and closing them. */

test('hovering a spell or condition shows a preview; a press opens it above the statblock, and closing returns the focus', async ({
  page,
}) => {
  await open(page, '/monster-lookup/lich');
  const card = page.getByRole('tooltip');
  const fireball = page.getByRole('link', { name: 'fireball' });
  await fireball.hover();
  await expect(card).toContainText('Fireball');
  await expect(card).toContainText('150 feet');
  await expect(fireball).toHaveAccessibleDescription(/Fireball.*150 feet/);
  await card.hover();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.getByRole('link', { name: 'frightened' }).first().hover();
  await expect(card).toContainText('Cannot choose to move closer');
  await page.mouse.move(0, 0);
  await expect(card).toBeHidden();

  await page.getByRole('link', { name: 'power word stun' }).click();
  const spell = page.getByRole('dialog', { name: 'Power Word Stun' });
  const stunned = spell.getByRole('link', { name: 'stunned' }).first();
  await stunned.hover();
  await expect(card).toContainText('speaks only in fragments');
  await stunned.click();
  const condition = page.getByRole('dialog', { name: 'Stunned' });
  await expect(condition).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(condition).toBeHidden();
  await expect(spell).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(spell).toHaveCount(0);

  await fireball.click();
  const dialog = page.getByRole('dialog', { name: 'Fireball' });
  await expect(dialog).toContainText('3rd-level evocation');
  await dialog.getByRole('button', { name: '8d6, roll Fireball, fire damage' }).click();
  await expect(dialog.getByRole('status')).toContainText('Fireball, fire damage');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(fireball).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'Open the page of this spell' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fireball' })).toBeVisible();
});

test('Back closes opened dialogs one after the other and stays on the page; a condition links to its card @phone', async ({
  page,
}) => {
  await page.goto('/monster-lookup?q=lich');
  await open(page, '/monster-lookup/lich');
  await page.getByRole('link', { name: 'power word stun' }).click();
  const spell = page.getByRole('dialog', { name: 'Power Word Stun' });
  const condition = page.getByRole('dialog', { name: 'Stunned' });
  await spell.getByRole('link', { name: 'stunned' }).first().click();
  await expect(condition).toBeVisible();
  await page.goBack();
  await expect(condition).toHaveCount(0);
  await expect(spell).toBeVisible();
  await spell.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Lich' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?q=lich$/);

  await open(page, '/monster-lookup/giant-spider');
  await page.getByRole('link', { name: 'restrained' }).first().click();
  const restrained = page.getByRole('dialog', { name: 'Restrained' });
  await expect(restrained).toContainText('disadvantage on Dexterity saves');
  await restrained.getByRole('link', { name: 'Find it on the cheat sheet' }).click();
  await expect(page).toHaveURL('/cheat-sheet?edition=2014#restrained');
  await expect(page.getByRole('heading', { name: 'Restrained' })).toBeInViewport();
});

test('a summoned creature is previewed by mouse and keyboard, opened, and links to its page', async ({
  page,
}) => {
  await open(page, '/monster-lookup/vampire');
  const card = page.getByRole('tooltip');
  const bats = page.getByRole('link', { name: 'swarms of bats' });
  await expect(bats).toHaveAttribute('href', '/monster-lookup/swarm-of-bats');
  // Focusing scrolls to the link, smoothly and from far away, and scrolling closes an open preview.
  await bats.focus();
  await page.keyboard.press('Shift+Tab');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.keyboard.press('Tab');
  await expect(card).toContainText('Swarm of Bats');
  await expect(bats).toHaveAccessibleDescription(/Armor Class 12.*Challenge 1\/4/);

  await open(page, '/monster-lookup/spells/animate-dead.srd-5-2');
  const zombie = page.getByRole('link', { name: 'Zombie', exact: true });
  await zombie.hover();
  for (const fact of ['Zombie', 'Medium Undead', 'AC 8', 'HP 15', 'Speed 20 ft.', 'CR 1/4']) {
    await expect(card).toContainText(fact);
  }
  await page.mouse.move(0, 0);
  await expect(card).toBeHidden();
  await zombie.click();
  const dialog = page.getByRole('dialog', { name: 'Zombie' });
  await dialog.getByRole('button', { name: /roll Slam, to hit/ }).click();
  await expect(dialog.getByRole('status')).toContainText('Slam');
  await dialog.getByRole('link', { name: 'Open the page of this creature' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zombie' })).toBeVisible();
  await expect(page).toHaveURL('/monster-lookup/zombie.srd-5-2');
});

import { freshAddress } from '../harness/origin';
import { asTheSame } from './as-person';
import { bringHilda } from './character-hands';
import { line } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

test('a character without a party joins a new fight without scripts, and attacks with its mace', async ({
  page,
  browser,
}) => {
  const sheet = await bringHilda(page);
  const plain = await browser.newContext({
    extraHTTPHeaders: { 'CF-Connecting-IP': freshAddress() },
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  const phone = await plain.newPage();
  await asTheSame(phone, page, sheet);
  await phone.getByRole('link', { name: 'Add to a fight' }).click();
  await expect(phone.locator('input[name="character"]:checked')).toHaveCount(1);
  await phone.getByLabel('Fight', { exact: true }).selectOption('');
  await phone.getByRole('button', { name: 'Add to fight' }).click();
  await phone.getByLabel('Fight name').fill('Hilda alone');
  await phone.getByLabel('Combatants, one per line').fill('Ogre');
  await phone.getByRole('button', { name: 'Start fight' }).click();
  await phone.waitForURL(/\/initiative-tracker\/[\w-]{22}$/);
  const fight = new URL(phone.url()).pathname;
  // Its spells are available without scripts too.
  await line(phone, 'Hilda Ironbrook').getByRole('link').first().click();
  await phone.locator('details:has([data-spells]) > summary').click();
  await line(phone, 'Ogre').getByRole('checkbox').check();
  await phone.getByRole('button', { name: 'Cast Sacred Flame' }).click();
  // Content of <noscript> is not matched by text locators, so the HTML is searched.
  await expect.poll(() => phone.content()).toContain('Review: Sacred Flame');
  await plain.close();

  await open(page, fight);
  await expect(line(page, 'Hilda Ironbrook')).toContainText('43/43');
  await line(page, 'Hilda Ironbrook').getByRole('link').first().click();
  const deeds = page.getByRole('region', { name: 'Actions of Hilda Ironbrook' });
  await expect(deeds).toContainText('+5 to hit · 1d6 + 2 bludgeoning');
  await line(page, 'Ogre').getByRole('checkbox').check();
  await deeds.getByRole('button', { name: 'Attack' }).first().click();
  await expect(page.getByText('Review: Mace')).toBeVisible();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Review: Mace')).toHaveCount(0);

  await line(page, 'Ogre').getByRole('checkbox').check();
  await page.getByText('Spells of Hilda Ironbrook').click();
  await page.getByRole('button', { name: 'Cast Guiding Bolt' }).click();
  await expect(page.getByText('Spends a level 1 slot: 3 of 4 left.')).toBeVisible();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Review: Guiding Bolt')).toHaveCount(0);

  await page.getByRole('button', { name: 'Print the fight' }).click();
  await expect(page.locator('[data-paper]')).toContainText('Mace +5 to hit');
  await expect(page.locator('[data-paper]')).toContainText('save DC 15, +7 to hit');
  await expect(page.locator('[data-paper]')).toContainText('guiding bolt');

  // While the fight runs it has its own copy of the character: the sheet does not change, and shows no party.
  await line(page, 'Ogre').getByRole('checkbox').uncheck();
  await line(page, 'Hilda Ironbrook').getByRole('checkbox').check();
  await page.getByLabel('Amount').fill('9');
  await page.getByRole('button', { name: 'Damage', exact: true }).click();
  await expect(line(page, 'Hilda Ironbrook')).toContainText('34/43');
  await open(page, sheet);
  await expect(page.locator('[data-hit-points]')).toHaveAttribute('data-hit-points', '43');
});

import { begin, hurt, line } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';
import { card, create, hitPoints, joinOnPhone } from './party-hands';

test('a code, a phone, an encounter built for the party, its fight, and its experience in the party', async ({
  page,
  browser,
}) => {
  const { code } = await create(page);
  const phone = await joinOnPhone(browser, code);
  const party = new URL(phone.url()).pathname.split('/').at(-1);
  await open(phone, phone.url());

  // The encounter is built for these two characters.
  await page.goto(`/encounter-builder?edition=2014&with=${party}&monsters=goblin:2&allies=`);
  await expect(page.getByRole('heading', { name: 'Deadly' })).toBeVisible();
  await page.getByRole('link', { name: 'Run in the tracker' }).click();
  await expect(page.getByRole('checkbox', { name: /^Bela/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Mira/ })).toBeChecked();
  await page.getByRole('button', { name: 'Start fight' }).click();
  await page.waitForURL(/\/initiative-tracker\/[\w-]{22}$/);
  await open(page, page.url());
  const fight = page.url();
  await begin(page);

  // Damage in the fight appears on the phone, and a change on the phone appears in the fight.
  await hurt(page, ['Bela'], '7');
  await expect(hitPoints(phone, 'Bela')).toHaveText('11');
  await expect(card(phone, 'Bela')).toContainText('In a running fight');
  await phone.getByRole('button', { name: '5 damage' }).last().click();
  await expect(line(page, 'Bela')).toContainText('6/18');

  await page.getByRole('button', { name: 'All foes' }).click();
  await page.getByLabel('Amount').fill('20');
  await page.getByRole('button', { name: 'Damage', exact: true }).click();
  await expect(line(page, 'Goblin 2')).toContainText('Dead');
  await page.getByRole('button', { name: 'End the fight: 50 XP each' }).click();
  await page.getByRole('link', { name: 'Party', exact: true }).click();
  await expect(page.getByText('shared by 2: 50 XP each')).toBeVisible();
  // The end of the fight gave it; the page may have been asked for while that was still on its way.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/Mira got 50 XP/)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText('Back on the party page')).toHaveCount(2);
  await expect(card(phone, 'Bela')).toContainText('50 XP');
  await page.goto(fight);
  await phone.context().close();
});

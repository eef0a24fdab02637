import { open } from './open-page';
import { expect, test } from './page-test';
import { card, create, hitPoints, joinOnPhone } from './party-hands';

test('players join a party by its code, and two users edit it at the same time without losing changes', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { code, name } = await create(page);
  const copy = page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: 'Copy Code' });
  await copy.click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expect(page.getByRole('button', { name: 'Copied!' })).toHaveCount(0);

  const phone = await joinOnPhone(browser, code);
  await page.getByRole('link', { name }).first().click();
  await page.waitForURL(/\/adventuring\/[\w-]{36}$/);
  await open(page, page.url());
  await open(phone, page.url());

  // Each user sees the other's changes, and simultaneous changes are both kept.
  await phone.getByRole('button', { name: '5 damage' }).last().click();
  await card(page, 'Bela').getByRole('button', { name: '1 damage', exact: true }).click();
  for (const one of [page, phone]) {
    await expect(hitPoints(one, 'Bela')).toHaveText('12');
  }
  await card(phone, 'Bela').getByLabel('Amount').fill('4');
  await card(phone, 'Bela').getByRole('button', { name: 'Heal', exact: true }).dblclick();
  await expect(hitPoints(page, 'Bela')).toHaveText('16');

  // Two settings change at the same time while one user is still typing.
  const typing = card(page, 'Bela').getByLabel('AC (Armor class)');
  await typing.fill('15');
  await card(phone, 'Bela').getByText('Passive scores and saves').click();
  const insight = card(phone, 'Bela').getByLabel('Insight (Passive Insight)');
  await insight.fill('13');
  await insight.press('Enter');
  await expect(card(page, 'Bela').getByLabel('Insight (Passive Insight)')).toHaveValue('13');
  await expect(typing).toHaveValue('15');
  await typing.press('Tab');
  await expect(card(phone, 'Bela').getByLabel('AC (Armor class)')).toHaveValue('15');

  // Both change the same setting: the later value wins, and the other user is told who changed it and restores theirs.
  const theirs = card(phone, 'Bela').getByLabel('AC (Armor class)');
  await theirs.fill('17');
  await theirs.press('Enter');
  const told = page.getByRole('status').filter({ hasText: 'You both changed the same field' });
  await expect(told).toContainText('replaced your 15');
  await told.getByRole('button', { name: 'Restore 15' }).click();
  await expect(theirs).toHaveValue('15');

  // An invalid number is reported at its field and stays there to be corrected.
  await typing.fill('many');
  await typing.press('Enter');
  await expect(card(page, 'Bela').getByRole('alert')).toContainText('whole number from 0 to 50');
  await typing.press('Escape');
  await expect(typing).toHaveValue('15');

  await phone.context().close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a party is run and read with forms only, and prints on one page without screen-only controls', async ({
    page,
  }) => {
    const { code, name } = await create(page);
    expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    await page.getByRole('link', { name }).first().click();
    const mira = card(page, 'Mira');
    await mira.getByLabel('AC (Armor class)').fill('16');
    await mira.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(card(page, 'Mira').getByLabel('AC (Armor class)')).toHaveValue('16');
    await mira.getByLabel('Amount').fill('9');
    await mira.getByRole('button', { name: 'Damage', exact: true }).click();
    await expect(hitPoints(page, 'Mira')).toHaveText('21');
    await mira.getByRole('button', { name: 'heal 5' }).click();
    await expect(hitPoints(page, 'Mira')).toHaveText('26');
    await page.getByRole('button', { name: 'Roll in secret' }).click();
    await expect(page.getByRole('table', { name: /^Perception/ })).toBeVisible();
    await page.reload();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table', { name: 'At a glance' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Mira/ })).toContainText('26/30');
    for (const hidden of [page.getByRole('button'), page.getByText('Invite code')]) {
      await expect(hidden.filter({ visible: true })).toHaveCount(0);
    }
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});

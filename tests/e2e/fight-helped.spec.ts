import { freshAddress } from '../harness/origin';
import { asPerson } from './as-person';
import { hurt, keepFight, line } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

test('a helper runs the fight too, with live updates, until the owner removes them', async ({
  page,
  browser,
}) => {
  const fight = await keepFight(page);
  await open(page, `${fight}/table`);
  await page.getByRole('button', { name: 'Invite a helper' }).click();
  const link = page.getByRole('link', { name: /\/join\/[A-Z2-9]{10}$/ });
  const address = (await link.getAttribute('href')) ?? '';
  const context = await browser.newContext({
    extraHTTPHeaders: { 'CF-Connecting-IP': freshAddress() },
  });
  const other = await context.newPage();
  await asPerson(other, { plan: 'paying' }, address);
  await expect(other.getByRole('heading', { level: 1 })).toContainText('together with');
  await other.getByRole('button', { name: 'Run it together' }).click();
  await expect(other).toHaveURL(new RegExp(`${fight}$`));
  await expect(other.getByText('You help to run this fight')).toBeVisible();
  const [mine, theirs] = [line(page, 'Mira'), line(other, 'Mira')];

  await test.step('each sees what the other does', async () => {
    await open(page, fight);
    await open(other, fight);
    await hurt(page, ['Mira'], '5');
    await expect(theirs).toContainText('26/31');
    await hurt(other, ['Mira'], '6');
    await expect(mine).toContainText('20/31');
  });

  await test.step('taken out, they read why their next press does not count', async () => {
    const table = await page.context().newPage();
    await open(table, `${fight}/table`);
    await table.getByRole('button', { name: /^Remove/ }).click();
    const gone = table.getByRole('status').filter({ hasText: 'Helper removed' });
    await expect(gone).toBeVisible();
    await expect(table.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await hurt(other, ['Mira'], '9');
    const problem = other.getByRole('alert').filter({ hasText: 'was refused' });
    await expect(problem).toContainText('you no longer help to run it');
    await expect(theirs).toContainText('20/31');
    await problem.getByRole('button', { name: 'Discard' }).click();
    await expect(problem).toHaveCount(0);
    await expect(mine).toContainText('20/31');
  });
  await context.close();
});

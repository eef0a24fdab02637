import { ADMIN, asPerson } from './as-person';
import { hurt, line, TRY } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

test('a fight on this device is imported into the account, and is kept on the device if it went on since', async ({
  page,
  context,
}) => {
  await open(page, `${TRY}?monsters=ogre&name=Along`);
  await hurt(page, ['Ogre'], '9');
  const account = await context.newPage();
  await asPerson(account, ADMIN, '/initiative-tracker');
  await open(account, '/initiative-tracker');
  await account.getByRole('button', { name: /^Save it to your account/ }).click();
  await account.waitForURL(/along=/);
  await expect(line(account, 'Ogre')).toContainText('50/59');
  const kept = () =>
    account.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
  await expect.poll(async () => (await kept()).length).toBe(0);

  // The first tab still has the fight open: what happens there is on this device only, and is offered for import too.
  await hurt(page, ['Ogre'], '10');
  await expect.poll(async () => (await kept()).length).toBe(1);
  await open(account, '/initiative-tracker');
  await account.getByRole('button', { name: /^Save the changes from this device/ }).click();
  await account.waitForURL(/along=/);
  await expect(line(account, 'Ogre')).toContainText('40/59');
  await expect.poll(async () => (await kept()).length).toBe(0);
});

import { ADMIN, asPerson } from './as-person';
import { hurt, line, TRY } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

test('a fight of this device comes along, and stays here where it went on since', async ({
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

  // The first tab is still on it: what it does is on this device alone, and is offered too.
  await hurt(page, ['Ogre'], '10');
  await expect.poll(async () => (await kept()).length).toBe(1);
  await open(account, '/initiative-tracker');
  await account.getByRole('button', { name: /^Save the changes from this device/ }).click();
  await account.waitForURL(/along=/);
  await expect(line(account, 'Ogre')).toContainText('40/59');
  await expect.poll(async () => (await kept()).length).toBe(0);
});

import { ADMIN, asPerson } from './as-person';
import { open } from './open-page';
import { expect, test } from './page-test';

test('an admin fetches and filters users, invites one despite a failing connection, and assigns a role without leaving the page', async ({
  page,
}) => {
  await asPerson(page, ADMIN, '/management');
  await page.getByRole('button', { name: 'Fetch Users' }).click();
  await expect(page.getByText('The list is up to date with the sign-in provider.')).toBeVisible();
  await open(page, '/management');
  const search = page.getByRole('searchbox');
  await search.fill('past-due');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await search.fill('nobodyatall');
  await expect(
    page.getByText('No users found. Try fetching or adjusting your search.'),
  ).toBeVisible();
  await search.fill('');

  await page.getByRole('link', { name: 'Invite User' }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Invite User' });
  await expect(send).toBeDisabled();
  const username = `guest-${crypto.randomUUID().slice(0, 8)}`;
  const email = `${username}@example.com`;
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Email', { exact: true }).fill('nonsense');
  await expect(send).toBeDisabled();
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await page.route('**/admin/create-user', (route) => route.abort());
  await send.click();
  await expect(dialog.getByText('Unexpected error inviting user.')).toBeVisible();
  await expect(dialog.getByLabel('Username')).toHaveValue(username);
  await page.unroute('**/admin/create-user');
  await send.dblclick();
  await expect(
    page.getByText('User invited! They’ll receive an email to finish setup.'),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: email, exact: true })).toHaveCount(1);

  await page.getByRole('link', { name: `Change Username of ${email}` }).click();
  await expect(page.getByRole('dialog')).toContainText('only logged in this browser’s console');
  await page.getByRole('dialog').getByRole('link', { name: 'Open their page' }).click();
  await page.waitForURL(/\/people\//);
  await page.getByLabel('Role', { exact: true }).selectOption('PaidUser');
  await page.getByRole('button', { name: 'Change role' }).click();
  await page
    .getByRole('region', { name: /^Give Pro to / })
    .getByRole('button')
    .click();
  await expect(page.getByText('Role changed.')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Change role' })).toBeVisible();
});

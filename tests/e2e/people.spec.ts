import { ADMIN, asPerson } from './as-person';
import { barriers } from './barriers';
import { expect, test } from './page-test';

const NOTHING = 'No users found. Try fetching or adjusting your search.';
const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

function guest(): { username: string; email: string } {
  const username = `guest-${Date.now()}-${Math.round(performance.now())}`;
  return { username, email: `${username}@example.com` };
}

test('an admin fetches, filters, invites and changes a role without leaving the page', async ({
  page,
}) => {
  await asPerson(page, ADMIN, '/management');
  await page.getByRole('button', { name: 'Fetch Users' }).click();
  await expect(page.getByText('The list is what the hosted sign-in says now.')).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.fill('past-due');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await search.fill('nobodyatall');
  await expect(page.getByText(NOTHING)).toBeVisible();
  await search.fill('');

  await page.getByRole('link', { name: 'Invite User' }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Invite User' });
  await expect(send).toBeDisabled();
  const { username, email } = guest();
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Email', { exact: true }).fill('nonsense');
  await expect(send).toBeDisabled();
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await send.dblclick();
  await expect(
    page.getByText('User invited! They’ll receive an email to finish setup.'),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: email, exact: true })).toHaveCount(1);

  await page.getByRole('link', { name: `Change Username of ${email}` }).click();
  await expect(page.getByRole('dialog')).toContainText('only noted in this browser’s console');
  await page.getByRole('dialog').getByRole('link', { name: 'Open their page' }).click();
  await page.waitForURL(/\/people\//);
  await page.getByLabel('Role', { exact: true }).selectOption('PaidUser');
  await page.getByRole('button', { name: 'Change role' }).click();
  await page
    .getByRole('region', { name: /^Give Pro to / })
    .getByRole('button')
    .click();
  await expect(page.getByText('The role is changed')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Change role' })).toBeVisible();
});

test('keeps what was typed when the line is lost', async ({ page }) => {
  await asPerson(page, ADMIN, '/management');
  // Before its scripts run, the link leads to the form's own page.
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Invite User' }).click();
  const dialog = page.getByRole('dialog');
  const { username, email } = guest();
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await page.route('**/admin/create-user', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Invite User' }).click();
  await expect(dialog.getByText('Unexpected error inviting user.')).toBeVisible();
  await expect(dialog.getByLabel('Username')).toHaveValue(username);
});

test('fits every screen and holds nobody up', async ({ page }) => {
  await asPerson(page, ADMIN, '/management');
  await page.getByRole('link', { name: 'admin@delvewright.test' }).first().click();
  await page.waitForURL(/\/people\//);
  for (const path of ['/management', '/management/invite', new URL(page.url()).pathname]) {
    await page.goto(path);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(over), `${path} at ${width}`).toBe(0);
    }
    expect(await barriers(page), path).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('invites, searches and changes a role by forms alone', async ({ page }) => {
    await asPerson(page, ADMIN, '/management');
    await page.getByRole('link', { name: 'Invite User' }).click();
    const { username, email } = guest();
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Email', { exact: true }).fill('nonsense');
    await page.getByRole('button', { name: 'Invite User' }).click();
    await expect(page.getByText('Please enter a valid email.')).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue(username);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Invite User' }).click();
    await expect(page.getByText('User invited!')).toBeVisible();
    await page.getByRole('searchbox').fill(username);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await page.getByRole('link', { name: email, exact: true }).click();
    await page.getByLabel('Role').selectOption('PaidUser');
    await page.getByRole('button', { name: 'Change role' }).click();
    await page
      .getByRole('region', { name: /^Give Pro to / })
      .getByRole('button')
      .click();
    await expect(page.getByText('The role is changed')).toBeVisible();
  });
});

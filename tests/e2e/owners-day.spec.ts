import { ADMIN, asPerson } from './as-person';
import { expect, test } from './page-test';

test('the site owner’s day: health, a message, a gift, records, and a launch', async ({ page }) => {
  const stamp = crypto.randomUUID().slice(0, 8);

  // A visitor sends a message during the night.
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Maren Oakhollow');
  await page.getByLabel('Email').fill('trial@delvewright.test');
  await page.getByLabel('Message').fill(`Could I have Pro for the charity stream ${stamp}?`);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent! I’ll get back to you soon.')).toBeVisible();

  // In the morning the admin opens Management.
  await asPerson(page, ADMIN, '/management');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('link', { name: /^Revenue/ })).toBeVisible();
  await expect(today.getByRole('link', { name: /^Last backup/ })).toBeVisible();
  await today.getByRole('link', { name: /^Unread messages [1-9]/ }).click();
  await page.getByRole('link').filter({ hasText: 'Maren Oakhollow' }).first().click();
  await expect(page.getByText(/charity stream/).first()).toBeVisible();

  // Pro is given to an invited user, with an end date and a note.
  await page.goto('/management/invite');
  const guest = `guest-${stamp}`;
  await page.getByLabel('Username').fill(guest);
  await page.getByLabel('Email', { exact: true }).fill(`${guest}@example.com`);
  await page.getByRole('button', { name: 'Invite User' }).click();
  await expect(page.getByText('User invited!')).toBeVisible();
  await page.getByRole('link', { name: 'Last seen' }).click();
  await expect(page).toHaveURL(/sort=seen&dir=desc/);
  await page.goto(`/management?q=${guest}`);
  await page.getByRole('link', { name: `${guest}@example.com`, exact: true }).click();
  await page.waitForURL(/\/people\//);
  await page.getByRole('button', { name: 'Resend invitation' }).click();
  await expect(page.getByText('Invitation sent again.')).toBeVisible();
  await page.getByRole('button', { name: 'Give Pro' }).click();
  const question = page.getByRole('region', { name: /^Give Pro to / });
  await question.getByLabel('Last day (optional)').fill('2099-12-31');
  await question.getByLabel('Note (optional)').fill('For the charity stream');
  await question.getByRole('button', { name: 'Give Pro' }).click();
  await expect(page.getByText('Until Dec 31, 2099: For the charity stream')).toBeVisible();

  // Records: a dry run, then the import, then a search in the lookup.
  await page.goto('/management/records');
  const hag = { name: `Mire Hag ${stamp}`, type: 'fey', cr: 3, ac: 12, hp: 27, source: 'My Bog' };
  await page.getByLabel('File').setInputFiles({
    name: 'my bog.ndjson',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(`${JSON.stringify(hag)}\n{"name":7}\n`),
  });
  await page.getByLabel(/^Dry run/).check();
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('link', { name: 'Show progress' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'my bog.ndjson' })).toBeVisible();
  await expect(page.getByText('1 of 2 rejected').first()).toBeVisible();
  await expect(page.getByRole('article', { name: hag.name })).toContainText('not known');
  await page.getByRole('button', { name: 'Load for real' }).click();
  await expect(page.getByText('Loaded for real.')).toBeVisible();
  const loaded = page.url();
  await page.goto(`/monster-lookup?q=${encodeURIComponent(hag.name)}&edition=both`);
  await page.getByRole('link', { name: hag.name }).first().click();
  await expect(page.getByText('Ability Scores').first()).toBeVisible();
  await page.goto(loaded);
  await page.getByText('Undo the import').click();
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByText('Import undone.')).toBeVisible();

  // The tools, the audit log, and the health page.
  await page.goto('/management/tools');
  await expect(page.getByRole('link', { name: 'Dice Roller', exact: true })).toBeVisible();
  await page.goto('/management/audit');
  await expect(page.getByRole('rowheader', { name: 'Give Pro' }).first()).toBeVisible();
  await expect(page.getByText('none → none')).toHaveCount(0);
  await page.goto('/management/health');
  await expect(page.getByText(/^(All is well|Needs attention)$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Requests' })).toBeVisible();
});

import type { Page, TestInfo } from 'playwright/test';
import { signInAs } from './as-person';
import { expect, test } from './page-test';

/** A picture of the page as it stands, kept beside the results of the test. */
async function picture(page: Page, info: TestInfo, name: string): Promise<void> {
  const path = info.outputPath(`${name}.png`);
  await page.screenshot({ path, fullPage: true });
  await info.attach(name, { path, contentType: 'image/png' });
}

test('the owner’s day: a look, a letter, a gift, records, a launch, and that all is well @both', async ({
  page,
}, info) => {
  test.setTimeout(180_000);
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  const stamp = `${Date.now()}${isPhone ? 'p' : 'd'}`;

  // Somebody writes in the night.
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Maren Oakhollow');
  await page.getByLabel('Email').fill('trial@delvewright.test');
  await page.getByLabel('Message').fill(`Could I have Pro for the charity stream ${stamp}?`);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent! I’ll get back to you soon.')).toBeVisible();

  // In the morning.
  await signInAs(page, 'Admin', '/management');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('link', { name: /^Revenue/ })).toBeVisible();
  await expect(today.getByRole('link', { name: /^Last backup/ })).toBeVisible();
  await picture(page, info, '1-today');
  await today.getByRole('link', { name: /^Unread messages [1-9]/ }).click();
  await page.getByRole('link').filter({ hasText: 'Maren Oakhollow' }).first().click();
  await expect(page.getByText(/charity stream/).first()).toBeVisible();
  await picture(page, info, '2-a-letter');

  // A gift with an end and a note, to somebody who was invited.
  await page.goto('/management/invite');
  const guest = `guest-${stamp}`;
  await page.getByLabel('Username').fill(guest);
  await page.getByLabel('Email', { exact: true }).fill(`${guest}@example.com`);
  await page.getByRole('button', { name: 'Invite User' }).click();
  await expect(page.getByText('User invited!')).toBeVisible();
  await picture(page, info, '3-people');
  if (isPhone) {
    // Each is one line, and the presses of a row are in its menu.
    const heights = await page
      .locator('#users tbody tr')
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(Math.max(...heights)).toBeLessThanOrEqual(64);
    const row = page.getByRole('row').filter({ hasText: `${guest}@example.com` });
    await row.locator('summary').click();
    await expect(
      row.getByRole('link', { name: `Change Password of ${guest}@example.com` }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  } else {
    await page.getByRole('link', { name: 'Last seen' }).click();
    await expect(page).toHaveURL(/sort=seen&dir=desc/);
    await page.goto(`/management?q=${guest}`);
  }
  await page.getByRole('link', { name: `${guest}@example.com`, exact: true }).click();
  await page.waitForURL(/\/people\//);
  await page.getByRole('button', { name: 'Resend invitation' }).click();
  await expect(page.getByText('The invitation is on its way once more.')).toBeVisible();
  await page.getByRole('button', { name: 'Give Pro' }).click();
  const question = page.getByRole('region', { name: /^Give Pro to / });
  await question.getByLabel('Last day (optional)').fill('2099-12-31');
  await question.getByLabel('Note (optional)').fill('For the charity stream');
  await picture(page, info, '4-a-gift-is-asked-about');
  await question.getByRole('button', { name: 'Give Pro' }).click();
  await expect(page.getByText('Until Dec 31, 2099: For the charity stream')).toBeVisible();
  await picture(page, info, '5-a-person');

  // Records: looked at first, then loaded, and found in the lookup.
  await page.goto('/management/records');
  const hag = { name: `Mire Hag ${stamp}`, type: 'fey', cr: 3, ac: 12, hp: 27, source: 'My Bog' };
  await page.getByLabel('File').setInputFiles({
    name: 'my bog.ndjson',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(`${JSON.stringify(hag)}\n{"name":7}\n`),
  });
  await page.getByLabel(/^Dry run/).check();
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('link', { name: 'See how it goes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'my bog.ndjson' })).toBeVisible();
  await expect(page.getByText('1 of 2 rejected').first()).toBeVisible();
  await expect(page.getByRole('article', { name: hag.name })).toContainText('not known');
  await picture(page, info, '6-a-dry-run');
  await page.getByRole('button', { name: 'Load it now' }).click();
  await expect(page.getByText('Loaded, this time in earnest.')).toBeVisible();
  const loaded = page.url();
  await page.goto(`/monster-lookup?q=${encodeURIComponent(hag.name)}&edition=both`);
  await page.getByRole('link', { name: hag.name }).first().click();
  await expect(page.getByText('Ability Scores').first()).toBeVisible();
  await picture(page, info, '7-the-statblock');
  await page.goto(loaded);
  await page.getByText('Undo the whole import').click();
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByText('The import is undone.')).toBeVisible();

  // The tools, what was done, and whether all is well.
  await page.goto('/management/tools');
  await expect(page.getByRole('link', { name: 'Dice Roller', exact: true })).toBeVisible();
  if (isPhone) {
    const heights = await page
      .locator('main tbody tr')
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(heights).toHaveLength(22);
    expect(Math.max(...heights)).toBeLessThanOrEqual(64);
  }
  await picture(page, info, '8-tools');
  await page.goto('/management/audit');
  await expect(page.getByRole('rowheader', { name: 'Give Pro' }).first()).toBeVisible();
  await expect(page.getByText('none → none')).toHaveCount(0);
  await picture(page, info, '9-the-log');
  await page.goto('/management/health');
  await expect(page.getByText(/^(All is well|Not everything is well)$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Requests' })).toBeVisible();
  await picture(page, info, '10-health');
});

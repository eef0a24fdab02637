import type { Page } from 'playwright/test';
import { ADMIN, asPerson } from './as-person';
import { expect, test } from './page-test';

test.use({ viewport: { width: 390, height: 844 } });

/** What sticks out of its cell, or makes a table wider than the screen. */
const sticksOut = () => {
  const wide = [...document.querySelectorAll('main table')].flatMap((table) => {
    const frame = table.parentElement;
    return frame && frame.scrollWidth > frame.clientWidth ? [`${table.textContent}`] : [];
  });
  const cells = [...document.querySelectorAll('main tbody :is(th, td)')];
  const out = cells.flatMap((cell) => {
    const edge = cell.getBoundingClientRect().right + 1;
    const parts = [...cell.querySelectorAll('*')].filter(
      (part) => part.getBoundingClientRect().right > edge,
    );
    return parts.map((part) => `${part.textContent}`);
  });
  return [...wide, ...out].map((words) => words.slice(0, 60));
};

async function fits(page: Page, rows: number): Promise<void> {
  // A table that is folded away comes later.
  await expect(
    page
      .locator('main tbody tr')
      .filter({ visible: true })
      .nth(rows - 1),
  ).toBeVisible();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(sticksOut), `${page.url()} at ${width}`).toEqual([]);
  }
}

test('on a phone each row of Management’s tables is a card, or one line, and nothing sticks out of it', async ({
  page,
}) => {
  await asPerson(page, ADMIN, '/management/invite');
  const username = `newcomer-${Date.now()}`;
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email', { exact: true }).fill(`${username}@example.com`);
  await page.getByRole('button', { name: 'Invite User' }).click();
  await expect(page.getByText('User invited!')).toBeVisible({ timeout: 30_000 });
  await fits(page, 1);
  await page.getByRole('link', { name: `${username}@example.com`, exact: true }).click();
  await page.waitForURL(/\/people\//);
  await page.getByLabel('Role', { exact: true }).selectOption('PaidUser');
  await page.getByRole('button', { name: 'Change role' }).click();
  await page
    .getByRole('region', { name: /^Give Pro to / })
    .getByRole('button')
    .click();
  await expect(page.getByText('The role is changed')).toBeVisible();
  await expect(page.getByRole('cell', { name: /became .*PaidUser/ })).toBeVisible();
  await fits(page, 1);

  await page.goto('/management/records');
  const line = JSON.stringify({ name: 'Nobody' });
  await page.getByLabel('File').setInputFiles({
    name: 'phone.ndjson',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(line),
  });
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Ingest Lambda will process it shortly.')).toBeVisible();
  await page.goto('/management/records');
  await fits(page, 1);

  await page.goto('/management/backup');
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(async () => {
    await page.goto('/management/backup');
    await expect(page.getByRole('button', { name: 'What is in it' }).first()).toBeVisible();
  }).toPass();
  await fits(page, 1);

  await page.goto('/management/tools');
  await fits(page, 22);
  await page.getByRole('row').filter({ hasText: 'Dice Roller' }).locator('summary').click();
  await page.getByRole('link', { name: 'Change Dice Roller' }).click();
  await expect(page.getByRole('heading', { name: 'Dice Roller' })).toBeVisible();

  await page.goto('/management/audit');
  await fits(page, 3);
  const hash = page.getByRole('listitem').filter({ hasText: 'hash' }).first();
  await expect(hash).toHaveAttribute('title', /^[0-9a-f]{64}$/);
  await expect(hash).toHaveText(/^hash [0-9a-f]{8}…$/);
});

import type { Page } from 'playwright/test';
import { madeUpMonster } from '../harness/made-up-monster';
import { appOrigin } from '../harness/origin';
import { barriers } from './barriers';
import { signInAs } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

/** A file of monsters that no other test has. */
function recordsFile(name: string, many: number, fileName = 'mine.ndjson') {
  const lines = Array.from({ length: many }, (_, at) =>
    JSON.stringify(madeUpMonster({ name: `${name} ${at}`, source: name })),
  );
  return { name: fileName, mimeType: '', buffer: Buffer.from(`${lines.join('\n')}\nnonsense\n`) };
}

/** What the platform calls each minute. */
async function aMinutePasses(): Promise<void> {
  const answer = await fetch(`${appOrigin()}/__scheduled`);
  expect(answer.ok).toBe(true);
}

const count = (page: Page, word: string) =>
  page.locator('dl > div').filter({ hasText: word }).locator('dd');

test('a file of records is looked at, loaded, reported and undone, and the page follows', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, 'Admin', '/management/records');
  await open(page, page.url());
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('alert')).toContainText('An upload needs a file.');
  await page.getByLabel('File').setInputFiles({ ...recordsFile('Q', 1), name: 'mine.txt' });
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('alert')).toContainText('Choose a .ndjson or .jsonl file.');

  await page.getByLabel('File').setInputFiles(recordsFile('Quillwork', 3));
  await page.getByLabel(/^Dry run/).check();
  await page.getByRole('button', { name: 'Upload' }).click();
  const told = page.getByRole('status').filter({ hasText: 'Ingest Lambda' });
  await expect(told).toContainText('Uploaded. Ingest Lambda will process it shortly.');
  await expect(told).toContainText('It waits for its turn.');
  await aMinutePasses();
  await expect(told).toContainText('Nothing was written.', { timeout: 15_000 });
  await told.getByRole('link', { name: 'See how it goes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^monsters-\d+\.ndjson$/);
  await expect(count(page, 'Added')).toHaveText('3');
  await expect(count(page, 'Rejected')).toHaveText('1');
  await expect(page.getByRole('cell', { name: 'the line is not JSON' })).toBeVisible();

  await page.getByRole('button', { name: 'Load it now' }).click();
  await expect(page.getByText('this time in earnest')).toBeVisible();
  await aMinutePasses();
  await expect(page.getByText('Read to its end: 4 lines.')).toBeVisible({ timeout: 15_000 });
  expect((await page.request.get('/monsters/quillwork-0.quillwork')).status()).toBe(200);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the report as CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^monsters-\d+-report\.csv$/);
  expect(await barriers(page)).toEqual([]);

  await page.getByText('Undo the whole import').click();
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByText('The import is being undone.')).toBeVisible();
  await aMinutePasses();
  await expect(count(page, 'Removed')).toHaveText('3', { timeout: 15_000 });
  expect((await page.request.get('/monsters/quillwork-0.quillwork')).status()).toBe(404);
});

test('a large file goes up in parts over a line that breaks, and never twice', async ({ page }) => {
  test.setTimeout(120_000);
  const { name, mimeType, buffer } = recordsFile('Cutline', 2, 'large.jsonl');
  const large = Buffer.concat([buffer, Buffer.alloc(17 * 1024 * 1024, ' ')]);
  await signInAs(page, 'Admin', '/management');
  await open(page, page.url());
  const parts: string[] = [];
  let cuts = 2;
  await page.route('**/admin/upload/**', async (route) => {
    const part = new URL(route.request().url()).searchParams.get('part');
    if (part !== null) parts.push(part);
    if (part === '2' && cuts > 0) {
      cuts -= 1;
      await route.abort('connectionreset');
    } else await route.continue();
  });
  await page.getByLabel('File').setInputFiles({ name, mimeType, buffer: large });
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('The line is lost. It is tried again by itself.')).toBeVisible();
  await expect(page.getByText('Ingest Lambda')).toBeVisible({ timeout: 60_000 });
  expect(parts).toEqual(['1', '2', '2', '2', '3']);
  await aMinutePasses();
  await expect(page.getByText(/Read to its end/)).toBeVisible({ timeout: 15_000 });
});

test('what the storage answers is said as it is specified', async ({ page }) => {
  await signInAs(page, 'Admin', '/management');
  await open(page, page.url());
  const body = JSON.stringify({ error: 'Too much.' });
  await page.route('**/admin/upload/**', (route) => route.fulfill({ status: 413, body }));
  await page.getByLabel('File').setInputFiles(recordsFile('Refused', 1));
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'S3 PUT failed: 413 Content Too Large — Too much.',
  );
  await page.route('**/admin/presign-upload', (route) => route.fulfill({ status: 409, body }));
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('alert')).toHaveText('409 Conflict — Too much.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a file of records goes up by a form, is loaded and undone', async ({ page }) => {
    await signInAs(page, 'Admin', '/management/records');
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText('An upload needs a file.')).toBeVisible();
    await page.getByLabel('File').setInputFiles(recordsFile('Plainform', 2));
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText('Uploaded. Ingest Lambda will process it shortly.')).toBeVisible();
    await aMinutePasses();
    await page.getByRole('link', { name: 'Look again' }).click();
    await expect(page.getByText('Read to its end: 3 lines.')).toBeVisible();
    await expect(count(page, 'Added')).toHaveText('2');
    await page.getByText('Undo the whole import').click();
    await page.getByRole('button', { name: 'Undo this import' }).click();
    await aMinutePasses();
    await page.getByRole('link', { name: 'Look again' }).click();
    await expect(count(page, 'Removed')).toHaveText('2');
  });
});

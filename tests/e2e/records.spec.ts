import { madeUpMonster } from '../harness/made-up-monster';
import { ADMIN, asPerson } from './as-person';
import { barriers } from './barriers';
import { open } from './open-page';
import { expect, test } from './page-test';

/** A file of monsters that no other test has. */
function recordsFile(name: string, many: number, fileName = 'mine.ndjson') {
  const lines = Array.from({ length: many }, (_, at) =>
    JSON.stringify(madeUpMonster({ name: `${name} ${at}`, source: name })),
  );
  return { name: fileName, mimeType: '', buffer: Buffer.from(`${lines.join('\n')}\nnonsense\n`) };
}

test('a file of records is looked at, sent, told of until it is loaded, and undone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await asPerson(page, ADMIN, '/management/records');
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
  // A small file is read with the request that brings it.
  await expect(told).toContainText('Nothing was written.');
  await told.getByRole('link', { name: 'See how it goes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('mine.ndjson');
  await expect(page.getByRole('article', { name: 'Quillwork 0' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Load it now' }).click();
  await expect(page.getByText('this time in earnest')).toBeVisible();
  await expect(page.getByText('Read to its end: 4 lines.')).toBeVisible();
  await page.getByText('Undo the whole import').click();
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByText('The import is undone.')).toBeVisible();
  await expect(page.getByText('What it did was taken back.')).toBeVisible();
});

test('a large file goes up in parts over a line that breaks, and never twice', async ({ page }) => {
  test.setTimeout(120_000);
  const { name, mimeType, buffer } = recordsFile('Cutline', 2, 'large.jsonl');
  const large = Buffer.concat([buffer, Buffer.alloc(17 * 1024 * 1024, ' ')]);
  await asPerson(page, ADMIN, '/management');
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
  // A large one waits for its turn; a minute passes, and the open page hears of it by itself.
  await expect(page.getByText('It waits for its turn.')).toBeVisible();
  await page.request.get('/__scheduled');
  await expect(page.getByText('Read to its end')).toBeVisible({ timeout: 20_000 });
  expect(parts).toEqual(['1', '2', '2', '2', '3']);
});

test('what the storage answers is said as it is specified', async ({ page }) => {
  await asPerson(page, ADMIN, '/management');
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

  test('a file of records goes up by a form', async ({ page }) => {
    await asPerson(page, ADMIN, '/management/records');
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText('An upload needs a file.')).toBeVisible();
    await page.getByLabel('File').setInputFiles(recordsFile('Plainform', 2));
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText('Uploaded. Ingest Lambda will process it shortly.')).toBeVisible();
    await expect(page.getByText('Read to its end: 3 lines.')).toBeVisible();
  });
});

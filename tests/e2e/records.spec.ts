import { madeUpMonster } from '../harness/made-up-monster';
import { ADMIN, beSomebody } from './as-person';
import { open } from './open-page';
import { expect, test } from './page-test';

/** A file of monsters with names that no other test uses. */
function recordsFile(name: string, many: number, fileName = 'mine.ndjson') {
  const lines = Array.from({ length: many }, (_, at) =>
    JSON.stringify(madeUpMonster({ name: `${name} ${at}`, source: name })),
  );
  return { name: fileName, mimeType: '', buffer: Buffer.from(`${lines.join('\n')}\nnonsense\n`) };
}

test('an invalid file is reported before it is sent, and storage errors are shown as specified', async ({
  page,
}) => {
  await beSomebody(page, ADMIN);
  await open(page, '/management/records');
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('alert')).toContainText('An upload needs a file.');
  await page.getByLabel('File').setInputFiles({ ...recordsFile('Q', 1), name: 'mine.txt' });
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('alert')).toContainText('Choose a .ndjson or .jsonl file.');

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

test('a large file is uploaded in parts over a failing connection, and only once', async ({
  page,
}) => {
  const { name, mimeType, buffer } = recordsFile('Cutline', 2, 'large.jsonl');
  const large = Buffer.concat([buffer, Buffer.alloc(17 * 1024 * 1024, ' ')]);
  await beSomebody(page, ADMIN);
  await open(page, '/management');
  const parts: string[] = [];
  let cuts = 1;
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
  await expect(
    page.getByText('Connection lost. The upload is retried automatically.'),
  ).toBeVisible();
  await expect.poll(() => parts.at(-1)).toBe('3');
  await expect(page.getByText('Ingest Lambda')).toBeVisible();
  // A large file waits for the schedule; after a minute the open page updates itself.
  await expect(page.getByText('Waiting. Files are loaded')).toBeVisible();
  await page.request.get('/__scheduled');
  await expect(page.getByText('Done: ')).toBeVisible();
  expect(parts).toEqual(['1', '2', '2', '3']);
});

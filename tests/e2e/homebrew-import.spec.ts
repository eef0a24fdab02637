import { ADMIN, beSomebody } from './as-person';
import { pastedOgre } from './homebrew-hands';
import { awake } from './leaving-hands';
import { expect, test } from './page-test';

const IMPORT = '/homebrew/import';

test('a pasted statblock is recognized, and a file that is too large is reported before it is sent', async ({
  page,
}) => {
  const name = 'Bog Ogre';
  await beSomebody(page, ADMIN);
  await page.goto(IMPORT);
  await awake(page);
  await page.getByLabel('Paste text').fill(pastedOgre(name));
  await expect(page.getByRole('status')).toContainText(
    `Recognized: Plain text of a statblock, ${name}.`,
  );
  await page.getByLabel('Or a file').setInputFiles({
    name: 'large.json',
    mimeType: 'application/json',
    buffer: Buffer.alloc(6 * 1024 * 1024, 'x'),
  });
  await expect(page.getByRole('status')).toContainText('at most 5 MB');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('status')).toContainText('at most 5 MB');
  await expect(page).toHaveURL(new RegExp(`${IMPORT}$`));
  await expect(page.getByLabel('Paste text')).toHaveValue(pastedOgre(name));

  await page.getByLabel('Or a file').setInputFiles([]);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByLabel(name, { exact: true })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Source', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Import selected' }).click();
  await expect(page.getByText('1 monster imported.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to an encounter' })).toHaveAttribute(
    'href',
    /^\/encounter-builder\?monsters=[\w.-]+\.own--\w+:1/,
  );
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('1 monster deleted')).toBeVisible();
});

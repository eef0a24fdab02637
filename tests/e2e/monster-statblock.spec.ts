import { readFile } from 'node:fs/promises';
import { open } from './open-page';
import { expect, test } from './page-test';

test('every value can be focused in page order, has a label for its roll, and shows the focus; other rolls are in the tray', async ({
  page,
}) => {
  await open(page, '/monster-lookup/goblin');
  const tray = page.getByRole('region', { name: 'Dice' });
  const saves = tray.getByRole('button', { name: 'Saves' });
  await expect(saves).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('link', { name: 'Next' }).focus();
  const names: (string | null)[] = [];
  for (let at = 0; at < 12; at += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    names.push(await focused.getAttribute('aria-label'));
    const line = await focused.evaluate((one) => getComputedStyle(one).textDecorationLine);
    expect(line).toBe('underline');
  }
  expect(names).toEqual([
    '2d6, roll Hit points',
    '8 (−1), roll Strength check',
    '14 (+2), roll Dexterity check',
    '10 (+0), roll Constitution check',
    '10 (+0), roll Intelligence check',
    '8 (−1), roll Wisdom check',
    '8 (−1), roll Charisma check',
    '+6, roll Stealth',
    '+4, roll Scimitar, to hit and damage',
    '5 (1d6 + 2), roll Scimitar, slashing damage',
    '+4, roll Shortbow, to hit and damage',
    '5 (1d6 + 2), roll Shortbow, piercing damage',
  ]);
  await saves.click();
  await expect(tray.locator('dt')).toHaveText(['Init', 'Str', 'Dex', 'Con', 'Int', 'Wis', 'Cha']);
  await tray.getByRole('button', { name: '+2, roll Initiative' }).click();
  await expect(tray.getByRole('status')).toContainText(/Initiative.*1d20 \(\d+\) \+ 2/);
  await saves.click();
  await expect(tray.locator('dt')).toHaveCount(0);
  // The 2024 layout lists all saves, so the tray adds none.
  await page.getByRole('link', { name: '2024 layout' }).click();
  await expect(page.locator('[data-layout="2024"]')).toBeVisible();
  await expect(saves).toHaveCount(0);
});

test('a monster can be exported as a link, text, a file and a picture that browsers can open', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/monster-lookup/goblin?q=gob');
  const seen = await page.evaluate(async () => {
    const tag = document.querySelector('meta[property="og:image"]');
    const { pathname, search } = new URL(tag?.getAttribute('content') ?? '');
    const picture = new Image();
    picture.src = pathname + search;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight);
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('There is no canvas.');
    pen.drawImage(picture, 0, 0);
    const at = (x: number, y: number) => [...pen.getImageData(x, y, 1, 1).data];
    const name = pen.getImageData(88, 60, 600, 140).data;
    const reds = name.filter((value, index) => index % 4 === 0 && value === 0x9a).length;
    return { size: [canvas.width, canvas.height], leaf: at(600, 60), foot: at(10, 600), reds };
  });
  expect(seen.size).toEqual([1200, 630]);
  expect(seen.leaf).toEqual([0xff, 0xfb, 0xf2, 255]);
  expect(seen.foot).toEqual([0x9a, 0x42, 0x10, 255]);
  expect(seen.reds).toBeGreaterThan(2000);

  await page.getByText('Export', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/monster-lookup\/goblin$/);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const markdown = await page.evaluate(() => navigator.clipboard.readText());
  expect(markdown).toMatch(/^## Goblin\n/);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Foundry VTT (dnd5e 4.4)' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('goblin-foundry.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ name: 'Goblin' });
});

test('buttons are large enough for a thumb, and favorite, compare and layout are in reach at once @phone', async ({
  page,
}) => {
  await open(page, '/monster-lookup/lich');
  const bar = page.getByRole('region', { name: 'Statblock' });
  for (const [role, name] of [
    ['button', 'Favorite'],
    ['button', 'Compare'],
    ['link', '2024'],
  ] as const) {
    const control = bar.getByRole(role, { name });
    await expect(control).toBeInViewport();
    const box = await control.boundingBox();
    expect(box?.y, name).toBeGreaterThan(600);
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(40);
  }
  await expect(page.getByRole('button', { name: 'Saves' })).toBeVisible();
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button[aria-label$=" check"], main aside button, main nav a, label, section[aria-label="Dice"] button',
      ),
    ]
      .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 30))
      .map(({ name, box }) => `${name} ${box.width} x ${box.height}`),
  );
  expect(small).toEqual([]);
  const size = await page.evaluate(
    () => getComputedStyle(document.querySelector('article') ?? document.body).fontSize,
  );
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(17);
  await bar.getByRole('link', { name: '2024' }).click();
  await expect(page.locator('[data-layout="2024"]')).toBeVisible();
});

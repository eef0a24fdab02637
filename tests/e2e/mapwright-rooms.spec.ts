import { jsonOf, openBoard } from './mapwright-board';
import { expect, test } from './page-test';

test('a room is pressed, named and stocked, and what was written stays when the rooms are stocked anew', async ({
  page,
}) => {
  const board = await openBoard(page, '?preset=bandit-cellars&seed=rooms');
  await test.step('Enter opens the room under the cursor', async () => {
    await board.focus();
    await page.keyboard.press('Enter');
    const desk = page.getByRole('dialog', { name: /^Room 1:/ });
    await desk.getByLabel('Name', { exact: true }).fill('Gorn’s Hall');
    await desk.getByLabel('Read aloud').fill('Smoke hangs low.');
    await desk.getByLabel('Notes for the game master').fill('**Gorn** waits.');
    await desk.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(desk).toBeHidden();
    const row = page.getByRole('row', { name: /Gorn’s Hall/ }).first();
    await expect(row).toContainText('Smoke hangs low.');
    await expect(row.locator('strong')).toHaveText('Gorn');
  });

  await test.step('closing the desk keeps what was typed', async () => {
    await board.focus();
    await page.keyboard.press('Enter');
    const desk = page.getByRole('dialog', { name: /^Room 1:/ });
    await desk.getByLabel('Read aloud').fill('Smoke hangs low, and a dog growls.');
    await page.keyboard.press('Escape');
    await expect(desk).toBeHidden();
    const row = page.getByRole('row', { name: /Gorn’s Hall/ }).first();
    await expect(row).toContainText('and a dog growls.');
  });

  await test.step('the rooms are stocked', async () => {
    await page.getByText('Stock the rooms', { exact: true }).first().click();
    await page.getByLabel('Level', { exact: true }).fill('5');
    await page.getByRole('button', { name: 'Stock the rooms' }).click();
    await expect(page.getByText('Monsters:').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Wandering monsters/ })).toBeVisible();
    const saved = await jsonOf(page);
    expect(saved.prep).toMatchObject({ level: 5, edition: '2014' });
    expect(saved.rooms[0].told).toMatchObject({ name: 'Gorn’s Hall', notes: '**Gorn** waits.' });
  });

  await test.step('a step back empties them, and leaves what was written', async () => {
    await board.focus();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Monsters:')).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Gorn’s Hall/ }).first()).toBeVisible();
  });
});

test('a theme changes the shapes, the names and the furniture of a map', async ({ page }) => {
  await openBoard(page, '?seed=themed');
  await page.getByLabel('Theme', { exact: true }).selectOption('crypt');
  await expect(page).toHaveURL(/place=crypt/);
  const saved = await jsonOf(page);
  expect(saved.recipe).toMatchObject({ theme: 'crypt', doors: 'secure' });
  const kinds = saved.symbols.map(({ kind }: { kind: string }) => kind);
  expect(
    kinds.some((kind: string) => ['coffin', 'urn', 'bones', 'sarcophagus'].includes(kind)),
  ).toBe(true);
});

import { beginKept, happen, idOf, keepFight, line } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

test('players’ seat claims and suggestions appear without a reload, and are answered by one press each', async ({
  page,
}) => {
  const fight = await keepFight(page);
  await beginKept(page, fight);
  await open(page, fight);
  const [mira, goblin] = [await idOf(page, 'Mira'), await idOf(page, 'Goblin 1')];
  const due = page.getByRole('region', { name: 'Due now' });

  await test.step('a suggestion, of which one undo takes the answer back', async () => {
    await happen(page, fight, [{ do: 'seat', seat: 's2', who: mira, name: 'Ann' }]);
    const suggested = { amount: 6, type: 'fire', with: 'Fire Bolt' };
    await happen(page, fight, [
      { do: 'suggest', seat: 's2', by: mira, targets: [goblin], ...suggested },
    ]);
    await expect(due).toContainText('Mira’s player: 6 fire to Goblin 1 (with Fire Bolt)');
    await expect(line(page, 'Goblin 1')).toContainText('7/7');
    await due.getByRole('button', { name: 'Half' }).click();
    await expect(line(page, 'Goblin 1')).toContainText('4/7');
    await expect(page.getByText('Mira’s player')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(line(page, 'Goblin 1')).toContainText('7/7');
    await expect(due).toContainText('Mira’s player');
  });

  await test.step('a key pauses the fight, and the notice goes on with it', async () => {
    await expect(page.getByRole('button', { name: 'Commands' })).toBeVisible();
    await page.locator('[data-order]').click({ position: { x: 2, y: 2 } });
    await page.keyboard.press('w');
    const paused = page.getByText('The fight is paused.');
    await expect(paused).toBeVisible();
    await page.getByRole('button', { name: 'Resume' }).first().click();
    await expect(paused).toHaveCount(0);
  });

  await test.step('a claim, on the players’ page', async () => {
    await happen(page, fight, [{ do: 'unseat', seat: 's2' }]);
    await open(page, `${fight}/table`);
    const seats = page.locator('[data-part="seats"]');
    await expect(seats).toContainText('Nobody yet');
    await happen(page, fight, [{ do: 'claim', seat: 's1', who: mira, name: 'Ann' }]);
    await expect(seats).toContainText('Ann asks to play Mira');
    await seats.getByRole('button', { name: 'Give seat' }).click();
    await expect(seats.getByRole('list', { name: 'Seats' })).toContainText('Ann plays Mira');
    await seats.getByRole('button', { name: 'Remove Ann from the seat' }).click();
    await expect(seats).toContainText('Nobody yet');
  });
});

test('a large picture is scaled down on the device, and shown to players', async ({ page }) => {
  await open(page, `${await keepFight(page)}/table`);
  const shown = page.locator('[data-part="shown"]');
  const large = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2000, 1000];
    const pen = canvas.getContext('2d');
    for (let at = 0; pen && at < 2000; at += 10) {
      pen.fillStyle = `hsl(${at} 80% 50%)`;
      pen.fillRect(at, 0, 10, 1000);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await shown.getByLabel('Picture (optional)').setInputFiles({
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.from(large, 'base64'),
  });
  await expect(shown).toContainText('kB will be sent');
  await shown.getByRole('button', { name: 'Show', exact: true }).click();
  const picture = shown.getByRole('img', { name: 'Handout shown now' });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBe(1600);
});

import { open } from './open-page';
import { expect, test } from './page-test';
import { commands, round } from './style-guide-parts';

/** A page whose history.back() calls are held until they are released. */
type Held = { letGo: () => void; heldSteps: () => number };

test('keys trigger commands, but not in a field, in a dialog or where the browser uses them, and can be changed for this device', async ({
  page,
}) => {
  await open(page, '/style-guide');
  await page.keyboard.press('n');
  await expect(round(page)).toHaveText('Round 2');
  await page.keyboard.press('Control+z');
  await expect(round(page)).toHaveText('Round 1');
  await page.getByLabel('Name', { exact: true }).pressSequentially('nn');
  await page.getByRole('button', { name: 'Open a dialog' }).click();
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  await expect(round(page)).toHaveText('Round 1');
  // Arrow keys scroll the page, but move the piece on a focused board.
  const square = () =>
    page
      .locator('[aria-label="Board"] span')
      .evaluateAll((all) => all.findIndex((one) => one.hasAttribute('data-here')));
  await page.locator('body').press('ArrowRight');
  expect(await square()).toBe(3);
  await page.getByLabel('Board').press('ArrowRight');
  await expect.poll(square).toBe(4);
  // A command with two keys in sequence.
  await page.getByLabel('Board').press('g');
  await page.keyboard.press('p');
  await expect(page.locator('#pickers')).toBeInViewport();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByRole('button', { name: 'Change the key of Next round' }).click();
  await page.keyboard.press('Control+z');
  await expect(keys.getByRole('status')).toHaveText('Ctrl+Z is already the key of “Undo”.');
  await page.keyboard.press('F6');
  await expect(keys.getByRole('status')).toHaveText('F6 belongs to the browser. Try another key.');
  await page.keyboard.press('Shift+R');
  await expect(keys.getByRole('status')).toHaveText('Next round: Shift+R.');
  await expect(keys.getByRole('button', { name: 'Change the key of Next round' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.reload();
  await open(page, '/style-guide');
  await page.keyboard.press('n');
  await page.keyboard.press('Shift+R');
  await expect(round(page)).toHaveText('Round 2');
  await page.keyboard.press('?');
  await keys.getByRole('button', { name: 'Reset the key of Next round' }).click();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('n');
  await expect(round(page)).toHaveText('Round 3');
});

test('the palette finds a command by a few letters, and returns the focus', async ({ page }) => {
  await open(page, '/style-guide');
  const button = page.getByRole('button', { name: 'Commands', exact: true });
  await button.click();
  const field = page.getByRole('combobox', { name: 'Find a command' });
  await expect(field).toBeFocused();
  await field.fill('rou');
  await expect(commands(page)).toHaveCount(1);
  await expect(commands(page).filter({ hasText: /Next round/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await field.press('Enter');
  await expect(field).toBeHidden();
  await expect(round(page)).toHaveText('Round 2');
  await expect(button).toBeFocused();
  // A key opens the palette too, arrow keys select, and an unavailable command does nothing.
  await page.keyboard.press(':');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(round(page)).toHaveText('Round 1');
  await page.keyboard.press(':');
  await field.fill('undo');
  await expect(commands(page)).toHaveAttribute('aria-disabled', 'true');
  await field.press('Enter');
  await expect(field).toBeVisible();
  await field.fill('teleport');
  await expect(page.getByText('No command matches “teleport”.')).toBeVisible();
});

test('Back and Escape close what is open and stay on the page, and a late close event closes nothing @phone', async ({
  page,
}) => {
  await page.goto('/about');
  await open(page, '/style-guide');
  const field = page.getByRole('combobox', { name: 'Find a command' });
  const keys = page.getByRole('dialog', { name: 'Keys' });
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await page.getByRole('button', { name: 'Commands', exact: true }).click();
  await expect(field).toBeVisible();
  await page.goBack();
  await expect(field).toBeHidden();
  await expect(page).toHaveURL(/style-guide$/);
  // From the palette to the list of keys: the first is closed, the second stays open.
  await page.keyboard.press(':');
  await field.fill('keys');
  await field.press('Enter');
  await expect(field).toBeHidden();
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(page).toHaveURL(/style-guide$/);

  // The browser closes a dialog by itself and goes back later: a key pressed in between must work.
  await page.keyboard.press('?');
  await expect(keys).toBeVisible();
  await page.evaluate(() => {
    const back = history.back.bind(history);
    let held = 0;
    history.back = () => {
      held += 1;
    };
    Object.assign(window, {
      letGo: () => {
        if (held > 0) back();
        held = 0;
      },
      heldSteps: () => held,
    });
  });
  const steps = () => page.evaluate(() => (window as unknown as Held).heldSteps());
  await keys.evaluate((dialog) => (dialog as HTMLDialogElement).close());
  await expect(keys).toBeHidden();
  await expect.poll(steps).toBe(1);
  await page.keyboard.press(':');
  await page.evaluate(() => (window as unknown as Held).letGo());
  await expect(palette).toBeVisible();
  await palette.evaluate((dialog) => dialog.dispatchEvent(new Event('close')));
  await expect(palette).toBeVisible();
  expect(await steps()).toBe(0);
});

import { open } from './open-page';
import { expect, test } from './page-test';
import { commands, round } from './style-guide-parts';

/** A page whose steps back are held until they are let go. */
type Held = { letGo: () => void; heldSteps: () => number };

test('keys perform commands, are silent in a field, in a dialog and where they are the browser’s, and can be chosen for this device', async ({
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
  // Arrows scroll the page, but move what stands on the board that has the focus.
  const square = () =>
    page
      .locator('[aria-label="Board"] span')
      .evaluateAll((all) => all.findIndex((one) => one.hasAttribute('data-here')));
  await page.locator('body').press('ArrowRight');
  expect(await square()).toBe(3);
  await page.getByLabel('Board').press('ArrowRight');
  await expect.poll(square).toBe(4);
  // One key after the other.
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

test('the palette finds a command by a few letters, and gives the focus back', async ({ page }) => {
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
  // Its key opens it too, the arrows choose, and what cannot be done now does nothing.
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

test('Back and Escape close what is open and stay on the page, and a closing that is told late closes nothing @phone', async ({
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
  // From the palette to the keys: the one has closed, the other stays.
  await page.keyboard.press(':');
  await field.fill('keys');
  await field.press('Enter');
  await expect(field).toBeHidden();
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(page).toHaveURL(/style-guide$/);

  // A browser closes a dialog by itself, and takes its time to go back: a key that is pressed meanwhile does what it does.
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

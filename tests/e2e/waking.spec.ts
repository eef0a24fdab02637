import { TRY } from './fight-hands';
import { expect, test } from './page-test';

test('a press at the moment when a page hydrates is not lost', async ({ page }) => {
  // Dispatches the press after React has added its listeners and before it has hydrated, like a press that waited while
  // the script was parsed.
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    const listen = function (this: EventTarget, ...args: Parameters<typeof addEventListener>) {
      addEventListener.apply(this, args);
      if (this !== document || args[0] !== 'click') return;
      EventTarget.prototype.addEventListener = addEventListener;
      queueMicrotask(() => {
        document.querySelector('h1')?.click();
        document.documentElement.dataset.pressed = 'yes';
      });
    };
    EventTarget.prototype.addEventListener = listen;
  });
  await page.goto(TRY, { waitUntil: 'commit' });
  await expect(page.locator('html[data-pressed]')).toBeAttached();
  await page.getByLabel('One per line').fill('Mira hp 31 ac 16 init 14');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('[data-combatant]').filter({ hasText: 'Mira' }).first()).toBeVisible();
});

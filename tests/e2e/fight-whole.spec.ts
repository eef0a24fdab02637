import type { Locator, Page } from 'playwright/test';
import { defeated, endFight, hurt, line, TRY, turn } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

const FORD = `${TRY}?monsters=goblin:4,ogre&name=The+ford`;
const PARTY = [
  'Mira hp 24 ac 16 init 25 level 3',
  'Toll hp 28 ac 18 init 24 level 3',
  'Wren hp 20 ac 13 init 23 level 3',
];

const due = (page: Page) => page.getByRole('region', { name: 'Due now' });
const plan = (page: Page) => page.getByRole('region', { name: 'Review' });

test('@phone a whole fight with the thumb', async ({ page }) => {
  await page.clock.install();
  await open(page, FORD);
  await page.getByLabel('One per line').fill(PARTY.join('\n'));
  await page.getByRole('button', { name: 'Add', exact: true }).tap();
  await expect(page.locator('[data-combatant]')).toHaveCount(8);
  await page.getByRole('button', { name: 'Roll initiative' }).tap();
  await page.getByRole('button', { name: 'Begin the fight' }).tap();
  await expect(turn(page)).toContainText('Round 1');
  await expect(turn(page).locator('strong')).toHaveText('Mira');
  const next = () => page.getByRole('button', { name: 'Next turn' }).tap();
  const act = page.getByRole('form', { name: 'Actions on the selected' });

  await test.step('a condition with a save, due at the end of its turn', async () => {
    await line(page, 'Ogre').getByRole('checkbox').check();
    await act.locator('summary', { hasText: /^Condition$/ }).tap();
    await act.getByLabel('Condition').selectOption('frightened');
    await act.getByLabel('Save that ends it').selectOption('wis');
    await act.locator('input[name="dc"]').fill('12');
    await act.getByRole('button', { name: 'Add condition' }).tap();
    await expect(line(page, 'Ogre')).toContainText('frightened');
  });

  await test.step('a fireball, shown before it counts', async () => {
    await page.getByRole('button', { name: 'All foes' }).tap();
    await act.getByLabel('Amount').fill('8d6 fire');
    await act.getByText('Area effect').tap();
    await act.getByLabel('Save', { exact: true }).selectOption('dex');
    await act.locator('input[name="blast-dc"]').fill('15');
    await act.getByRole('button', { name: 'Roll damage and saves' }).tap();
    await expect(plan(page).getByRole('listitem')).toHaveCount(5);
    await expect(line(page, 'Ogre')).toContainText('59/59');
    for (const one of await plan(page).getByLabel('Takes').all()) await one.selectOption('1');
    await plan(page).getByRole('button', { name: 'Apply' }).tap();
    for (const at of [1, 2, 3, 4]) await isDefeated(page, `Goblin ${at}`);
    await expect(line(page, 'Ogre')).not.toContainText('59/59');
  });

  await until(page, next, due(page));
  await expect(due(page)).toContainText('Wisdom save, DC 12');
  await due(page).getByRole('button', { name: 'Success' }).tap();
  await expect(line(page, 'Ogre')).not.toContainText('frightened');
  await hurt(page, ['Wren'], '20');
  await until(page, next, due(page));
  await expect(due(page)).toContainText('death saving throw');
  await due(page).getByLabel('d20 as rolled').fill('14');
  await due(page).getByRole('button', { name: 'Enter' }).tap();
  await expect(line(page, 'Wren')).toContainText('Death saves ✓');
  await line(page, 'Wren').getByRole('checkbox').check();
  await act.getByLabel('Amount').fill('5');
  await act.getByRole('button', { name: 'Heal' }).tap();
  await expect(line(page, 'Wren')).toContainText('5/20');
  await hurt(page, ['Ogre'], '60');
  await isDefeated(page, 'Ogre');
  await endFight(page, /^End the fight: 650 XP, 216 each/);
  await expect(turn(page)).toContainText('Over after round');
});

test('a whole fight by keyboard', async ({ page }) => {
  await page.clock.install();
  await open(page, FORD);
  await expect(page.getByRole('button', { name: 'Commands' })).toBeVisible();
  const { keyboard } = page;
  await keyboard.press('/');
  await keyboard.type(PARTY.join('\n'));
  await tabTo(page, 'Add');
  await keyboard.press('Enter');
  await expect(page.locator('[data-combatant]')).toHaveCount(8);
  await keyboard.press('i');
  await keyboard.press('b');
  await expect(turn(page)).toContainText('Round 1');
  await expect(turn(page).locator('strong')).toHaveText('Mira');

  await test.step('a fireball on all foes, taken back and done again', async () => {
    await keyboard.press('f');
    await expect(page.locator('input[name="who"]:checked')).toHaveCount(5);
    await keyboard.press('d');
    await keyboard.type('8d6 fire');
    await tabTo(page, 'Damage');
    await keyboard.press('s');
    await keyboard.type('Dex');
    await keyboard.press('Tab');
    await keyboard.type('15');
    await tabTo(page, 'Roll damage and saves');
    await keyboard.press('Enter');
    await expect(plan(page).getByRole('listitem')).toHaveCount(5);
    await tabTo(page, 'Apply');
    await keyboard.press('Enter');
    await expect(plan(page)).toHaveCount(0);
    await expect(line(page, 'Ogre')).not.toContainText('59/59');
    await keyboard.press('u');
    await expect(line(page, 'Ogre')).toContainText('59/59');
    await keyboard.press('r');
    await expect(line(page, 'Ogre')).not.toContainText('59/59');
  });

  await test.step('on to somebody who dies, and back', async () => {
    await goTo(page, 'Wren');
    await keyboard.press('x');
    await keyboard.press('d');
    await keyboard.type('20');
    await keyboard.press('Enter');
    await expect(line(page, 'Wren')).toContainText('Death saves');
    await keyboard.press('n');
    await expect(turn(page).locator('strong')).toHaveText('Toll');
    await keyboard.press('p');
    await expect(turn(page).locator('strong')).toHaveText('Mira');
    await page.clock.fastForward(400);
    await until(page, () => keyboard.press('n'), due(page));
    await expect(due(page)).toContainText('death saving throw');
    await tabTo(page, 'd20 as rolled');
    await keyboard.type('20');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(line(page, 'Wren')).toContainText('1/20');
  });

  await goTo(page, 'Ogre');
  await keyboard.press('x');
  await keyboard.press('d');
  await keyboard.type('60');
  await keyboard.press('Enter');
  await isDefeated(page, 'Ogre');
  await tabTo(page, 'End');
  await keyboard.press('Enter');
  await tabTo(page, /^End the fight: .* XP/);
  await keyboard.press('Enter');
  await expect(turn(page)).toContainText('Over after round 1');
});

/** Expects the combatant to be among the defeated, or to be shown in the order with 0 hit points. */
async function isDefeated(page: Page, name: string): Promise<void> {
  const none = line(page, name).filter({ hasText: /\D0\/\d/ });
  const folded = defeated(page).filter({ hasText: name });
  await expect(folded.or(none).first()).toBeAttached();
}

/** Passes turns until the locator is visible; the round has eight combatants, so at most nine times. */
async function until(page: Page, pass: () => Promise<void>, there: Locator): Promise<void> {
  for (let turns = 0; turns < 9 && !(await there.isVisible()); turns += 1) {
    const before = await turn(page).textContent();
    await pass();
    await expect(turn(page)).not.toHaveText(before ?? '');
    // Two presses within a moment count as one, so some time must pass.
    await page.clock.fastForward(400);
  }
  await expect(there).toBeVisible();
}

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const called = () =>
    page.evaluate(() => {
      const on = document.activeElement;
      return (on?.getAttribute('aria-label') ?? on?.textContent ?? '').trim();
    });
  for (let tabs = 0; tabs < 150; tabs += 1) {
    const now = await called();
    if (typeof name === 'string' ? now === name : name.test(now)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to ${name}.`);
}

/** Selects a combatant in the order with its key. */
async function goTo(page: Page, name: string): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const at = () =>
    page.evaluate(() => document.activeElement?.closest('[data-combatant]')?.textContent ?? '');
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('j');
    if ((await at()).includes(name)) return;
  }
  throw new Error(`No key leads to ${name}.`);
}

import type { Locator, Page } from 'playwright/test';
import { ADMIN, asPerson } from './as-person';
import { open } from './open-page';
import { expect } from './page-test';

export const TRY = '/try/initiative-tracker';

/** Somebody in the order of a fight, the first whose row says this. */
export function line(page: Page, name: string): Locator {
  return page.locator('[data-combatant]').filter({ hasText: name }).first();
}

/** Round, whose turn it is, and who comes then. */
export function turn(page: Page): Locator {
  return page.locator('[data-turn-words]');
}

/** Rolls what initiative is missing, and begins. */
export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Roll initiative' }).click();
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await expect(turn(page)).toContainText('Round 1');
}

/** Ticks these and deals them so much. */
export async function hurt(page: Page, names: readonly string[], amount: string): Promise<void> {
  for (const name of names) await line(page, name).getByRole('checkbox').check();
  await page.getByLabel('How much').fill(amount);
  await page.getByRole('button', { name: 'Damage', exact: true }).click();
}

/** Signs in as somebody to whom every tool is open, and starts a fight in their account with Mira and two goblins in it. */
export async function startKeptFight(page: Page): Promise<void> {
  await asPerson(page, ADMIN, '/initiative-tracker');
  await page.getByLabel('A new fight').fill(`Ford ${Date.now()}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/\/initiative-tracker\/[\w-]{22}/);
  await open(page, page.url());
  await page.getByLabel('One a line').fill('Mira hp 31 ac 16 init 14\n2 Goblins');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('[data-combatant]')).toHaveCount(3);
}

import type { Locator, Page } from 'playwright/test';
import { ADMIN, beSomebody } from './as-person';
import { kept } from './kept';
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

/** Makes the page that of somebody to whom every tool is open, on a fight in their account with Mira and two goblins in it. */
export async function startKeptFight(page: Page, more = ''): Promise<void> {
  await beSomebody(page, ADMIN);
  const lines = `Mira hp 31 ac 16 init 14\n2 Goblins${more && `\n${more}`}`;
  await open(page, await kept(page, 'fight', { name: 'The ford', lines }));
  await expect(page.locator('[data-combatant]')).toHaveCount(lines.split('\n').length + 1);
}

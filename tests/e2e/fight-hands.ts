import type { Locator, Page } from 'playwright/test';
import { appOrigin } from '../harness/origin';
import { ADMIN, beSomebody } from './as-person';
import { kept } from './kept';
import { open } from './open-page';
import { expect } from './page-test';

export const TRY = '/try/initiative-tracker';

/** The first row in the fight's order that contains this text. */
export function line(page: Page, name: string): Locator {
  return page.locator('[data-combatant]').filter({ hasText: name }).first();
}

/** The id of the combatant in this row. */
export async function idOf(page: Page, name: string): Promise<string> {
  return (await line(page, name).getAttribute('data-combatant')) ?? '';
}

/** The display of the round, the current turn and the next one. */
export function turn(page: Page): Locator {
  return page.locator('[data-turn-words]');
}

/** Rolls missing initiative and begins the fight. */
export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Roll initiative' }).click();
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await expect(turn(page)).toContainText('Round 1');
}

/** Opens the rows of groups, so that each member can be selected. */
export async function openGroups(page: Page): Promise<void> {
  const closed = page.locator('[data-group="closed"] button[aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().click();
}

/** The defeated, folded below the order. */
export function defeated(page: Page): Locator {
  return page.locator('[data-defeated]');
}

/** Ends the fight from its summary. */
export async function endFight(page: Page, button: RegExp): Promise<void> {
  await page.locator('[data-end-summary] > summary').click();
  await page.locator('[data-end-summary]').getByRole('button', { name: button }).click();
}

/** Selects these combatants and deals them this damage. */
export async function hurt(page: Page, names: readonly string[], amount: string): Promise<void> {
  for (const name of names) await line(page, name).getByRole('checkbox').check();
  await page.getByLabel('Amount').fill(amount);
  await page.getByRole('button', { name: 'Damage', exact: true }).click();
}

/** Signs in a new user who may use every tool, with a fight of Mira and two goblins; returns the fight's path. */
export async function keepFight(page: Page, more = ''): Promise<string> {
  await beSomebody(page, ADMIN);
  return kept(page, 'fight', { name: 'The ford', lines: linesOf(more) });
}

function linesOf(more: string): string {
  return `Mira hp 31 ac 16 init 14\n2 Goblins${more && `\n${more}`}`;
}

/** The same, with the fight open on the page. */
export async function startKeptFight(page: Page, more = ''): Promise<void> {
  await open(page, await keepFight(page, more));
  await expect(page.locator('[data-combatant]')).toHaveCount(linesOf(more).split('\n').length + 1);
}

/** Adds an event to a saved fight, as another device of its user would. */
export async function happen(
  page: Page,
  fight: string,
  deeds: readonly object[],
  at = Date.now(),
): Promise<void> {
  const event = { v: 1, id: crypto.randomUUID(), by: 'x', at, deeds };
  const answer = await page.request.post(`${fight}/events`, {
    data: { events: [event] },
    headers: { Origin: appOrigin() },
  });
  expect(await answer.json()).toMatchObject({ refused: [] });
}

/** Rolls missing initiative and begins a saved fight by requests, without its page. */
export async function beginKept(page: Page, fight: string): Promise<void> {
  for (const intent of ['roll-missing', 'begin']) {
    const answer = await page.request.post(fight, {
      form: { intent },
      headers: { Origin: appOrigin() },
      maxRedirects: 0,
    });
    expect(answer.status(), intent).toBe(303);
  }
}

/** Shares a saved fight with players; returns the players' path. */
export async function shareFight(page: Page, fight: string): Promise<string> {
  const shared = await page.request.post(`${fight}/table`, {
    form: { intent: 'share' },
    headers: { Origin: appOrigin() },
  });
  const [, table = ''] = /href="(\/table\/[A-Z0-9]{10})"/.exec(await shared.text()) ?? [];
  expect(table).not.toBe('');
  return table;
}

/** The number of damage events of a saved fight on the server. */
export async function blowsIn(page: Page, fight: string): Promise<number> {
  const answer = await page.request.get(`${fight}/events`);
  const { events }: { events: { deeds: { do: string }[] }[] } = await answer.json();
  return events.filter(({ deeds }) => deeds.some((deed) => deed.do === 'harm')).length;
}

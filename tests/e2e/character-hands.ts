import type { Page } from 'playwright/test';
import { ADMIN, beSomebody } from './as-person';
import { kept } from './kept';
import { expect } from './page-test';

/** A character file: a cleric of level 5 with 43 hit points, AC 15, a mace, and spell slots of three levels. */
export const HILDA = {
  format: 'delvewright-character',
  version: 1,
  edition: '2014',
  name: 'Hilda Ironbrook',
  race: 'dwarf',
  subrace: 'hill-dwarf',
  background: 'acolyte',
  abilities: { method: 'hand', base: { str: 14, dex: 8, con: 13, int: 10, wis: 15, cha: 12 } },
  levels: Array(5).fill({ class: 'cleric', hp: null }),
  subclasses: { cleric: 'life' },
  choices: {
    'dwarf/tool-proficiency#tool': ['brewers-supplies'],
    'cleric:first/skills': ['medicine', 'persuasion'],
    'cleric/improvement-4#improvement': ['wis', 'wis'],
    'acolyte/proficiencies#languages': ['elvish', 'draconic'],
  },
  spells: {
    cleric: {
      cantrips: ['sacred-flame', 'guidance', 'light', 'thaumaturgy'],
      known: [],
      prepared: ['healing-word', 'hold-person', 'spirit-guardians', 'guiding-bolt'],
    },
  },
  items: [
    { id: 'mace', item: 'mace', equipped: true },
    { id: 'mail', item: 'scale-mail', equipped: true },
    { id: 'shield', item: 'shield', equipped: true },
    { id: 'candles', item: 'candle', count: 10 },
  ],
  counters: [{ key: 'luck', name: 'Tokens of luck', most: 3, back: 'long-rest' }],
};

/** Imports the cleric into the account of a new admin, who may use every tool; returns the path of its sheet. */
export async function bringHilda(page: Page): Promise<string> {
  await beSomebody(page, ADMIN);
  const sheet = await kept(page, 'character', HILDA);
  await page.goto(sheet);
  return sheet;
}

/** Expects these current hit points in the page's large display. */
export async function expectHitPoints(page: Page, now: number): Promise<void> {
  await expect(page.locator('[data-hit-points]')).toHaveAttribute('data-hit-points', String(now));
}

/** Applies this amount of damage, healing or temporary hit points. */
export async function pressAmount(
  page: Page,
  what: 'Damage' | 'Heal' | 'Temporary HP',
  amount: number,
) {
  await page.getByLabel('Amount', { exact: true }).fill(String(amount));
  await page.getByRole('button', { name: what, exact: true }).click();
}

/** Opens a part of the sheet. */
export async function openPart(page: Page, part: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Parts of the sheet' })
    .getByRole('link', { name: part })
    .click();
}

/** Expects that nothing extends beyond the right edge of the page. */
export async function staysInside(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    // A phone widens its layout viewport to fit overflowing content, but the visual viewport keeps its width.
    () => document.documentElement.scrollWidth - Math.min(innerWidth, visualViewport?.width ?? 0),
  );
  expect(beyond).toBeLessThanOrEqual(0);
}

import type { Page } from 'playwright/test';
import { appOrigin } from '../harness/origin';
import { ADMIN, asPerson, beSomebody } from './as-person';
import { kept } from './kept';
import { expect } from './page-test';

/** Matches the URL of a saved map. */
export const KEPT = /\/mapwright\/maps\/[0-9a-f-]{36}$/;

/** Signs in a new user who may use every tool, opens a path and waits for the board. */
export async function signIn(page: Page, path: string): Promise<void> {
  await asPerson(page, ADMIN, path);
  await stand(page);
}

/** Waits for the board. */
export async function stand(page: Page): Promise<void> {
  await expect(page.getByRole('application')).toBeVisible();
}

/** The same with a saved map; returns the map's path. */
export async function openKeptMap(page: Page, seed: string): Promise<string> {
  await beSomebody(page, ADMIN);
  const map = await kept(page, 'map', `preset=bandit-cellars&seed=${seed}`);
  await page.goto(map);
  await stand(page);
  return map;
}

export const nameOf = (page: Page) => page.getByLabel('Map name');
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
export const saved = (page: Page) => page.getByRole('button', { name: 'Saved', exact: true });
export const found = (page: Page) => page.getByRole('complementary', { name: 'Unsaved drawing' });
/** The dialog for a conflict between two versions of a map. */
export const meeting = (page: Page) =>
  page.getByRole('dialog', { name: 'This map was changed elsewhere' });

/** Renames the map on the board. */
export async function rename(page: Page, name: string): Promise<void> {
  await nameOf(page).fill(name);
  await nameOf(page).press('Enter');
}

/** The texts of the unsaved drafts on this device. */
export function drafts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('draft:'))
      .map(([, text]) => String(text)),
  );
}

/** Saves a map under another name, as another device of its user would. */
export async function saveElsewhere(page: Page, map: string, name: string): Promise<void> {
  const file = await (await page.request.get(`${map}/map.json`)).json();
  const fields = { intent: 'save', id: map.split('/').at(-1) ?? '', look: '' };
  const save = async (version: number) => {
    const form = { ...fields, version: String(version), json: JSON.stringify({ ...file, name }) };
    const headers = { Origin: appOrigin() };
    return (await page.request.post('/mapwright/keep', { form, headers })).json();
  };
  // Version 0 does not exist, so the conflict response contains the current version.
  const { conflict } = await save(0);
  expect(await save(conflict.version)).toMatchObject({ saved: { name } });
}

/** The names of the saved maps in the user's list. */
export async function listedMaps(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/mapwright/maps')).text();
  // Each card has the name in its rename field.
  const fields = html.match(/<input[^>]*name="name"[^>]*>/g) ?? [];
  return fields.map((field) => /value="([^"]*)"/.exec(field)?.[1] ?? '');
}

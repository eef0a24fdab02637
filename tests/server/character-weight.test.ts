import { expect, it } from 'vitest';
import { weighHtml } from '../bench/weigh-page.mjs';
import { appOrigin } from '../harness/origin';
import { PEOPLE, signedIn, type Visitor } from '../harness/visitor';

/** Budget of the design for the heaviest tool: kB of scripts (gzip) at a first visit. */
const BUDGET_KB = 150;

/**
 * Budgets for the sheet at the table, before anything is pressed: kB of scripts, of all that it brings, and files of
 * scripts and styles.
 */
const SHEET_KB = 125;
const SHEET_ALL_KB = 200;
const SHEET_FILES = 25;

async function madeWizard(admin: Visitor): Promise<string> {
  const made = await admin.ask('/lab/character', {
    method: 'POST',
    body: 'intent=random&edition=2014&class=wizard&level=11&seed=weight',
  });
  const { pathname } = new URL(made.headers.get('Location') ?? '', appOrigin());
  const id = /^\/lab\/character\/([\w-]{36})/.exec(pathname)?.[1] ?? '';
  return `/lab/character/${id}`;
}

it('the sheet at the table brings what is played at first, in few files, and its other parts later', async () => {
  const admin = await signedIn(PEOPLE.admin);
  const html = await (await admin.ask(await madeWizard(admin))).text();
  const { script, page, files } = await weighHtml(appOrigin(), html);
  expect(script).toBeGreaterThan(60);
  expect(script).toBeLessThan(SHEET_KB);
  expect(script + page).toBeLessThan(SHEET_ALL_KB);
  expect(files).toBeLessThanOrEqual(SHEET_FILES);
  const later = await weighHtml(appOrigin(), html, ['other-parts']);
  expect(later.script).toBeGreaterThan(script);
});

it('every page of the character lab stays within the script budget', async () => {
  const admin = await signedIn(PEOPLE.admin);
  const character = await madeWizard(admin);
  const pages = [
    '/lab/character',
    '/lab/character/import',
    character,
    `${character}?part=spells`,
    `${character}/make?step=spells`,
    `${character}/portrait/new`,
    `${character}/other-edition`,
  ];
  for (const page of pages) {
    const answer = await admin.ask(page);
    expect([page, answer.status]).toEqual([page, 200]);
    const { script } = await weighHtml(appOrigin(), await answer.text());
    expect(script, page).toBeGreaterThan(60);
    expect(script, page).toBeLessThan(BUDGET_KB);
  }
});

import { expect, it } from 'vitest';
import { weighHtml } from '../bench/weigh-page.mjs';
import { appOrigin } from '../harness/origin';
import { PEOPLE, signedIn } from '../harness/visitor';

/** Budget of the design for the heaviest tool: kB of scripts (gzip) at a first visit. */
const BUDGET_KB = 150;

it('every page of the character lab stays within the script budget', async () => {
  const admin = await signedIn(PEOPLE.admin);
  const made = await admin.ask('/lab/character', {
    method: 'POST',
    body: 'intent=random&edition=2014&class=wizard&level=11&seed=weight',
  });
  const { pathname } = new URL(made.headers.get('Location') ?? '', appOrigin());
  const id = /^\/lab\/character\/([\w-]{36})/.exec(pathname)?.[1] ?? '';
  const character = `/lab/character/${id}`;
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

import { expect, it } from 'vitest';
import { weighHtml } from '../bench/weigh-page.mjs';
import { appOrigin } from '../harness/origin';
import { PEOPLE, signedIn } from '../harness/visitor';

/** kB of scripts, gzip, that a first visit to the heaviest tool may load; the design says so. */
const BUDGET_KB = 150;

it('the editor of creatures stays within the budget of the heaviest tool', async () => {
  const admin = await signedIn(PEOPLE.admin);
  const made = await admin.ask('/homebrew/new', {
    method: 'POST',
    body: 'way=copy&from=adult-red-dragon',
  });
  const html = await (await admin.ask(made.headers.get('Location') ?? '')).text();
  const { script } = await weighHtml(appOrigin(), html);
  expect(script).toBeGreaterThan(90);
  expect(script).toBeLessThan(BUDGET_KB);
});

import { expect, it } from 'vitest';
import { weighHtml } from '../bench/weigh-page.mjs';
import { appOrigin } from '../harness/origin';
import { PEOPLE, signedIn } from '../harness/visitor';

/** Budget of the design for the heaviest tool: kB of scripts (gzip) at a first visit. */
const BUDGET_KB = 150;

it('the homebrew editor stays within the script budget', async () => {
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

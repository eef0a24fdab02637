import type { Page } from 'playwright/test';
import { visitorOf } from '../harness/person';
import { keep, type Things } from '../harness/things';
import { personOf } from './as-person';

/**
 * Saves something for the user of the page's browser by a request, for tests that need it but do not test the saving.
 * Returns its path.
 */
export async function kept<Kind extends keyof Things>(
  page: Page,
  kind: Kind,
  thing: Things[Kind],
): Promise<string> {
  return keep(await visitorOf(personOf(page)), kind, thing);
}

/** Sends a form as the user of the page's browser by a request; returns the path of the redirect. */
export async function sendForm(
  page: Page,
  path: string,
  fields: readonly (readonly [name: string, value: string | File])[],
): Promise<string> {
  const visitor = await visitorOf(personOf(page));
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const answer = await visitor.ask(path, { method: 'POST', body });
  if (answer.status !== 303) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const { pathname, search } = new URL(answer.headers.get('Location') ?? '', visitor.origin);
  return pathname + search;
}

import { expect } from 'vitest';
import { PEOPLE, signedIn, type Visitor } from './visitor';

export const PAGE = '/encounter-builder';
export const GOBLINS = `${PAGE}?edition=2014&party=4x3&monsters=goblin:4,bugbear:1`;

/** The visitor: the tool is open to admins only. */
export let admin: Visitor;

/** Signs the admin in. */
export async function builderComes(): Promise<void> {
  admin = await signedIn(PEOPLE.admin);
}

export async function page(path: string, status = 200, visitor = admin): Promise<string> {
  const answer = await visitor.ask(path);
  const html = await answer.text();
  expect(answer.status, path).toBe(status);
  return html;
}

/** Where a GET redirects to. */
export async function pressed(path: string): Promise<string> {
  const answer = await admin.ask(path);
  expect(answer.status, path).toBe(302);
  return answer.headers.get('Location') ?? '';
}

export async function post(path: string, fields: Record<string, string>, visitor = admin) {
  return visitor.ask(path, { method: 'POST', body: new URLSearchParams(fields).toString() });
}

/** Saves an encounter and returns the id and the version. */
export async function kept(
  name: string,
  address = GOBLINS,
): Promise<{ id: string; version: string }> {
  const answer = await post(address, { intent: 'keep', name });
  expect(answer.status).toBe(303);
  const to = new URL(answer.headers.get('Location') ?? '', 'http://x').searchParams;
  return { id: to.get('of') ?? '', version: to.get('v') ?? '' };
}

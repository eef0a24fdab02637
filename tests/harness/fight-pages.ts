import { expect } from 'vitest';
import { PEOPLE, Visitor } from './visitor';
import type { WorkerHere } from './worker-here.mjs';

export type Fields = Record<string, string | readonly string[]>;

/** A form's body; a field may occur several times. */
export function bodyOf(fields: Fields): string {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of typeof value === 'string' ? [value] : value) body.append(name, one);
  }
  return String(body);
}

/** Submits a form as a browser without scripts does. */
export function send(visitor: Visitor, path: string, fields: Fields): Promise<Response> {
  return visitor.ask(path, { method: 'POST', body: bodyOf(fields) });
}

/** A signed-in visitor at a test's own Worker. */
export async function signedInHere(here: WorkerHere, user: string): Promise<Visitor> {
  const { origin, standin } = here;
  const visitor = new Visitor({ origin, identity: standin.url, send: here.ask });
  await visitor.signIn(user, '/about');
  return visitor;
}

/** A signed-in user with Pro at the running product. */
export async function gifted(): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.signIn(PEOPLE.gifted, '/about');
  return visitor;
}

/** Starts a fight with these lines and returns its address. */
export async function startFight(visitor: Visitor, lines = '', more: Fields = {}): Promise<string> {
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 22);
  const fields = { id, name: 'The ford', edition: '2014', hp: 'average', lines, ...more };
  const answer = await send(visitor, '/initiative-tracker/start', fields);
  expect(answer.status, await answer.clone().text()).toBe(303);
  return answer.headers.get('Location') ?? '';
}

/** A fight's present page, without the comments that React puts between texts. */
export async function pageOf(visitor: Visitor, path: string): Promise<string> {
  const answer = await visitor.ask(path);
  expect(answer.status, path).toBe(200);
  return (await answer.text()).replaceAll('<!-- -->', '');
}

/** The ids of combatants whose names begin with this text. */
export function idsOf(html: string, name: string): string[] {
  const found = html.matchAll(/data-choose="([^"]+)"[^>]*>([^<]+)/g);
  return [...found].flatMap(([, id = '', called = '']) => (called.startsWith(name) ? [id] : []));
}

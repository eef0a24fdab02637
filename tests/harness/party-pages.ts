import { expect } from 'vitest';
import { bodyOf, type Fields, pageOf } from './fight-pages';
import { freshAddress } from './origin';
import { PEOPLE, signedIn, type Visitor } from './visitor';

/**
 * The game master of the party, a player without a plan, and a user outside the party. The tool is open to admins only.
 */
export let owner: Visitor;
export let player: Visitor;
export let stranger: Visitor;

/** Signs them in. */
export async function gatherPeople(): Promise<void> {
  owner = await signedIn(PEOPLE.admin);
  player = await signedIn(PEOPLE.lapsed);
  stranger = await signedIn(PEOPLE.paying);
}

/** Sends what an open page sends about one character. */
export function changed(visitor: Visitor, path: string, body: unknown): Promise<Response> {
  return visitor.ask(`${path}/changes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': freshAddress() },
    body: JSON.stringify(body),
  });
}

/** Submits a form from a new client address: tests send more in a minute than a user may. */
export function send(visitor: Visitor, path: string, fields: Fields): Promise<Response> {
  const headers = { 'CF-Connecting-IP': freshAddress() };
  return visitor.ask(path, { method: 'POST', body: bodyOf(fields), headers });
}

/** Creates a party by its form, and returns its address and its code. */
export async function startParty(
  of: Visitor,
  names: readonly string[] = ['Mira', 'Torvald'],
): Promise<{ path: string; id: string; code: string }> {
  const fields = {
    intent: 'create',
    name: 'The Lanterns',
    character: names,
    level: names.map(() => '3'),
    hp: names.map(() => '20'),
    initiative: names.map(() => '2'),
  };
  const answer = await send(of, '/adventuring', fields);
  expect(answer.status, await answer.clone().text()).toBe(303);
  const id = new URL(answer.headers.get('Location') ?? '', of.origin).searchParams.get('created');
  const page = await pageOf(of, `/adventuring?created=${id}`);
  const [, code = ''] = /Invite code: ([A-Z2-9]{5}-[A-Z2-9]{5}) /.exec(page) ?? [];
  return { path: `/adventuring/${id}`, id: id ?? '', code: code.replace('-', '') };
}

/** Joins a party by its code with a character of this name. */
export async function joinWith(player: Visitor, code: string, name: string): Promise<void> {
  const fields = { name, className: 'Bard', level: '3', ac: '14', maximum: '18', initiative: '+1' };
  const answer = await send(player, `/join/${code}`, { intent: 'join', ...fields });
  expect(answer.status, await answer.clone().text()).toBe(303);
}

/** The part of a party's page about one character; '' where there is none. */
export function cardOf(html: string, name: string): string {
  const at = html.indexOf(`data-member="${name}"`);
  if (at < 0) return '';
  const end = html.indexOf('</article>', at);
  return html.slice(html.lastIndexOf('<article', at), end);
}

/** The id of a character, from the party's page. */
export function memberIdOf(html: string, name: string): string {
  return /id="c-([^"]+)"/.exec(cardOf(html, name))?.[1] ?? '';
}

/** The hit points of a character, from the page. */
export function hitPointsOf(html: string, name: string): number {
  return Number(/data-hp="[^"]*">(\d+)/.exec(cardOf(html, name))?.[1]);
}

/** The hidden field of a character's form: each setting with its version. */
export function shownOf(html: string, name: string): string {
  const found = /name="shown" value="([^"]*)"/.exec(cardOf(html, name))?.[1] ?? '';
  return found.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
}

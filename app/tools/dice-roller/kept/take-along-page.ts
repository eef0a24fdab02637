import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { problemJson } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { keeperOf } from './keeper.server';
import { KEPT_LIMITS, type TypedKept } from './kept-limits';
import { addKept } from './kept-sql.server';
import { readKept } from './read-kept';

/**
 * POST: imports macros and tables from a device into the account of the user who signed in; returns the ids that the
 * account now has.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const userId = await keeperOf(context);
  if (userId === null) return problemJson(401, 'You are signed out. Sign in again first.');
  const { db, clock } = context.services;
  const taken: string[] = [];
  for (const { id, typed } of broughtIn((await readForm(request)).get('kept'))) {
    const reading = readKept(typed);
    if (!reading.ok) continue;
    const madeAs = `device ${id}`;
    if (await addKept(db, userId, { ...reading.kept, madeAs }, clock.now())) taken.push(id);
  }
  return Response.json({ taken }, { headers: { 'Cache-Control': 'private, no-store' } });
}

/** Parses the device's items; invalid ones are left out and stay on the device. */
function broughtIn(field: FormDataEntryValue | null): { id: string; typed: TypedKept }[] {
  let sent: unknown;
  try {
    sent = JSON.parse(String(field));
  } catch {
    return [];
  }
  if (!Array.isArray(sent)) return [];
  return sent.slice(0, KEPT_LIMITS.atOnce).flatMap((one) => {
    const { id, kind, name, body, character } = Object(one);
    const isText = [id, name, body, character].every((text) => typeof text === 'string');
    if (!isText || id.length > 60 || (kind !== 'macro' && kind !== 'table')) return [];
    return [{ id, typed: { kind, name, body, character, party: '' } }];
  });
}

import { type AppLoadContext, data, redirect } from '@remix-run/cloudflare';
import { roleIn } from '~/parties/kept/party-rights.server';
import { notFound } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { rollerPaths } from '../roller-paths';
import { keeperOf } from './keeper.server';
import type { Refused } from './kept-leaves';
import { fullKept, KEPT_LIMITS, type TypedKept } from './kept-limits';
import { addKept, bringBackKept, changeKept, putAwayKept } from './kept-sql.server';
import { readKept } from './read-kept';

/** The action data when there is no redirect: the error and the typed values. */
export type KeptAnswer = { problem: string; refused: Refused | null };

/** Performs a form's action on the user's macros and tables, by intent. */
export async function answerKept(request: Request, context: AppLoadContext) {
  const userId = await keeperOf(context);
  const form = await readForm(request);
  const text = (name: string, most: number) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, most) : '';
  };
  const [intent, id] = [text('intent', 20), text('id', 60)];
  const typed: TypedKept = {
    kind: text('kind', 10) === 'table' ? 'table' : 'macro',
    name: text('name', 500),
    body: text('body', KEPT_LIMITS.rowsText * 2),
    character: text('character', 500),
    party: text('party', 60),
  };
  const refuse = (status: number, problem: string, field: Refused['field'] = 'name') => {
    const isForm = intent === 'create' || intent === 'change';
    const refused = isForm ? { id: intent === 'create' ? '' : id, typed, field, problem } : null;
    return data<KeptAnswer>({ problem, refused }, { status });
  };
  if (userId === null) {
    return refuse(401, 'You are signed out. Sign in again, then send this again.');
  }
  const { db, clock } = context.services;
  const now = clock.now();
  switch (intent) {
    case 'create':
    case 'change': {
      const reading = readKept(typed);
      if (!reading.ok) return refuse(400, reading.problem, reading.field);
      const { kept } = reading;
      if (kept.party !== '' && (await roleIn(db, userId, kept.party)) === null) {
        return refuse(400, 'You are not in this party. Choose another, or none.', 'party');
      }
      if (intent === 'change') {
        return (await changeKept(db, userId, id, kept, now)) ? toKept() : notFound();
      }
      const madeAs = `form ${text('key', 60) || crypto.randomUUID()}`;
      const isThere = await addKept(db, userId, { ...kept, madeAs }, now);
      return isThere ? toKept() : refuse(409, fullKept(kept.kind));
    }
    case 'delete':
      return (await putAwayKept(db, userId, id, now)) ? toKept() : notFound();
    case 'bring-back':
      return (await bringBackKept(db, userId, id)) ? toKept() : notFound();
    default:
      return refuse(400, 'This form is out of date. Reload the page and try again.');
  }
}

function toKept() {
  return redirect(rollerPaths.kept(), 303);
}

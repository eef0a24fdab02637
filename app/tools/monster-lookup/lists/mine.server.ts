import type { AppLoadContext } from '@remix-run/cloudflare';
import { monsterRowsByIds } from '~/compendium/shelf/rows-by-ids-sql.server';
import { notFound } from '~/platform/answers';
import type { Database } from '~/platform/database.server';
import { readForm } from '~/platform/form';
import { nameInRules } from '../name-in-rules';
import { keeperOf } from './keeper.server';
import { fullProblem, readNote } from './list-limits';
import { listsBeside, placeMonster } from './lists-sql.server';
import { idsIn, type MineAnswer, type MineFacts, type MineShown } from './mine-facts';
import { noteOn, saveNote } from './notes-sql.server';
import { judgePlacing } from './placing';

type Context = Pick<AppLoadContext, 'account' | 'services'>;
type Answered = { status: number; body: MineAnswer };

const NOTHING: MineFacts = { lists: [], note: { text: '', version: 0 } };

/** Loads the visitor's lists and note for a monster; throws 404 when there is no such monster. */
export async function mineOf(context: Context, id: string): Promise<MineShown> {
  const { db } = context.services;
  const owner = await keeperOf(context);
  const name = await nameOf(db, id, owner);
  return { name, owner, ...(owner === null ? NOTHING : await factsOf(db, owner, id)) };
}

/** Handles a form about a user's lists or note for a monster. */
export async function answerMine(
  request: Request,
  context: Context,
  id: string,
): Promise<Answered> {
  const { db } = context.services;
  const userId = await keeperOf(context);
  const form = await readForm(request);
  const intent = textOf(form, 'intent');
  const typed: Record<string, string> =
    intent === 'note'
      ? { note: textOf(form, 'note') }
      : { name: textOf(form, 'name'), in: textsOf(form, 'in').join(' ') };
  if (userId === null) {
    const problem = 'You are signed out. Sign in again, then save again.';
    return { status: 401, body: { problem, typed } };
  }
  await nameOf(db, id, userId);
  const asked = { db, userId, id, form, now: context.services.clock.now() };
  const done =
    intent === 'lists' ? await place(asked) : intent === 'note' ? await write(asked) : UNKNOWN;
  if (!done.body.problem) done.body.facts = await factsOf(db, userId, id);
  else done.body.typed = typed;
  return done;
}

const UNKNOWN: Answered = {
  status: 400,
  body: { problem: 'This form is out of date. Reload the page and try again.' },
};

type Asked = { db: Database; userId: string; id: string; form: FormData; now: number };

async function place({ db, userId, id, form, now }: Asked): Promise<Answered> {
  const asked = {
    was: idsIn(textsOf(form, 'was')),
    wanted: idsIn(textsOf(form, 'in')),
    name: textOf(form, 'name'),
  };
  const judged = judgePlacing(await listsBeside(db, userId, id), asked);
  if (!judged.ok) return { status: 409, body: { problem: judged.problem } };
  const madeAs = `form ${textOf(form, 'key').slice(0, 60) || crypto.randomUUID()}`;
  await placeMonster(db, userId, id, { ...judged.placing, madeAs }, now);
  return { status: 200, body: { saved: 'lists' } };
}

async function write({ db, userId, id, form, now }: Asked): Promise<Answered> {
  const read = readNote(textOf(form, 'note'));
  if (!read.ok) return { status: 400, body: { problem: read.problem } };
  const seen = Number(textOf(form, 'seen')) || 0;
  const saved = await saveNote(db, userId, { monsterId: id, text: read.text, seen, now });
  if (saved.ok) return { status: 200, body: { saved: 'note' } };
  if (saved.reason === 'full') return { status: 409, body: { problem: fullProblem('notes') } };
  const problem = 'This note was changed elsewhere since you opened it.';
  return { status: 409, body: { problem, theirs: saved.theirs } };
}

async function factsOf(db: Database, userId: string, id: string): Promise<MineFacts> {
  const [lists, note] = await Promise.all([listsBeside(db, userId, id), noteOn(db, userId, id)]);
  return { lists, note };
}

async function nameOf(db: Database, id: string, userId: string | null): Promise<string> {
  const [row] = await monsterRowsByIds(db, [id], userId);
  return row ? nameInRules(row.name, row.edition) : notFound();
}

function textsOf(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === 'string');
}

function textOf(form: FormData, name: string): string {
  return textsOf(form, name)[0] ?? '';
}

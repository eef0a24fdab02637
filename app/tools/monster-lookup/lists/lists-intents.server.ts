import { type AppLoadContext, data, redirect } from '@remix-run/cloudflare';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { keeperOf } from './keeper.server';
import { fullProblem, readListName } from './list-limits';
import {
  bringBackList,
  createList,
  forgetDeletedLists,
  putAwayList,
  renameList,
  takeOut,
} from './lists-sql.server';

/** The response to a form about lists when it does not redirect. */
export type ListsAnswer = {
  problem: string;
  /** The rejected form with its typed values. */
  typed?: { intent: string; id: string; name: string };
};

/** Handles a form about a user's lists, by its intent. */
export async function answerLists(request: Request, context: AppLoadContext) {
  const userId = await keeperOf(context);
  const form = await readForm(request);
  const [intent, id, name, key] = ['intent', 'id', 'name', 'key'].map((field) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  }) as [string, string, string, string];
  const typed = { intent, id, name };
  if (userId === null) {
    const problem = 'You are signed out. Sign in again, then send this again.';
    return data<ListsAnswer>({ problem, typed }, { status: 401 });
  }
  const { db, clock } = context.services;
  const now = clock.now();
  switch (intent) {
    case 'create': {
      const read = readListName(name);
      if (!read.ok) return data<ListsAnswer>({ problem: read.problem, typed }, { status: 400 });
      const madeAs = `form ${key.slice(0, 60) || crypto.randomUUID()}`;
      if (await createList(db, userId, { name: read.text, ids: [], madeAs }, now)) return toLists();
      return data<ListsAnswer>({ problem: fullProblem('lists'), typed }, { status: 409 });
    }
    case 'rename': {
      const read = readListName(name);
      if (!read.ok) return data<ListsAnswer>({ problem: read.problem, typed }, { status: 400 });
      return (await renameList(db, userId, id, read.text, now)) ? toLists() : notFound();
    }
    case 'delete': {
      const done = await putAwayList(db, userId, id, now);
      return done ? toLists(`?deleted=${encodeURIComponent(id)}`) : notFound();
    }
    case 'bring-back':
      return (await bringBackList(db, userId, id)) ? toLists() : notFound();
    case 'forget-deleted':
      await forgetDeletedLists(db, userId);
      return toLists();
    case 'take-out': {
      const out = form.getAll('monster').filter((one) => typeof one === 'string');
      if (out.length === 0) {
        const problem = 'Select the monsters to remove.';
        return data<ListsAnswer>({ problem }, { status: 400 });
      }
      const done = await takeOut(db, userId, id, out, now);
      return done ? redirect(paths.monsterList({ id }), 303) : notFound();
    }
    default:
      return data<ListsAnswer>(
        { problem: 'This form is out of date. Reload the page and try again.' },
        { status: 400 },
      );
  }
}

function toLists(search = '') {
  return redirect(paths.monsterLists(search), 303);
}

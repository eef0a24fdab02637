import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { readPerson, requireAccess, requireMember } from '~/account/guard/guards.server';
import { answerPro } from '~/account/guard/pro-answer.server';
import type { Person } from '~/account/person/person';
import { fightPaths } from '~/fight-paths';
import { helpedFights, leaveFight } from '~/fights/kept/fight-helpers.server';
import { forgetDeleted, listFights, listRemovedFights } from '~/fights/kept/fight-rows.server';
import {
  copyFight,
  createFight,
  moveFight,
  removeFight,
  renameFight,
  restoreFight,
} from '~/fights/kept/kept-fights.server';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { likedEdition } from '~/platform/preferences';
import { EDITIONS } from '~/rules/edition';
import type { FrameHandle } from '~/ui/frame-handle';
import { keepDeviceFight } from './keep-device-fight.server';
import { Demonstration } from './screen/demonstration';
import { FightShelf, type ShelfAnswer } from './screen/fight-shelf';
import { type EarlyPress, earlyPress } from './try/early-press';
import { preparedFight } from './try/prepared.server';

export const handle: FrameHandle = {
  title: 'Initiative Tracker',
  to: paths.initiativeTracker(),
};

export const meta: MetaFunction = ({ matches }) => privateMeta('Initiative Tracker', matches);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await personHere(context);
  const { db } = context.services;
  const [fights, removed, helped] = person
    ? await Promise.all([
        listFights(db, person.userId),
        listRemovedFights(db, person.userId),
        helpedFights(db, person.userId),
      ])
    : [[], [], []];
  const { searchParams } = new URL(request.url);
  const justRemoved = removed.find(({ id }) => id === searchParams.get('removed'));
  const left = searchParams.has('left');
  const edition = likedEdition(request.headers);
  const shelf = { fights, removed, justRemoved, helped, left, edition };
  if (person?.pro) return { ...shelf, kind: 'shelf' as const };
  const prepared = await preparedFight(context.services);
  const chosen = searchParams.get('chosen');
  return { ...shelf, kind: 'demonstration' as const, prepared, chosen };
}

/**
 * The user of this page; null for a visitor who is not signed in, where the site's owner has opened the tool to all.
 */
async function personHere(context: AppLoadContext): Promise<Person | null> {
  return (await requireAccess(context)) ?? readPerson(context);
}

/**
 * The intents of the list of fights, and those of them that do not need Pro; any other intent belongs to the
 * demonstration.
 */
const KEEPS_NOTHING = ['remove', 'restore', 'forget-removed', 'leave'];
const OF_SHELF = [...KEEPS_NOTHING, 'start', 'keep-device', 'rename', 'folder', 'copy'];

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const intent = field(form, 'intent');
  if (!OF_SHELF.includes(intent)) {
    return (await personHere(context))?.pro
      ? refused('This form is out of date. Reload the page and try again.', form)
      : data(earlyPress(form), { status: 400 });
  }
  const person = await requireMember(context);
  const { services } = context;
  const id = field(form, 'id');
  const list = () => redirect(paths.initiativeTracker(), 303);
  if (!person.pro && !KEEPS_NOTHING.includes(intent)) {
    return answerPro({ what: 'Saving fights', stays: 'what you typed', form });
  }
  switch (intent) {
    case 'remove':
      return (await removeFight(services, person.userId, id))
        ? redirect(`${paths.initiativeTracker()}?removed=${encodeURIComponent(id)}`, 303)
        : notFound();
    case 'restore':
      return answered(await restoreFight(services, person.userId, id), list);
    case 'leave':
      return (await leaveFight(services, person.userId, id))
        ? redirect(`${paths.initiativeTracker()}?left=1`, 303)
        : notFound();
    case 'forget-removed':
      await forgetDeleted(services.db, person.userId);
      return list();
    case 'start': {
      const edition = EDITIONS.find((one) => one === field(form, 'edition')) ?? '2014';
      const name = field(form, 'name').trim() || 'New fight';
      const folder = field(form, 'folder');
      const made = await createFight(services, person.userId, { name, edition, folder });
      return made.ok
        ? redirect(fightPaths.fight({ id: made.id }), 303)
        : refused(made.sentence, form);
    }
    case 'keep-device': {
      const text = field(form, 'fight');
      const kept = await keepDeviceFight(services, person.userId, { id, text });
      if (!kept.ok) return refused(kept.sentence, form);
      return redirect(`${fightPaths.fight({ id: kept.id })}?along=${kept.events}`, 303);
    }
    case 'rename':
      return answered(
        await renameFight(services, person.userId, id, field(form, 'name')),
        list,
        form,
      );
    case 'folder':
      return answered(
        await moveFight(services, person.userId, id, field(form, 'folder')),
        list,
        form,
      );
    default: {
      const copy = await copyFight(services, person.userId, id);
      if (copy === null) return notFound();
      return copy.ok
        ? redirect(fightPaths.fight({ id: copy.id }), 303)
        : refused(copy.sentence, form);
    }
  }
}

function field(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function refused(problem: string, form: FormData) {
  const typed = { name: field(form, 'name'), folder: field(form, 'folder') };
  return data<ShelfAnswer>({ problem, typed }, { status: 409 });
}

type Outcome = { ok: true } | { ok: false; sentence: string } | null;

function answered(outcome: Outcome, go: () => Response, form = new FormData()) {
  if (outcome === null) return notFound();
  return outcome.ok ? go() : refused(outcome.sentence, form);
}

export default function InitiativeTrackerPage() {
  const answer = useActionData<ShelfAnswer & EarlyPress>();
  const shown = useLoaderData<typeof loader>();
  return shown.kind === 'shelf' ? (
    <FightShelf {...shown} answer={answer} />
  ) : (
    <Demonstration {...shown} answer={answer} />
  );
}

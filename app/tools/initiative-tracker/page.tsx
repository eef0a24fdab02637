import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess, requireMember } from '~/account/guard/guards.server';
import { answerPro } from '~/account/guard/pro-answer.server';
import { fightPaths } from '~/fight-paths';
import { listFights, listRemovedFights } from '~/fights/kept/fight-rows.server';
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
import { EDITIONS } from '~/rules/edition';
import type { FrameHandle } from '~/ui/frame-handle';
import { keepDeviceFight } from './keep-device-fight.server';
import { FightShelf } from './screen/fight-shelf';

export const handle: FrameHandle = {
  title: 'Initiative Tracker',
  to: paths.initiativeTracker(),
};

export const meta: MetaFunction = ({ matches }) => privateMeta('Initiative Tracker', matches);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAccess(context);
  const { db } = context.services;
  const [fights, removed] = person
    ? await Promise.all([listFights(db, person.userId), listRemovedFights(db, person.userId)])
    : [[], []];
  const justRemoved = new URL(request.url).searchParams.get('removed');
  return { fights, removed, justRemoved, pro: person?.pro ?? false };
}

type ShelfAnswer = { problem?: string; upgrade?: true; typed?: Record<string, string> };

export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requireMember(context);
  const form = await readForm(request);
  const { services } = context;
  const id = field(form, 'id');
  const list = () => redirect(paths.initiativeTracker(), 303);
  switch (field(form, 'intent')) {
    case 'remove':
      return (await removeFight(services, person.userId, id))
        ? redirect(`${paths.initiativeTracker()}?removed=${encodeURIComponent(id)}`, 303)
        : notFound();
    case 'restore':
      return answered(await restoreFight(services, person.userId, id), list);
  }
  if (!person.pro) return answerPro({ what: 'Keeping fights', stays: 'what you typed', form });
  switch (field(form, 'intent')) {
    case 'start': {
      const edition = EDITIONS.find((one) => one === field(form, 'edition')) ?? '2014';
      const name = field(form, 'name').trim() || 'A new fight';
      const folder = field(form, 'folder');
      const made = await createFight(services, person.userId, { name, edition, folder });
      return made.ok
        ? redirect(fightPaths.fight({ id: made.id }), 303)
        : refused(made.sentence, form);
    }
    case 'keep-device': {
      const text = field(form, 'fight');
      const kept = await keepDeviceFight(services, person.userId, { id, text });
      return kept.ok
        ? redirect(fightPaths.fight({ id: kept.id }), 303)
        : refused(kept.sentence, form);
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
    case 'copy': {
      const copy = await copyFight(services, person.userId, id);
      if (copy === null) return notFound();
      return copy.ok
        ? redirect(fightPaths.fight({ id: copy.id }), 303)
        : refused(copy.sentence, form);
    }
    default:
      return refused('This form asks for nothing that is known here.', form);
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
  const answer = useActionData<ShelfAnswer>();
  return <FightShelf {...useLoaderData<typeof loader>()} answer={answer} />;
}

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { type ClientLoaderFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess } from '~/account/guard/guards.server';
import { answerPro } from '~/account/guard/pro-answer.server';
import { characterPaths } from '~/character-paths';
import { mayOpenSheet } from '~/characters/kept/sheet-guard.server';
import { readForm } from '~/platform/form';
import { savesDone } from '~/platform/saves-under-way';
import { sendForm } from '~/platform/send-form';
import { keepStep, makingAt } from './making/making.server';
import { MakingScreen } from './making/making-screen';
import type { KeepStep, Posted } from './making/use-keeping';
import { BELOW_LIST } from './screen/page-below-list';

export const handle = BELOW_LIST;

export const meta: MetaFunction<typeof loader> = ({ data: facts, matches }) =>
  privateMeta(facts?.name || 'New character', matches);

/** Loads a step of creating the user's own character. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const { opened, rights } = await mayOpenSheet(context, params.id ?? '');
  if (!rights.change) throw redirect(characterPaths.character(opened.listed), 303);
  const url = new URL(request.url);
  const facts = makingAt(opened, url);
  // Redirects to what is left first, so that the address keeps the step.
  if (!url.searchParams.has('step')) {
    const place = facts.missing[0]?.place;
    throw redirect(characterPaths.making(opened.listed, facts.view.step, place), 303);
  }
  return facts;
}

/** Waits for pending saves of another step before loading. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  await savesDone();
  return serverLoader<typeof loader>();
}

/** Saves a step's form and runs the pressed action, for a page without scripts. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const { person, opened, rights } = await mayOpenSheet(context, params.id ?? '');
  const form = await readForm(request);
  if (!rights.change) {
    const { data: locked, init } = answerPro({ what: 'Changing a character', form });
    return data<Posted>({ problem: locked.problem }, init ?? undefined);
  }
  const { status, answer } = await keepStep(context.services, person.userId, opened, form);
  // A rejected form is shown again with the typed values; otherwise the loader's data is shown.
  return data<Posted>(
    { ...answer.kept, ...(answer.kept.problem ? { shown: answer.facts } : {}) },
    { status },
  );
}

const keepInAccount: KeepStep = (id, fields, how) =>
  sendForm(characterPaths.keepMaking({ id }), fields, how);

export default function MakingPage() {
  const facts = useLoaderData<typeof loader>();
  const posted = useActionData<Posted>();
  return <MakingScreen loaded={posted?.shown ?? facts} keep={keepInAccount} />;
}

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
import { keepStep, makingAt } from './making/making.server';
import { MakingScreen } from './making/making-screen';
import type { Posted } from './making/use-keeping';
import { BELOW_LIST } from './screen/page-below-list';

export const handle = BELOW_LIST;

export const meta: MetaFunction<typeof loader> = ({ data: facts, matches }) =>
  privateMeta(facts?.name || 'New character', matches);

/** A person's own character in the making, at a step. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const { opened, rights } = await mayOpenSheet(context, params.id ?? '');
  if (!rights.change) throw redirect(characterPaths.character(opened.listed), 303);
  const url = new URL(request.url);
  const facts = makingAt(opened, url);
  // A step that nobody named is named, so that the address stays with it while one goes on.
  if (!url.searchParams.has('step')) {
    throw redirect(characterPaths.making(opened.listed, facts.view.step), 303);
  }
  return facts;
}

/** Within the site: what was chosen on another step may still be on its way. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  await savesDone();
  return serverLoader<typeof loader>();
}

/** Keeps what stands on the form, and does what was pressed: for a page without scripts. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const { person, opened, rights } = await mayOpenSheet(context, params.id ?? '');
  const form = await readForm(request);
  if (!rights.change) {
    const { data: locked, init } = answerPro({ what: 'Changing a character', form });
    return data<Posted>({ problem: locked.problem }, init ?? undefined);
  }
  const { status, answer } = await keepStep(context.services, person.userId, opened, form);
  // What was typed and is not kept is shown again; else the page is as its loader has it.
  return data<Posted>(
    { ...answer.kept, ...(answer.kept.problem ? { shown: answer.facts } : {}) },
    { status },
  );
}

export default function MakingPage() {
  const facts = useLoaderData<typeof loader>();
  const posted = useActionData<Posted>();
  return <MakingScreen loaded={posted?.shown ?? facts} />;
}

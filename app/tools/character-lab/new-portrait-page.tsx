import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { answerPro } from '~/account/guard/pro-answer.server';
import { characterPaths } from '~/character-paths';
import { mayOpenSheet } from '~/characters/kept/sheet-guard.server';
import { readForm } from '~/platform/form';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { givePortrait } from './portrait/give-portrait.server';
import { BELOW_LIST } from './screen/page-below-list';
import { PortraitForm } from './screen/portrait-form';

export const handle = BELOW_LIST;

export const meta: MetaFunction<typeof loader> = ({ data: facts, matches }) =>
  privateMeta(facts ? `Portrait of ${facts.name}` : 'Portrait', matches);

/** Loads the current portrait and the form to replace it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { opened, rights } = await mayOpenSheet(context, params.id ?? '');
  const { listed, character } = opened;
  if (!rights.change) throw redirect(characterPaths.character(listed), 303);
  return {
    id: listed.id,
    name: listed.name || 'this character',
    version: listed.version,
    portrait: character.portrait !== null,
  };
}

/** Stores the picture of a form without scripts and redirects to the character, or shows the reason on this page. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const visit = await mayOpenSheet(context, params.id ?? '');
  const form = await readForm(request);
  if (!visit.rights.change) {
    const { data: locked, init } = answerPro({ what: 'Changing a character', form });
    return data({ problem: locked.problem }, init ?? undefined);
  }
  const given = await givePortrait(context.services, visit, form);
  if (given.ok) throw redirect(characterPaths.character(visit.opened.listed), 303);
  return data({ problem: given.problem }, { status: given.status });
}

export default function NewPortraitPage() {
  const { id, name, version, portrait } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  return (
    <main id="main" className={layout.stack}>
      <h1>{`Portrait of ${name}`}</h1>
      {told?.problem && <Notice tone="problem" announce title={told.problem} />}
      <PortraitForm {...{ id, version, portrait }} alone />
      <p>
        <Link to={characterPaths.character({ id })}>Back to the sheet</Link>
      </p>
    </main>
  );
}

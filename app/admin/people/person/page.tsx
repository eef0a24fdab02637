import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAdmin } from '~/account/guard/guards.server';
import { adminPaths } from '~/admin-paths';
import { notFound } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { Notice } from '~/ui/notice';
import { requireFreshAdmin } from '../../act/fresh-admin.server';
import { Management } from '../../frame/management';
import { ActsPart } from './acts-part';
import { FactsPart } from './facts-part';
import { groupsThere, personFacts } from './person-facts.server';
import { performIntent, readIntent } from './person-intents.server';
import { doneWords } from './person-words';
import { PlanPart } from './plan-part';
import { TrailPart } from './trail-part';

export const meta: MetaFunction = ({ matches }) => privateMeta('Person', matches);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const admin = await requireAdmin(context);
  const person = await personFacts(context.services, params.id ?? '');
  if (person === null) return notFound();
  const asksThere = new URL(request.url).searchParams.get('ask') === '1';
  const there = asksThere ? await groupsThere(context.services, person) : null;
  return { person, there, isSelf: admin.userId === person.id };
}

type Problem = { problem: string };

export async function action({ request, params, context }: ActionFunctionArgs) {
  const admin = await requireFreshAdmin(context);
  const { services, requestId } = context;
  const id = params.id ?? '';
  const form = await readForm(request);
  const answer = await performIntent({ services, admin, requestId }, id, form);
  if (!answer.ok) return data<Problem>({ problem: answer.sentence }, { status: answer.status });
  const said = { done: readIntent(form) ?? '', but: answer.but ? '1' : undefined };
  return redirect(adminPaths.person({ id, ...said }), 303);
}

/** One person as the product has them on record, and what an admin can do for them. */
export default function PersonPage() {
  const { person, there, isSelf } = useLoaderData<typeof loader>();
  const problem = useActionData<Problem>()?.problem;
  const [params] = useSearchParams();
  const done = problem === undefined ? doneWords(params.get('done')) : null;
  return (
    <Management part="people" title={person.name || person.username || person.email || 'Person'}>
      {problem !== undefined && (
        <Notice tone="problem" announce>
          {problem}
        </Notice>
      )}
      {done !== null && (
        <Notice tone="good" announce dismissTo={adminPaths.person({ id: person.id })}>
          <p>{done}</p>
          {params.has('but') && (
            <p>
              The hosted sign-in did not take its own tokens back. They open nothing here any more.
            </p>
          )}
        </Notice>
      )}
      <FactsPart person={person} there={there} />
      <ActsPart person={person} isSelf={isSelf} />
      <PlanPart person={person} />
      <TrailPart person={person} />
    </Management>
  );
}

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
import type { Person } from '~/account/person/person';
import { adminPaths } from '~/admin-paths';
import { notFound } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { Notice } from '~/ui/notice';
import { freshSignInFirst, isJustSignedIn, requireFreshAdmin } from '../../act/fresh-admin.server';
import { Management } from '../../frame/management';
import { type TypedGift, typedGift } from '../act/gift';
import { ActsPart } from './acts-part';
import { ConfirmPart } from './confirm-part';
import { confirmationOf, movesAdminRights, roleNamed } from './confirm-words';
import { FactsPart } from './facts-part';
import { groupsThere, type PersonFacts, personFacts } from './person-facts.server';
import { performIntent, readIntent } from './person-intents.server';
import { doneWords, intentNamed } from './person-words';
import { PlanPart } from './plan-part';
import { TrailPart } from './trail-part';

export const meta: MetaFunction = ({ matches }) => privateMeta('Person', matches);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const admin = await requireAdmin(context);
  const person = await personFacts(context.services, params.id ?? '');
  if (person === null) return notFound();
  const { searchParams } = new URL(request.url);
  const asksThere = searchParams.get('ask') === '1';
  const intent = intentNamed(searchParams.get('confirm'));
  const wanted = roleNamed(searchParams.get('role'));
  const asks = intent && confirmationOf(intent, targetOf(person), wanted);
  const there = asksThere ? await groupsThere(context.services, person) : null;
  const from = targetOf(person).role;
  const confirm = intent && asks ? { intent, asks, from, role: wanted } : null;
  return { person, there, confirm, isSelf: admin.userId === person.id };
}

function targetOf(person: PersonFacts) {
  return { name: nameOf(person), role: roleNamed(person.role) ?? 'GrantedUser' };
}

function nameOf({ name, username, email }: PersonFacts): string {
  return name || username || email || 'this person';
}

type Problem = { problem: string; typed: TypedGift };

export async function action({ request, params, context }: ActionFunctionArgs) {
  const admin = await requireFreshAdmin(context);
  const { services, requestId } = context;
  const id = params.id ?? '';
  const form = await readForm(request);
  const unsure = await askedFirst(context, admin, id, form);
  if (unsure) return unsure;
  const answer = await performIntent({ services, admin, requestId }, id, form);
  if (!answer.ok) {
    const told = { problem: answer.sentence, typed: typedGift(form) };
    return data<Problem>(told, { status: answer.status });
  }
  const said = { done: readIntent(form) ?? '', but: answer.but ? '1' : undefined };
  return redirect(adminPaths.person({ id, ...said }), 303);
}

/**
 * Requires a confirmation before an action that gives or takes power, and a sign-in within minutes for admin rights.
 * Null when the action may proceed.
 */
async function askedFirst(
  context: ActionFunctionArgs['context'],
  admin: Person,
  id: string,
  form: FormData,
): Promise<Response | null> {
  const intent = readIntent(form);
  const person = intent && (await personFacts(context.services, id));
  if (!intent || !person) return null;
  const wanted = roleNamed(form.get('role'));
  if (intent === 'role' && wanted === null) return null;
  const here = adminPaths.person({ id, confirm: intent, role: wanted ?? undefined });
  // If another admin has changed the role meanwhile, the confirmation was about something else.
  const isOther = form.has('from') && form.get('from') !== targetOf(person).role;
  const isSure = form.get('sure') === '1' && !isOther;
  if (!isSure && confirmationOf(intent, targetOf(person), wanted)) {
    return redirect(`${here}#confirm`, 303);
  }
  const needsNow = movesAdminRights(intent, targetOf(person).role, wanted);
  const isNow = isJustSignedIn(admin, context.services.clock.now());
  return needsNow && !isNow ? freshSignInFirst(context, here) : null;
}

/** One user's recorded data, and the actions of an admin. */
export default function PersonPage() {
  const { person, there, confirm, isSelf } = useLoaderData<typeof loader>();
  const { problem, typed = null } = useActionData<Problem>() ?? {};
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
            <p>The sign-in provider did not revoke its tokens. They no longer work here.</p>
          )}
        </Notice>
      )}
      {confirm && <ConfirmPart id={person.id} {...confirm} typed={typed} />}
      <FactsPart person={person} there={there} />
      <ActsPart person={person} isSelf={isSelf} typed={typed} />
      <PlanPart person={person} />
      <TrailPart person={person} />
    </Management>
  );
}

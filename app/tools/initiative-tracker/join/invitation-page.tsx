import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireMember } from '~/account/guard/guards.server';
import { fightPaths } from '~/fight-paths';
import { fightOfCode } from '~/fights/kept/fight-codes.server';
import { acceptInvitation, invitationOf } from '~/fights/kept/fight-helpers.server';
import { reachable } from '~/fights/kept/fight-rows.server';
import { paths } from '~/paths';
import { readCode } from '~/platform/spoken-code';
import { Button, LinkButton } from '~/ui/button';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { CodeForm } from './code-form';

export const handle: FrameHandle = { title: 'Initiative Tracker', to: paths.initiativeTracker() };

export const meta: MetaFunction = ({ matches }) => privateMeta('Join a table', matches);

function closed() {
  return data({ kind: 'closed' as const }, { status: 404 });
}

/** What a code invites to, for whoever is signed in; a players' code leads to its table, where nobody is asked who they are. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { db, clock } = context.services;
  const typed = params.code ?? '';
  const code = readCode(typed);
  if (code === null) return closed();
  if (code !== typed) return redirect(fightPaths.join({ code }), 303);
  if ((await fightOfCode(db, code, 'players')) !== null) {
    return redirect(fightPaths.table({ code }), 303);
  }
  const invitation = await invitationOf(db, code, clock.now());
  if (invitation === null) return closed();
  const { userId } = await requireMember(context);
  const { fightId, fightName, ownerName } = invitation;
  const reached = await reachable(db, userId, fightId);
  if (reached?.role === 'helper') return redirect(fightPaths.fight({ id: fightId }), 303);
  if (reached?.role === 'owner') return data({ kind: 'own' as const, fightId, fightName });
  return data({ kind: 'open' as const, fightName, ownerName });
}

type JoinAnswer = { kind: 'closed' } | { kind: 'refused'; problem: string };

/** Takes the invitation up: the fight is then one that this person helps with. */
export async function action({ params, context }: ActionFunctionArgs) {
  const code = readCode(params.code ?? '');
  if (code === null) return data<JoinAnswer>({ kind: 'closed' }, { status: 404 });
  const { userId } = await requireMember(context);
  const joined = await acceptInvitation(context.services, userId, code);
  if (joined === null) return data<JoinAnswer>({ kind: 'closed' }, { status: 404 });
  if (!joined.ok) {
    return data<JoinAnswer>({ kind: 'refused', problem: joined.sentence }, { status: 409 });
  }
  return redirect(fightPaths.fight({ id: joined.fightId }), 303);
}

export default function InvitationPage() {
  const asked = useLoaderData<typeof loader>();
  const answer = useActionData<JoinAnswer>();
  if (asked.kind === 'closed' || answer?.kind === 'closed') return <ClosedInvitation />;
  if (asked.kind === 'own') {
    return (
      <main id="main" className={layout.stack}>
        <h1>This invitation is yours</h1>
        <p className={layout.lead}>
          Send its address to the one person who is to run “{asked.fightName}” with you. Whoever
          opens it first and says yes has it.
        </p>
        <p>
          <LinkButton to={fightPaths.fightTable({ id: asked.fightId })}>
            Players and helpers
          </LinkButton>
        </p>
      </main>
    );
  }
  const { fightName, ownerName } = asked;
  return (
    <main id="main" className={layout.stack}>
      <h1>
        Run “{fightName}” together with {ownerName || 'its game master'}?
      </h1>
      {answer?.kind === 'refused' && <Notice tone="problem" announce title={answer.problem} />}
      <p className={layout.lead}>
        You see everything in this fight and do what its game master does, each of you on your own
        device at the same time. It needs no plan, and you can leave whenever you like.
      </p>
      <Form method="post">
        <Button icon="check">Run it together</Button>
      </Form>
      <p className={layout.soft}>This invitation is for one person, once.</p>
    </main>
  );
}

function ClosedInvitation() {
  return (
    <main id="main" className={layout.stack}>
      <h1>This invitation is not open any more</h1>
      <p className={layout.lead}>
        An invitation to run a fight is for one person and ends after a day, and a code for players
        ends when their game master says so. Ask for a new one.
      </p>
      <CodeForm />
    </main>
  );
}

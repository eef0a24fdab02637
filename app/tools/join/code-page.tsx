import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireMember, requireUser } from '~/account/guard/guards.server';
import { fightPaths } from '~/fight-paths';
import { fightOfCode } from '~/fights/kept/fight-codes.server';
import { acceptInvitation, invitationOf } from '~/fights/kept/fight-helpers.server';
import { reachable } from '~/fights/kept/fight-rows.server';
import { partyOfCode } from '~/parties/kept/party-codes.server';
import { roleIn } from '~/parties/kept/party-rights.server';
import { sittersOf } from '~/parties/kept/seat-rows.server';
import { partyPaths } from '~/party-paths';
import { readForm } from '~/platform/form';
import { readCode } from '~/platform/spoken-code';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { CodeForm } from './code-form';
import { HelpOffer, OwnInvitation } from './help-offer';
import { joinByForm } from './join-party.server';
import { PartyOffer } from './party-offer';
import type { PartyRefused } from './party-refused';

export const handle: FrameHandle = { title: 'Join with a code', to: fightPaths.join(), open: true };

export const meta: MetaFunction = ({ matches }) => privateMeta('Join with a code', matches);

function closed() {
  return data({ kind: 'closed' as const }, { status: 404 });
}

/**
 * What a code invites the signed-in user to: a party, of which only the name is shown, or a fight to help run. A
 * players' code redirects to its table, which needs no account.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { db, clock } = context.services;
  const typed = params.code ?? '';
  const code = readCode(typed);
  if (code === null) return closed();
  if (code !== typed) return redirect(fightPaths.join({ code }), 303);
  if ((await fightOfCode(db, code, 'players')) !== null) {
    return redirect(fightPaths.table({ code }), 303);
  }
  const party = await partyOfCode(db, code);
  if (party !== null) {
    const { userId } = await requireUser(context);
    const isIn = (await roleIn(db, userId, party.partyId)) !== null;
    if (isIn) return redirect(partyPaths.party({ id: party.partyId }), 303);
    const sitters = await sittersOf(db, userId);
    return data({ kind: 'party' as const, partyName: party.name, sitters });
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

type JoinAnswer = { kind: 'closed' } | { kind: 'refused'; problem: string } | PartyRefused;

/** Accepts the invitation: the user becomes a player of the party, or a helper of the fight. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const code = readCode(params.code ?? '');
  if (code === null) return data<JoinAnswer>({ kind: 'closed' }, { status: 404 });
  const { services } = context;
  if ((await partyOfCode(services.db, code)) !== null) {
    const { userId } = await requireUser(context);
    const joined = await joinByForm(services, userId, code, await readForm(request));
    if (joined === null) return data<JoinAnswer>({ kind: 'closed' }, { status: 404 });
    if ('kind' in joined) return data<JoinAnswer>(joined, { status: joined.status });
    return redirect(`${partyPaths.party({ id: joined.id })}?joined=1`, 303);
  }
  const { userId } = await requireMember(context);
  const joined = await acceptInvitation(services, userId, code);
  if (joined === null) return data<JoinAnswer>({ kind: 'closed' }, { status: 404 });
  if (!joined.ok) {
    return data<JoinAnswer>({ kind: 'refused', problem: joined.sentence }, { status: 409 });
  }
  return redirect(fightPaths.fight({ id: joined.fightId }), 303);
}

export default function CodePage() {
  const asked = useLoaderData<typeof loader>();
  const answer = useActionData<JoinAnswer>();
  if (asked.kind === 'closed' || answer?.kind === 'closed') return <ClosedCode />;
  switch (asked.kind) {
    case 'own':
      return <OwnInvitation {...asked} />;
    case 'party':
      return (
        <PartyOffer
          partyName={asked.partyName}
          sitters={asked.sitters}
          refused={answer?.kind === 'party-refused' ? answer : null}
        />
      );
    case 'open':
      return (
        <HelpOffer {...asked} problem={answer?.kind === 'refused' ? answer.problem : undefined} />
      );
  }
}

function ClosedCode() {
  return (
    <main id="main" className={layout.stack}>
      <h1>This invitation has ended</h1>
      <p className={layout.lead}>
        This code is wrong or has ended. A party’s code ends when its game master renews it or
        closes joining, an invitation to run a fight after a day, a players’ code when the game
        master stops sharing. Check the code, or ask for a new one.
      </p>
      <CodeForm />
    </main>
  );
}

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAdmin } from '~/account/guard/guards.server';
import { adminPaths } from '~/admin-paths';
import { readForm } from '~/platform/form';
import { requireFreshAdmin } from '../../act/fresh-admin.server';
import { Management } from '../../frame/management';
import { Section } from '../../frame/section';
import { InviteForm, type NotInvited } from './invite-form';
import { inviteToken } from './invite-once-sql.server';
import { answerInvitation } from './send-invitation.server';

export const meta: MetaFunction = ({ matches }) => privateMeta('Invite User', matches);

export async function loader({ context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  return { token: inviteToken(), mayInvite: context.services.identityAdmin !== null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireFreshAdmin(context);
  const { services, requestId } = context;
  const answer = await answerInvitation({ services, admin, requestId }, await readForm(request));
  if (answer.ok) return redirect(adminPaths.people({ done: answer.done }), 303);
  return data<NotInvited>(
    { problems: answer.problems, typed: answer.typed },
    { status: answer.status },
  );
}

/** The form that invites somebody, on a page of its own. */
export default function InvitePage() {
  const { token, mayInvite } = useLoaderData<typeof loader>();
  const answer = useActionData<NotInvited>();
  return (
    <Management part="people" title="Invite User">
      <Section title="Who shall come?">
        <InviteForm token={token} mayInvite={mayInvite} answer={answer} />
      </Section>
    </Management>
  );
}

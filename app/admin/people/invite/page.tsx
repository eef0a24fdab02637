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
import { freshAdmin, TOO_LONG_AGO } from '../../act/fresh-admin.server';
import { Management } from '../../frame/management';
import { Section } from '../../frame/section';
import { InviteForm, type NotInvited } from './invite-form';
import { inviteToken } from './invite-once-sql.server';
import { answerInvitation, typedInvitation } from './send-invitation.server';

export const meta: MetaFunction = ({ matches }) => privateMeta('Invite User', matches);

export async function loader({ context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  return { token: inviteToken(), mayInvite: context.services.identityAdmin !== null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { services, requestId } = context;
  const form = await readForm(request);
  const admin = await freshAdmin(context);
  if (admin === null) {
    const told = { problems: { form: TOO_LONG_AGO }, typed: typedInvitation(form) };
    return data<NotInvited>(told, { status: 403 });
  }
  const answer = await answerInvitation({ services, admin, requestId }, form);
  if (answer.ok) return redirect(adminPaths.people({ done: answer.done }), 303);
  return data<NotInvited>(
    { problems: answer.problems, typed: answer.typed },
    { status: answer.status },
  );
}

/** The invitation form, on a page of its own. */
export default function InvitePage() {
  const { token, mayInvite } = useLoaderData<typeof loader>();
  const answer = useActionData<NotInvited>();
  return (
    <Management part="people" title="Invite User">
      <Section title="New user" screenOnly>
        <InviteForm token={token} mayInvite={mayInvite} answer={answer} />
      </Section>
    </Management>
  );
}

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
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

/** Whatever happens on the way, what was typed stays, and the form says what it was. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const failed = (sentence: string): NotInvited => ({ problems: { form: sentence }, typed });
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    const goesTo = error instanceof Response ? error.headers.get('Location') : null;
    if (goesTo?.includes('/access-gate')) return failed('You must be logged in to invite users.');
    if (error instanceof Response) {
      if (goesTo !== null) throw error;
      return failed((await error.text()) || `Invite failed with status ${error.status}`);
    }
    if (isRouteErrorResponse(error)) return failed(`Invite failed with status ${error.status}`);
    return failed('Unexpected error inviting user.');
  }
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

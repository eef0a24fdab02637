import { adminPaths } from '~/admin-paths';
import { sendForm } from '~/platform/send-form';
import type { InviteProblems } from './invite-payload';

/** The result of an invitation sent without leaving the page. */
export type SentInvitation = { ok: true; done: string } | { ok: false; problems: InviteProblems };

function failed(sentence: string): SentInvitation {
  return { ok: false, problems: { form: sentence } };
}

/** Sends an invitation without leaving the page, so that nothing typed is lost [specification 8, Invite]. */
export async function sendFromPage(fields: Record<string, string>): Promise<SentInvitation> {
  const sent = await sendForm(adminPaths.createUser(), fields);
  if (sent.kind === 'no-line') return failed('Unexpected error inviting user.');
  if (sent.status === 401) return failed('You must be logged in to invite users.');
  if (sent.kind === 'not-taken') return failed(`Invite failed with status ${sent.status}`);
  const { done, error, problems } = Object(sent.body);
  if (sent.status === 201) return { ok: true, done: String(done) };
  if (typeof problems === 'object' && problems !== null) return { ok: false, problems };
  return failed(
    typeof error === 'string' && error ? error : `Invite failed with status ${sent.status}`,
  );
}

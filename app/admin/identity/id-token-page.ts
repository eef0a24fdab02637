import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { requireAdmin } from '~/account/guard/guards.server';
import { idTokenOf } from '~/account/session/id-token.server';
import { adminPaths } from '~/admin-paths';
import { problemJson } from '~/platform/answers';
import { auditRow } from '../act/audit-row.server';
import { requireFreshAdmin } from '../act/fresh-admin.server';

/** A GET shows nothing: a token is only sent to a form POST, so that no link leads to one. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  return redirect(adminPaths.management());
}

/**
 * Returns the ID token of the admin's own session as text, to be copied into a program; the only place where it leaves
 * the server.
 */
export async function action({ context }: ActionFunctionArgs) {
  const admin = await requireFreshAdmin(context);
  const { services, requestId } = context;
  const { db, clock } = services;
  const token = await idTokenOf(admin, services);
  if (token === null) return problemJson(404, 'No ID token is stored for this session.');
  const subject = { kind: 'person' as const, id: admin.userId, name: admin.username };
  const facts = { at: clock.now(), admin, requestId, act: 'Copy ID token', subject, always: true };
  await auditRow(db, facts).run();
  return new Response(token, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-store' },
  });
}

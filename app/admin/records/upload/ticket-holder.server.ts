import type { AppLoadContext } from '@remix-run/cloudflare';
import { eq } from 'drizzle-orm';
import { effectiveRoles } from '~/account/person/roles';
import { users } from '~/account/person/tables';
import { readTicket, type Ticket } from '~/platform/ticket.server';
import type { Doer } from '../job/jobs-sql.server';
import { type ImportJob, importJobs } from '../job/tables';

/** The upload that a ticket opens, on behalf of the admin who requested it. */
export type Opened = { ok: true; job: ImportJob; ticket: Ticket; doer: Doer };

type NotOpened = { ok: false; status: 403; problem: string };

/** Checks that a request's ticket opens this upload: it is genuine, valid, and its admin is still one. */
export async function openedBy(
  request: Request,
  id: string,
  { services, requestId }: Pick<AppLoadContext, 'services' | 'requestId'>,
): Promise<Opened | NotOpened> {
  const { db, config, clock } = services;
  const now = clock.now();
  const text = new URL(request.url).searchParams.get('ticket') ?? '';
  const read = await readTicket(config.TICKET_SECRET, `import ${id}`, text, now);
  if (!read.ok) return { ok: false, status: 403, problem: read.problem };
  const [row] = await db
    .select({ job: importJobs, admin: users })
    .from(importJobs)
    .leftJoin(users, eq(users.id, importJobs.adminId))
    .where(eq(importJobs.id, id));
  if (!row)
    return { ok: false, status: 403, problem: 'This upload was abandoned. Start a new one.' };
  const { job, admin } = row;
  const isAdmin =
    admin !== null &&
    admin.disabledAt === null &&
    effectiveRoles(admin.role, admin.groups).includes('AdminUser');
  if (!isAdmin) {
    return {
      ok: false,
      status: 403,
      problem: 'The person who started this upload is no longer an admin.',
    };
  }
  const { id: userId, username, email } = admin;
  const doer = { at: now, admin: { userId, username, email }, requestId };
  return { ok: true, job, ticket: read.ticket, doer };
}

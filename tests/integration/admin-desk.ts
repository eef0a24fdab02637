import { env } from 'cloudflare:workers';
import type { Person } from '~/account/person/person';
import { openDesk } from './account-desk';

/** The admins who act in these tests. */
export const ADA = { userId: 'ada', username: 'ada', email: 'ada@delvewright.test' } as Person;
export const BO = { userId: 'bo', username: 'bo', email: 'bo@delvewright.test' } as Person;

export const actor = (admin = ADA) => ({ admin, requestId: `request-of-${admin.userId}` });

/** The rows of the audit log, oldest first, in a short form. */
export async function actsDone(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "select admin_id || ': ' || act || ' ' || subject_kind as line from audit_log order by id",
  ).all<{ line: string }>();
  return results.map(({ line }) => line);
}

export const desk = openDesk();

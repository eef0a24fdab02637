import { z } from 'zod';
import type { CallGroup } from '~/platform/api/call';
import { INVITED_ROLES } from './people/invite/invited-roles';
import type { PersonRecord } from './people/person-record';
import { askedUpload } from './records/upload/asked-upload';

const person = z.strictObject({
  userId: z.string(),
  email: z.string(),
  username: z.string(),
  role: z.string(),
  status: z.string().describe('At the hosted sign-in, such as CONFIRMED.'),
  entStatus: z.enum(['active', 'trialing', 'past_due', 'unpaid', 'expired', 'unknown']),
  trialEnd: z.number().nullable(),
  currentPeriodEnd: z.number().nullable(),
  groups: z.array(z.string()),
}) satisfies z.ZodType<PersonRecord>;

const invited = person
  .pick({ userId: true, username: true, email: true, role: true, status: true })
  .extend({ note: z.string().optional().describe('What could not be done besides.') });

const next = z.string().nullable().describe('Send it back to go on; null at the end.');

/** One record to a line; every field stands in Management. */
const records = { type: 'application/x-ndjson' };

/** What only admins may do, after a sign-in within the last twelve hours; each act is in the audit log. */
export const ADMIN_CALLS: CallGroup = {
  title: 'Management, for admins',
  calls: [
    {
      method: 'get',
      path: '/admin/users',
      does: 'Lists people, newest first, a hundred on a page.',
      query: z.object({
        q: z.string().optional().describe('Words that all must match.'),
        next: z.string().optional().describe('From the answer before.'),
      }),
      answer: { schema: z.strictObject({ users: z.array(person), next }) },
      example: { path: '/admin/users?q=ann' },
    },
    {
      method: 'post',
      path: '/admin/create-user',
      does: 'Invites a person; 409 when there is one already.',
      body: {
        schema: z.strictObject({
          username: z.string().max(128),
          email: z.email(),
          name: z.string().max(80).optional(),
          phone_number: z.string().optional(),
          userPoolId: z.string().optional(),
          role: z.enum(INVITED_ROLES).optional(),
        }),
      },
      answer: { status: 201, schema: invited },
      example: {
        path: '/admin/create-user',
        body: { username: 'ann', email: 'ann@example.org' },
      },
    },
    {
      method: 'post',
      path: '/admin/presign-upload',
      does: 'Makes room for a file of records, to be PUT within the ticket’s time.',
      more: 'With bytes a large file is sent in parts: each is PUT to the url and &part=n, and a POST to the url completes it.',
      body: { schema: askedUpload },
      answer: {
        schema: z.strictObject({
          url: z.url(),
          headers: z.record(z.string(), z.string()),
          parts: z
            .strictObject({ bytes: z.number(), count: z.number(), there: z.array(z.number()) })
            .optional(),
        }),
      },
      example: {
        path: '/admin/presign-upload',
        body: { kind: 'monsters', name: 'mine.ndjson' },
      },
    },
    {
      method: 'post',
      path: '/admin/import-monsters',
      does: 'Imports monsters, one JSON object to a line, and answers in words.',
      body: records,
      answer: { type: 'text/plain' },
      example: {
        path: '/admin/import-monsters',
        body: '{"name":"Marsh ogre","type":"giant","cr":2,"ac":11,"hp":59,"source":"home"}\n',
      },
    },
    {
      method: 'post',
      path: '/admin/import-spells',
      does: 'Imports spells, one JSON object to a line, and answers in words.',
      body: records,
      answer: { type: 'text/plain' },
      example: {
        path: '/admin/import-spells',
        body: '{"name":"Marsh light","level":1,"school":"evocation","source":"home"}\n',
      },
    },
    {
      method: 'post',
      path: '/admin/reconcile-all',
      does: 'Compares a hundred subscriptions with the records.',
      query: z.object({ next: z.string().optional().describe('From the answer before.') }),
      answer: { schema: z.strictObject({ ensured: z.number(), next }) },
      example: { path: '/admin/reconcile-all' },
    },
  ],
};

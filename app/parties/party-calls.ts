import { z } from 'zod';
import type { CallGroup } from '~/platform/api/call';
import { PARTY_LIMITS } from './party';
import { type CallParty, memberNumbers } from './party-call';
import { partyName } from './party-fields';

const party = z.strictObject({
  id: z.string(),
  ownerSub: z.string().describe('Whose it is.'),
  inviteCode: z.string().nullable().describe('Null for players, and while joining is closed.'),
  name: z.string(),
  members: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      level: z.number(),
      hp: z.number(),
      initiative: z.number(),
    }),
  ),
}) satisfies z.ZodType<CallParty>;

const newParty = z.object({
  name: partyName,
  members: z
    .array(memberNumbers.extend({ name: z.string().max(80) }))
    .min(1)
    .max(PARTY_LIMITS.members),
});

/** Parties that the caller owns or takes part in. */
export const PARTY_CALLS: CallGroup = {
  title: 'Parties',
  calls: [
    {
      method: 'get',
      path: '/me/parties',
      does: 'Lists the parties that you own or take part in, the latest first.',
      answer: { schema: z.array(party) },
      example: { path: '/me/parties' },
    },
    {
      method: 'post',
      path: '/party',
      does: 'Gathers a party. It needs Pro.',
      body: { schema: newParty },
      answer: { status: 201, schema: z.strictObject({ id: z.string(), inviteCode: z.string() }) },
      example: {
        path: '/party',
        body: { name: 'The lanterns', members: [{ name: 'Mira', level: 3, hp: 24 }] },
      },
    },
    {
      method: 'get',
      path: '/party/:id',
      does: 'Reads one of your parties.',
      within: { id: 'The id of the party.' },
      answer: { schema: party },
      example: { path: '/party/{id}' },
    },
    {
      method: 'post',
      path: '/party/join',
      does: 'Joins the party of an invite code.',
      more: 'Each try counts against a limit.',
      body: { schema: z.object({ code: z.string().describe('Ten letters and digits.') }) },
      answer: { schema: z.strictObject({ id: z.string() }) },
      example: { path: '/party/join', body: { code: '{code}' } },
    },
  ],
};

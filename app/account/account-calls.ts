import { z } from 'zod';
import type { CallGroup } from '~/platform/api/call';
import type { EntitlementAnswer } from './person/entitlement-answer';

const seconds = z.number().nullable().describe('Seconds since 1970.');

/** What a person may use. */
export const ACCOUNT_CALLS: CallGroup = {
  title: 'Your account',
  calls: [
    {
      method: 'get',
      path: '/me/entitlements',
      does: 'Says how your plan stands.',
      answer: {
        schema: z.strictObject({
          status: z.enum(['active', 'trialing', 'past_due', 'unpaid', 'expired', 'unknown']),
          trialEnd: seconds,
          currentPeriodEnd: seconds,
        }) satisfies z.ZodType<EntitlementAnswer>,
      },
      example: { path: '/me/entitlements' },
    },
  ],
};

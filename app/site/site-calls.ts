import { z } from 'zod';
import type { CallGroup } from '~/platform/api/call';

/** The product itself. */
export const SITE_CALLS: CallGroup = {
  title: 'The product',
  calls: [
    {
      method: 'get',
      path: '/health',
      does: 'Says whether the product works, and its version; 503 when it does not.',
      answer: { schema: z.strictObject({ status: z.literal('ok'), version: z.string() }) },
      example: { path: '/health' },
    },
  ],
};

import type { Payments } from '~/platform/payments.server';
import type { Services } from '~/platform/services.server';

/** The services that billing needs. */
export type Till = Pick<Services, 'db' | 'clock' | 'log'> & { payments: Payments };

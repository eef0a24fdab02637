import type { Payments } from '~/platform/payments.server';
import type { Services } from '~/platform/services.server';

/** What billing needs of the outside world. */
export type Till = Pick<Services, 'db' | 'clock' | 'log'> & { payments: Payments };

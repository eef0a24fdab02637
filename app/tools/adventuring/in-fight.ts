import type { MemberSetting } from '~/parties/member';

/** What a running fight has of those in it; a test compares it with what is kept. */
export const IN_FIGHT: readonly MemberSetting[] = [
  ...(['conditions', 'exhaustion', 'deathSuccesses', 'deathFailures'] as const),
  ...(['concentration', 'slotsSpent'] as const),
];

import type { MemberSetting } from '~/parties/member';

/** The settings that a running fight owns for its members; a test compares them with the stored list. */
export const IN_FIGHT: readonly MemberSetting[] = [
  ...(['conditions', 'exhaustion', 'deathSuccesses', 'deathFailures'] as const),
  ...(['concentration', 'slotsSpent'] as const),
];

import type { MemberSetting } from '~/parties/member';

/** Why somebody did not join a party, with what they typed of their character. */
export type PartyRefused = {
  kind: 'party-refused';
  status: 400 | 409;
  /** What is wrong beside the fields. */
  problem?: string;
  problems: Partial<Record<MemberSetting, string>>;
  typed: Partial<Record<MemberSetting, string>>;
  /** They came with a character of theirs, and typed none. */
  of?: 'sit-down';
};

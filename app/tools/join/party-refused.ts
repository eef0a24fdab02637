import type { MemberSetting } from '~/parties/member';

/** Why a user could not join a party, with the typed values. */
export type PartyRefused = {
  kind: 'party-refused';
  status: 400 | 409;
  /** An error that is not about a single field. */
  problem?: string;
  problems: Partial<Record<MemberSetting, string>>;
  typed: Partial<Record<MemberSetting, string>>;
  /** Set when the user chose an existing character instead of typing one. */
  of?: 'sit-down';
};

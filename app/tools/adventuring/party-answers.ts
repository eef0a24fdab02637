import type { MemberSetting } from '~/parties/member';
import type { RolledForAll } from './secret-roll';

/** A value by another user that this user's write replaced, as text to restore. */
export type ReplacedText = {
  member: string;
  setting: MemberSetting;
  was: string;
  byName: string;
  /** The current version; restoring sends it to detect further changes. */
  version: number;
};

/** Members with enough experience for a higher level, after an award. */
export type AwardTold = {
  each: number;
  sharedBy: number;
  remainder: number;
  due: { name: string; level: number; due: number }[];
};

/** The action data of a party's page: an error with the typed values, or the result. */
export type PartyAnswer = {
  intent: string;
  problem?: string;
  upgrade?: true;
  /** The member that the form was about, and the errors of its fields. */
  member?: string;
  problems?: Partial<Record<MemberSetting, string>>;
  typed?: Record<string, string>;
  replaced?: ReplacedText[];
  awarded?: AwardTold;
  rolled?: RolledForAll;
};

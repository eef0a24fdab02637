import type { MemberSetting } from '~/parties/member';
import type { RolledForAll } from './secret-roll';

/** A setting that somebody else had set and this person's writing replaced, as text, with the way back. */
export type ReplacedText = {
  member: string;
  setting: MemberSetting;
  was: string;
  byName: string;
  /** As it stands now: whoever puts it back says what they saw. */
  version: number;
};

/** Who has enough experience for a higher level, once it was awarded. */
export type AwardTold = {
  each: number;
  sharedBy: number;
  remainder: number;
  due: { name: string; level: number; due: number }[];
};

/** What the page of a party is told after a form: what is wrong, with what was typed, or what came of it. */
export type PartyAnswer = {
  intent: string;
  problem?: string;
  upgrade?: true;
  /** The character that the form was about, and what is wrong with its fields. */
  member?: string;
  problems?: Partial<Record<MemberSetting, string>>;
  typed?: Record<string, string>;
  replaced?: ReplacedText[];
  awarded?: AwardTold;
  rolled?: RolledForAll;
};

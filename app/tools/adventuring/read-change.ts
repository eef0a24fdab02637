import { z } from 'zod';
import { type HealthChange, healthChange } from '~/parties/member';
import { isMemberSetting } from '~/parties/member-text';
import type { TypedSettings } from './member-form';

/** A change of a member from an open page: typed fields, or changes of hit points. */
export type MemberChange =
  | ({ member: string } & TypedSettings)
  | { member: string; health: HealthChange[] };

const member = z.string().min(1).max(64);
const typed = z.record(z.string().max(40), z.string().max(5000));
const seen = z.record(z.string().max(40), z.number().int());
const health = z
  .array(healthChange)
  .min(1)
  .max(50)
  .refine((all) => all.every(({ does }) => does !== 'xp'));

const change = z.union([
  z.strictObject({ member, health }),
  z.strictObject({ member, typed, seen }),
]);

/** Parses such a change; null when invalid. Experience cannot be given here. */
export function readChange(body: unknown): MemberChange | null {
  const read = change.safeParse(body);
  if (!read.success) return null;
  if ('health' in read.data) return read.data;
  const names = Object.keys(read.data.typed);
  return names.length > 0 && names.every(isMemberSetting) ? read.data : null;
}

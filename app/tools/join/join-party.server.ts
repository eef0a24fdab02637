import { joinParty } from '~/parties/kept/party-people.server';
import type { PartyDesk } from '~/parties/kept/party-rights.server';
import type { MemberSetting } from '~/parties/member';
import { readSettings } from '~/parties/member-text';
import { OWN_CHARACTER } from './own-character';
import type { PartyRefused } from './party-refused';

const LONGEST_TYPED = 200;

/** Takes somebody into a party with the character that they typed, or alone; null for a code that opens none any more. */
export async function joinByForm(
  desk: PartyDesk,
  userId: string,
  code: string,
  form: FormData,
): Promise<{ ok: true; id: string } | PartyRefused | null> {
  const typed: Partial<Record<MemberSetting, string>> = {};
  for (const { setting } of OWN_CHARACTER) {
    const value = form.get(setting);
    typed[setting] = typeof value === 'string' ? value.slice(0, LONGEST_TYPED) : '';
  }
  const isAlone = form.get('intent') === 'join-alone';
  const read = readSettings(typed);
  if (!isAlone && !read.ok) {
    return { kind: 'party-refused', status: 400, problems: read.problems, typed };
  }
  const character = !isAlone && read.ok ? { character: read.settings } : null;
  const joined = await joinParty(desk, userId, code, character);
  if (joined === null || joined.ok) return joined;
  return { kind: 'party-refused', status: 409, problem: joined.sentence, problems: {}, typed };
}

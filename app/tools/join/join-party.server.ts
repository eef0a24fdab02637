import { joinParty } from '~/parties/kept/party-people.server';
import { seatOf } from '~/parties/kept/seat-rows.server';
import { type SeatDesk, sitsWords, sitterFor } from '~/parties/kept/sit-down.server';
import type { MemberSetting } from '~/parties/member';
import { readSettings } from '~/parties/member-text';
import { OWN_CHARACTER } from './own-character';
import type { PartyRefused } from './party-refused';

const LONGEST_TYPED = 200;

/**
 * Adds the user to a party with a typed member, with one of their characters, or without a member; null for an
 * invalid code.
 */
export async function joinByForm(
  desk: SeatDesk,
  userId: string,
  code: string,
  form: FormData,
): Promise<{ ok: true; id: string } | PartyRefused | null> {
  if (form.get('intent') === 'sit-down') return sitByForm(desk, userId, code, form);
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

async function sitByForm(desk: SeatDesk, userId: string, code: string, form: FormData) {
  const sent = form.get('sitter');
  const characterId = typeof sent === 'string' ? sent.slice(0, 80) : '';
  const refused = (problem: string): PartyRefused => ({
    kind: 'party-refused',
    status: 409,
    problem,
    problems: {},
    typed: {},
    of: 'sit-down',
  });
  const seat = await seatOf(desk.db, userId, characterId);
  if (seat !== null) return refused(sitsWords(seat));
  const sits = await sitterFor(desk, userId, characterId);
  if ('ok' in sits) return refused(sits.sentence);
  const joined = await joinParty(desk, userId, code, { sits });
  return joined === null || joined.ok ? joined : refused(joined.sentence);
}

import type { FightDesk } from '~/fights/kept/fight-desk.server';
import { tellMaximum } from '~/fights/kept/member-maximum.server';
import { setMember } from '~/parties/kept/set-member.server';
import type { MemberSetting } from '~/parties/member';
import { readSettings, settingText } from '~/parties/member-text';
import type { TypedSettings } from './member-form';
import type { ReplacedText } from './party-answers';

export type TextsSet =
  | { ok: true; replaced: ReplacedText[]; versions: Partial<Record<MemberSetting, number>> }
  | { ok: false; sentence: string; problems: Partial<Record<MemberSetting, string>> }
  | null;

/**
 * Sets typed settings of a member, all or nothing; a running fight gets the maximum too. Null when there is no such
 * member for the user.
 */
export async function setTexts(
  desk: FightDesk,
  userId: string,
  { party, member }: { party: string; member: string },
  { typed, seen }: TypedSettings,
): Promise<TextsSet> {
  const read = readSettings(typed);
  if (!read.ok) {
    const sentences = Object.values(read.problems);
    return { ok: false, sentence: sentences.join(' '), problems: read.problems };
  }
  const { settings } = read;
  const done = await setMember(desk, userId, party, member, { settings, seen });
  if (done === null) return null;
  if (!done.ok) return { ok: false, sentence: done.sentence, problems: {} };
  if (settings.maximum !== undefined) await tellMaximum(desk, userId, { party, member });
  const replaced = done.replaced.map(({ setting, was, byName }) => ({
    member,
    setting,
    byName,
    was: settingText(setting, was),
    version: done.versions[setting] ?? 0,
  }));
  return { ok: true, replaced, versions: done.versions };
}

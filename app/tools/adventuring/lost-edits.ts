import type { MemberSetting } from '~/parties/member';
import { settingText } from '~/parties/member-text';
import type { PartyMember } from '~/parties/party';
import type { ReplacedText } from './party-answers';

/** A value that the user set on this page, and the version it made. */
export type OwnEdit = { member: string; setting: MemberSetting; text: string; version: number };

/**
 * Splits the user's edits into those that others have replaced since, each with the value to restore, and those that
 * still stand.
 */
export function lostEdits(
  edits: readonly OwnEdit[],
  list: readonly Pick<PartyMember, 'id' | 'settings' | 'marks'>[],
  me: string,
): { lost: ReplacedText[]; standing: OwnEdit[] } {
  const lost: ReplacedText[] = [];
  const standing: OwnEdit[] = [];
  for (const edit of edits) {
    const { member, setting, text, version } = edit;
    const found = list.find(({ id }) => id === member);
    const mark = found?.marks[setting];
    if (!found || (mark && mark.version > version && mark.by === me)) continue;
    if (!mark || mark.version <= version) {
      standing.push(edit);
      continue;
    }
    if (settingText(setting, found.settings[setting]) === text) continue;
    lost.push({ member, setting, was: text, byName: mark.byName, version: mark.version });
  }
  return { lost, standing };
}

import type { MemberSetting, SettingMark } from '~/parties/member';
import { isMemberSetting, settingText } from '~/parties/member-text';
import type { PartyMember } from '~/parties/party';

/** What a form showed of each setting, and which version that was. */
export type ShownSettings = Partial<
  Record<MemberSetting, readonly [text: string, version: number]>
>;

export type TypedSettings = {
  typed: Partial<Record<MemberSetting, string>>;
  seen: Partial<Record<MemberSetting, number>>;
};

/** What a form carries along unseen, so that only what was changed in it is written. */
export function shownSettings(
  { settings, marks }: Pick<PartyMember, 'settings' | 'marks'>,
  names: readonly MemberSetting[],
): ShownSettings {
  const shown = names.map((name) => [
    name,
    [settingText(name, settings[name]), versionOf(marks, name)],
  ]);
  return Object.fromEntries(shown);
}

/** How often a setting was ever written anew. */
export function versionOf(
  marks: Partial<Record<MemberSetting, SettingMark>>,
  name: MemberSetting,
): number {
  return marks[name]?.version ?? 0;
}

const plain = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/** The settings of a form that were changed in it, with the versions that it showed. */
export function changedSettings(form: FormData): TypedSettings {
  const shown = readShown(form.get('shown'));
  const changed: TypedSettings = { typed: {}, seen: {} };
  for (const name of new Set(form.keys())) {
    if (!isMemberSetting(name)) continue;
    const all = form.getAll(name).filter((value) => typeof value === 'string' && value !== '');
    const text = plain(all.join(' '));
    const [before, version] = shown[name] ?? [null, 0];
    if (before !== null && sameText(before, text)) continue;
    changed.typed[name] = text;
    if (before !== null) changed.seen[name] = version;
  }
  return changed;
}

/** A field that shows "+2" was not changed by whoever typed "2" into it; everything else is as it stands. */
function sameText(before: string, text: string): boolean {
  return plain(before) === text || before === `+${text}`;
}

function readShown(value: FormDataEntryValue | null): ShownSettings {
  try {
    const read: unknown = JSON.parse(typeof value === 'string' ? value : '{}');
    const entries = Object.entries(Object(read)).flatMap(([name, pair]) =>
      isMemberSetting(name) &&
      Array.isArray(pair) &&
      typeof pair[0] === 'string' &&
      Number.isInteger(pair[1])
        ? [[name, [pair[0], pair[1]]]]
        : [],
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

import type { MemberSetting, SettingMark } from '~/parties/member';
import { isMemberSetting, settingText } from '~/parties/member-text';
import type { PartyMember } from '~/parties/party';

/** The text and version of each setting that a form showed. */
export type ShownSettings = Partial<
  Record<MemberSetting, readonly [text: string, version: number]>
>;

export type TypedSettings = {
  typed: Partial<Record<MemberSetting, string>>;
  seen: Partial<Record<MemberSetting, number>>;
};

/** The value of a hidden form field, so that only changed settings are written. */
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

/** How often a setting was written. */
export function versionOf(
  marks: Partial<Record<MemberSetting, SettingMark>>,
  name: MemberSetting,
): number {
  return marks[name]?.version ?? 0;
}

const plain = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/** The settings that were changed in a form, with the versions it showed. */
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

/** A field that shows "+2" counts as unchanged when the user types "2". */
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

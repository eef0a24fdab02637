import type { MemberSetting, MemberSettings } from './member';

/** How a setting is edited as text: its field's format and limits. */
type Kind =
  | { kind: 'text'; most: number; need?: true }
  | { kind: 'prose'; most: number }
  /** `maybe`: an empty field means unknown. */
  | { kind: 'number'; least: number; most: number; maybe?: true }
  | { kind: 'bonus'; maybe?: true }
  | { kind: 'flag' }
  | { kind: 'levels' }
  | { kind: 'gold' }
  | { kind: 'words' };

export type MemberText = { label: string } & Kind;

const passive = { kind: 'number', least: 0, most: 60, maybe: true } as const;
const save = { kind: 'bonus', maybe: true } as const;

/** The text format of each setting; a test compares the limits with those of `memberSettings`. */
export const MEMBER_TEXTS: Readonly<Record<MemberSetting, MemberText>> = {
  name: { label: 'Name', kind: 'text', most: 80, need: true },
  player: { label: 'Player', kind: 'text', most: 80 },
  className: { label: 'Class', kind: 'text', most: 80 },
  level: { label: 'Level', kind: 'number', least: 1, most: 20 },
  ac: { label: 'Armor class', kind: 'number', least: 0, most: 50, maybe: true },
  maximum: { label: 'Maximum hit points', kind: 'number', least: 1, most: 9999 },
  initiative: { label: 'Initiative', kind: 'bonus' },
  passivePerception: { label: 'Passive Perception', ...passive },
  passiveInvestigation: { label: 'Passive Investigation', ...passive },
  passiveInsight: { label: 'Passive Insight', ...passive },
  str: { label: 'Strength save', ...save },
  dex: { label: 'Dexterity save', ...save },
  con: { label: 'Constitution save', ...save },
  int: { label: 'Intelligence save', ...save },
  wis: { label: 'Wisdom save', ...save },
  cha: { label: 'Charisma save', ...save },
  speeds: { label: 'Speeds', kind: 'text', most: 120 },
  languages: { label: 'Languages', kind: 'text', most: 200 },
  conditions: { label: 'Conditions', kind: 'words' },
  exhaustion: { label: 'Exhaustion', kind: 'number', least: 0, most: 6 },
  deathSuccesses: { label: 'Death save successes', kind: 'number', least: 0, most: 3 },
  deathFailures: { label: 'Death save failures', kind: 'number', least: 0, most: 3 },
  concentration: { label: 'Concentrating on', kind: 'text', most: 120 },
  slots: { label: 'Spell slots', kind: 'levels' },
  slotsSpent: { label: 'Slots spent', kind: 'levels' },
  copper: { label: 'Gold', kind: 'gold' },
  ranged: { label: 'Can attack flying creatures', kind: 'flag' },
  absent: { label: 'Absent', kind: 'flag' },
  notes: { label: 'Notes for everyone', kind: 'prose', most: 2000 },
};

const MOST_COPPER = 1_000_000_000;
const LEAST_BONUS = -20;
const MOST_BONUS = 40;
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/;

/** A setting as the text of its field: "+3", "4 3 2" for slots of levels 1 to 3, "12.5" gold pieces. */
export function settingText(setting: MemberSetting, value: unknown): string {
  const { kind } = MEMBER_TEXTS[setting];
  if (value === null || value === undefined) return '';
  switch (kind) {
    case 'bonus':
      return Number(value) < 0 ? `−${-Number(value)}` : `+${Number(value)}`;
    case 'flag':
      return value === true ? 'on' : '';
    case 'levels':
    case 'words':
      return Array.isArray(value) ? value.join(' ') : '';
    case 'gold':
      return String(Number(value) / 100);
    default:
      return String(value);
  }
}

export type ReadText = { ok: true; value: unknown } | { ok: false; sentence: string };

const good = (value: unknown): ReadText => ({ ok: true, value });
const wrong = (sentence: string): ReadText => ({ ok: false, sentence });

/** Parses the text of a setting, or returns a sentence with the error. */
export function readSetting(setting: MemberSetting, typed: string): ReadText {
  const field = MEMBER_TEXTS[setting];
  const { label } = field;
  const text = typed.replace(/\r\n?/g, '\n').trim();
  switch (field.kind) {
    case 'text': {
      if (field.need && text === '') return wrong('A character needs a name.');
      const isLine = text.length <= field.most && !CONTROL.test(text) && !/[\t\n]/.test(text);
      return isLine ? good(text) : wrong(`${label} is one line of at most ${field.most} letters.`);
    }
    case 'prose':
      return text.length <= field.most && !CONTROL.test(text)
        ? good(text)
        : wrong(`${label} have at most ${field.most} letters.`);
    case 'number':
      return readWhole(text, field);
    case 'bonus':
      return readWhole(text, { ...field, least: LEAST_BONUS, most: MOST_BONUS });
    case 'flag':
      return good(text === 'on');
    case 'levels': {
      const parts = text.split(/[\s,/]+/).filter((part) => part !== '');
      return parts.length <= 9 && parts.every((part) => /^\d{1,2}$/.test(part))
        ? good(parts.map(Number))
        : wrong(`${label} are whole numbers from level 1 up to level 9, such as 4 3 2.`);
    }
    case 'gold': {
      const pieces = /^\d{0,8}(\.\d{0,2})?$/.test(text) ? Math.round(Number(text) * 100) : -1;
      return pieces >= 0 && pieces <= MOST_COPPER
        ? good(pieces)
        : wrong('Gold is a number of gold pieces from 0 to 10,000,000, such as 12 or 12.5.');
    }
    case 'words':
      return good(text.split(/\s+/).filter((word) => word !== ''));
  }
}

function readWhole(
  text: string,
  { label, least, most, maybe }: { label: string; least: number; most: number; maybe?: true },
): ReadText {
  if (text === '' && maybe) return good(null);
  const digits = text.replace(/^[−–]/, '-').replace(/^\+/, '');
  const value = /^-?\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
  if (value >= least && value <= most) return good(value === 0 ? 0 : value);
  const low = least < 0 ? `−${-least}` : String(least);
  return wrong(`${label} is a whole number from ${low} to ${most.toLocaleString('en')}.`);
}

/** Whether a name is that of a setting. */
export function isMemberSetting(name: string): name is MemberSetting {
  return Object.hasOwn(MEMBER_TEXTS, name);
}

/** The parsed settings of several fields, or an error sentence for each invalid field. */
export type ReadTexts =
  | { ok: true; settings: Partial<MemberSettings> }
  | { ok: false; problems: Partial<Record<MemberSetting, string>> };

/** Parses several fields at once; each invalid one has its own error sentence. */
export function readSettings(typed: Partial<Record<MemberSetting, string>>): ReadTexts {
  const settings: Partial<Record<MemberSetting, unknown>> = {};
  const problems: Partial<Record<MemberSetting, string>> = {};
  for (const [name, text] of Object.entries(typed)) {
    if (!isMemberSetting(name)) continue;
    const read = readSetting(name, text);
    if (read.ok) settings[name] = read.value;
    else problems[name] = read.sentence;
  }
  // The values are validated again when they are written.
  return Object.keys(problems).length > 0
    ? { ok: false, problems }
    : { ok: true, settings: settings as Partial<MemberSettings> };
}

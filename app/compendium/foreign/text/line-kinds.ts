import { SPELL_GROUP } from '../entries/casting';
import type { Section } from '../told';
import { isKindLine } from '../words/kind-line';

/** The headings of a statblock; a section that a record has no list for goes into its notes. */
const HEADINGS: Readonly<Record<string, Section | 'notes'>> = {
  ...{ traits: 'traits', 'special traits': 'traits', abilities: 'traits' },
  ...{ actions: 'actions', 'bonus actions': 'bonusActions', 'bonus action': 'bonusActions' },
  ...{ reactions: 'reactions', reaction: 'reactions' },
  ...{ 'legendary actions': 'legendary', 'mythic actions': 'mythicActions' },
  ...{ 'lair actions': 'lairActions', 'regional effects': 'regionalEffects' },
  ...{ description: 'notes', notes: 'notes' },
};

const BY_HEADING = new Map(Object.entries(HEADINGS));

const LABELS = [
  ...['Armor Class', 'Hit Points', 'Speed', 'Saving Throws', 'Skills', 'Damage Vulnerabilities'],
  ...['Damage Resistances', 'Damage Immunities', 'Condition Immunities', 'Senses', 'Languages'],
  ...['Challenge Rating', 'Challenge', 'Proficiency Bonus', 'Initiative', 'Vulnerabilities'],
  ...['Resistances', 'Immunities', 'Gear', 'Environment', 'AC', 'HP', 'CR'],
] as const;
export type Label = (typeof LABELS)[number];

const BY_LABEL = new Map(LABELS.map((one) => [one.toLowerCase(), one]));

/** What people call the same lines. */
const ALIASES: Readonly<Record<string, Label>> = {
  ...{ saves: 'Saving Throws', 'saving throw': 'Saving Throws', skill: 'Skills' },
  ...{ 'damage vulnerability': 'Damage Vulnerabilities', sense: 'Senses', language: 'Languages' },
  ...{ 'damage resistance': 'Damage Resistances', 'damage immunity': 'Damage Immunities' },
  ...{ 'condition immunity': 'Condition Immunities', 'hit point': 'Hit Points' },
  ...{ speeds: 'Speed', 'armour class': 'Armor Class', vulnerability: 'Vulnerabilities' },
};

const LABEL = new RegExp(
  `^(${[...LABELS, ...Object.keys(ALIASES)].join('|')})\\b ?:?\\s*(.*)$`,
  'i',
);

/** The first words of all labels: most lines begin with none of them, and need no closer look. */
const FIRST_WORDS = new Set(
  [...LABELS, ...Object.keys(ALIASES)].map((one) => one.toLowerCase().split(' ')[0]),
);

/** A list of defenses begins with none of the words of a sentence. */
const LISTED = /^(?!of\b|to\b|and\b|are\b|is\b|that\b|which\b|while\b)/i;

/** What a value behind a label may begin with, so that no sentence is taken for one. */
const BEGINS: Readonly<Partial<Record<Label, RegExp>>> = {
  ...{ 'Armor Class': /^\d/, AC: /^\d/, 'Hit Points': /^\d/, HP: /^\d/, Speed: /^\d|^walk/i },
  ...{ 'Saving Throws': /^(?:str|dex|con|int|wis|cha)/i, Skills: /^[A-Z].*\d/i },
  ...{ Challenge: /^[\d½¼⅛]/, 'Challenge Rating': /^[\d½¼⅛]/, CR: /^[\d½¼⅛]/ },
  ...{ 'Proficiency Bonus': /^\+?\d/, Initiative: /^[+−–-]?\d/ },
  ...{ Vulnerabilities: LISTED, Resistances: LISTED, Immunities: LISTED },
  ...{ Senses: /^(?:blind|dark|tremor|true|passive|un)/i },
};

/** The label at the head of a line and what stands behind it: "Armor Class 17 (natural armor)". */
export function labelOf(line: string): { label: Label; value: string } | null {
  const [firstWord = ''] = /^[a-z]{2,15}/i.exec(line) ?? [];
  if (!FIRST_WORDS.has(firstWord.toLowerCase())) return null;
  const [, word, value = ''] = LABEL.exec(line) ?? [];
  if (word === undefined) return null;
  const said = word.toLowerCase();
  // In the middle of a sentence that a column broke such a word is small.
  const alias = /^[A-Z]/.test(line) || /^\w[\w ]{0,24}:/.test(line) ? ALIASES[said] : undefined;
  const label = BY_LABEL.get(said) ?? alias;
  if (label === undefined || value.length > 600 || value.startsWith('.')) return null;
  const begins = BEGINS[label];
  if (begins !== undefined && value !== '' && !begins.test(value)) return null;
  return { label, value: value.trim() };
}

/** The section that a line is the heading of. */
export function headingOf(line: string): Section | 'notes' | null {
  if (line.length > 30) return null;
  const plain = /^\W|\W$/.test(line) ? line.replace(/^[\s*_=#~-]+|[\s*_=#~:-]+$/g, '') : line;
  return BY_HEADING.get(plain.toLowerCase()) ?? null;
}

const SMALL = 'of|the|and|or|to|in|with|for|a|an|from|on|by|at|vs';
const WORD = `(?:[A-Z0-9+][\\w'’-]*|${SMALL})`;
const TITLE = new RegExp(
  `^([A-Z0-9][\\w'’-]*(?:,? ${WORD}){0,8}(?: \\([^()]{1,80}\\)){0,2})\\. ?(?=[A-Z"'(]|$)(.*)$`,
  's',
);

/** A ruled line of Markdown: what is no entry behind it is a note. */
export const RULE = '\u0004';

/** The marks that Markdown's reader sets around the name of an entry, which leave nothing to guess. */
export const ENTRY = { begins: '\u0002', ends: '\u0003' } as const;

/** An entry's name and its words: "Bite. Melee Weapon Attack: …"; null for a sentence. */
export function entryStart(line: string): { title: string; text: string; sure: boolean } | null {
  if (line.startsWith(ENTRY.begins)) {
    const [title = '', text = ''] = line.slice(1).split(ENTRY.ends);
    return { title: title.trim().replace(/\.$/, ''), text: text.trim(), sure: true };
  }
  const [, title, text = ''] = TITLE.exec(line) ?? [];
  if (title === undefined || title.length > 120) return null;
  if (/^(?:Hit|Miss|Failure|Success|Trigger|Response|Each|It|The)$/.test(title)) return null;
  return { title, text: text.trim(), sure: /\)$/.test(title) };
}

const SOURCE = /^Sources?\s*:\s*\S.{0,160}$/i;

/** Whether a line says what book a creature is from, as many sites write it behind the last entry: "Source: The Fen, page 12". */
export function isSourceLine(line: string): boolean {
  return SOURCE.test(line);
}

/** Whether a line is a heading, a label, a list of spells or a part of the table: never the middle of a sentence. */
export function headOf(line: string): boolean {
  return (
    headingOf(line) !== null ||
    labelOf(line) !== null ||
    isKindLine(line) ||
    SPELL_GROUP.test(line) ||
    isAbilityLine(line) ||
    line === RULE ||
    line.startsWith(ENTRY.begins)
  );
}

/** A line of the table of abilities, in any of its shapes. */
export function isAbilityLine(line: string): boolean {
  if (!/^(?:\d|str|dex|con|int|wis|cha|mod|score|save)/i.test(line)) return false;
  return (
    /^(?:(?:STR|DEX|CON|INT|WIS|CHA)\b:?\s*(?:\d{1,2}\b(?:\s*\(?[+−–-]\d+\)?){0,2})?\s*)+$/i.test(
      line,
    ) ||
    /^(?:MOD SAVE\s*)+$/i.test(line) ||
    /^(?:Score|Mod|Save)(?:\s+[+−–-]?\d+){6}$/i.test(line) ||
    /^\d{1,2}(?: ?\([+−–-]\d+\)){1}(?:\s+\d{1,2} ?\([+−–-]\d+\)){0,5}$/.test(line) ||
    /^\d{1,2}(?:\s+\d{1,2}){5}$/.test(line)
  );
}

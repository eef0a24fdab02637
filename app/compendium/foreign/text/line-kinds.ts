import { SPELL_GROUP } from '../entries/casting';
import type { Section } from '../told';
import { isKindLine } from '../words/kind-line';

/** The section headings of a statblock; a section without a list in the record goes into the notes. */
const HEADINGS: Readonly<Record<string, Section | 'notes'>> = {
  traits: 'traits',
  'special traits': 'traits',
  abilities: 'traits',
  actions: 'actions',
  'bonus actions': 'bonusActions',
  'bonus action': 'bonusActions',
  reactions: 'reactions',
  reaction: 'reactions',
  'legendary actions': 'legendary',
  'mythic actions': 'mythicActions',
  'lair actions': 'lairActions',
  'regional effects': 'regionalEffects',
  description: 'notes',
  notes: 'notes',
};

const BY_HEADING = new Map(Object.entries(HEADINGS));

const LABELS = [
  'Armor Class',
  'Hit Points',
  'Speed',
  'Saving Throws',
  'Skills',
  'Damage Vulnerabilities',
  'Damage Resistances',
  'Damage Immunities',
  'Condition Immunities',
  'Senses',
  'Languages',
  'Challenge Rating',
  'Challenge',
  'Proficiency Bonus',
  'Initiative',
  'Vulnerabilities',
  'Resistances',
  'Immunities',
  'Gear',
  'Environment',
  'AC',
  'HP',
  'CR',
] as const;
export type Label = (typeof LABELS)[number];

const BY_LABEL = new Map(LABELS.map((one) => [one.toLowerCase(), one]));

/** Alternative spellings of the labels. */
const ALIASES: Readonly<Record<string, Label>> = {
  saves: 'Saving Throws',
  'saving throw': 'Saving Throws',
  skill: 'Skills',
  'damage vulnerability': 'Damage Vulnerabilities',
  sense: 'Senses',
  language: 'Languages',
  'damage resistance': 'Damage Resistances',
  'damage immunity': 'Damage Immunities',
  'condition immunity': 'Condition Immunities',
  'hit point': 'Hit Points',
  speeds: 'Speed',
  'armour class': 'Armor Class',
  vulnerability: 'Vulnerabilities',
};

const LABEL = new RegExp(
  `^(${[...LABELS, ...Object.keys(ALIASES)].join('|')})\\b ?:?\\s*(.*)$`,
  'i',
);

/** The first words of all labels: a quick check that excludes most lines. */
const FIRST_WORDS = new Set(
  [...LABELS, ...Object.keys(ALIASES)].map((one) => one.toLowerCase().split(' ')[0]),
);

/** A list of defences never starts with these words of a sentence. */
const LISTED = /^(?!of\b|to\b|and\b|are\b|is\b|that\b|which\b|while\b)/i;

/** What the value after a label can start with, so that a sentence is not mistaken for a label. */
const BEGINS: Readonly<Partial<Record<Label, RegExp>>> = {
  'Armor Class': /^\d/,
  AC: /^\d/,
  'Hit Points': /^\d/,
  HP: /^\d/,
  Speed: /^\d|^walk/i,
  'Saving Throws': /^(?:str|dex|con|int|wis|cha)/i,
  Skills: /^[A-Z].*\d/i,
  Challenge: /^[\d½¼⅛]/,
  'Challenge Rating': /^[\d½¼⅛]/,
  CR: /^[\d½¼⅛]/,
  'Proficiency Bonus': /^\+?\d/,
  Initiative: /^[+−–-]?\d/,
  Vulnerabilities: LISTED,
  Resistances: LISTED,
  Immunities: LISTED,
  Senses: /^(?:blind|dark|tremor|true|passive|un)/i,
};

/** Splits a line into its label and value: "Armor Class 17 (natural armor)"; null without a label. */
export function labelOf(line: string): { label: Label; value: string } | null {
  const [firstWord = ''] = /^[a-z]{2,15}/i.exec(line) ?? [];
  if (!FIRST_WORDS.has(firstWord.toLowerCase())) return null;
  const [, word, value = ''] = LABEL.exec(line) ?? [];
  if (word === undefined) return null;
  const said = word.toLowerCase();
  // An alias in lower case is probably the continuation of a sentence that a column break split.
  const alias = /^[A-Z]/.test(line) || /^\w[\w ]{0,24}:/.test(line) ? ALIASES[said] : undefined;
  const label = BY_LABEL.get(said) ?? alias;
  if (label === undefined || value.length > 600 || value.startsWith('.')) return null;
  const begins = BEGINS[label];
  if (begins !== undefined && value !== '' && !begins.test(value)) return null;
  return { label, value: value.trim() };
}

/** The section that a line is the heading of, or null. */
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

/** Marks a Markdown horizontal rule: text after it that is not an entry is a note. */
export const RULE = '\u0004';

/** Marks that the Markdown reader puts around an entry's name, so that the name is certain. */
export const ENTRY = { begins: '\u0002', ends: '\u0003' } as const;

/** Splits a line into an entry's name and text: "Bite. Melee Weapon Attack: …"; null when it is a plain sentence. */
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

/**
 * Returns whether a line names the source book: "Source: The Fen, page 12". Many sites print it after the last entry.
 */
export function isSourceLine(line: string): boolean {
  return SOURCE.test(line);
}

/** Returns whether a line is a heading, label, spell list or part of the ability table, so never inside a sentence. */
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

/** Returns whether a line belongs to the ability table, in any of its layouts. */
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

import { ABILITY_NAMES } from '~/rules/ability';
import { cleanText } from '../package/clean-text';
import type { PackageSpell } from '../package/package-shape';
import { ADDED_LINES, LOST_OPENINGS, OWN_WORDS } from './spell-words';

type Mend = readonly [RegExp, string];

const ABILITY = Object.values(ABILITY_NAMES).join('|').toLowerCase();

/** Scanning errors in the text of spells, with their corrections. */
const MENDS: readonly Mend[] = [
  [/&amp;/g, 'and'],
  [/1dlO/g, '1d10'],
  [/(\d+)d (\d+)/g, '$1d$2'],
  [/\bd 100\b/g, 'd100'],
  [/within 'range'/g, 'within range'],
  [/\bDM\b/g, 'GM'],
  [/\b3nd level\b/g, '3rd level'],
  [/level of higher\b/g, 'level or higher'],
  [/the spells ends\b/g, 'the spell ends'],
  [/such as ores or trolls/g, 'such as orcs or trolls'],
  [/starting form a point/g, 'starting from a point'],
  [/faint order of skunk/g, 'faint odor of skunk'],
  [/design nate\b/g, 'designate'],
  [/effect a hallow spell/g, 'effect of a hallow spell'],
  [/(\d)-foot radius sphere/g, '$1-foot-radius sphere'],
];

const ABILITY_WORD = new RegExp(
  `\\b(${ABILITY})(?= (?:saving throw|check|score|modifier|\\())`,
  'g',
);
const ABILITY_LIST = new RegExp(
  `\\b(${ABILITY})(?=,? (?:and|or) [A-Z]?[a-z]+ (?:saving|check))`,
  'g',
);

/** The text of a spell: paragraphs separated by an empty line, lists with hyphens, names of parts in bold. */
export function spellText(spell: PackageSpell): string {
  const own = OWN_WORDS[spell.name];
  if (own) return own.text;
  const paragraphs = joinedParts(withoutEcho(spell.desc)).concat(ADDED_LINES[spell.name] ?? []);
  return [LOST_OPENINGS[spell.name] ?? '', ...paragraphs]
    .map(mended)
    .filter((paragraph) => paragraph !== '')
    .reduce((text, next) => text + separator(text, next) + next, '');
}

/** The text for higher spell slots, or null. */
export function higherLevelsText(spell: PackageSpell): string | null {
  const own = OWN_WORDS[spell.name];
  if (own) return own.higherLevels ?? null;
  const words = mended((spell.higher_level ?? []).join(' '));
  return words === '' ? null : words;
}

/** A short line before an indented one is its heading: "Clenched Fist." and " The hand strikes …". */
function joinedParts(desc: readonly string[]): string[] {
  const joined: string[] = [];
  desc.forEach((paragraph, at) => {
    if (paragraph.startsWith(' ') && at > 0 && isHeading(desc[at - 1] ?? '')) return;
    const next = desc[at + 1];
    if (!isHeading(paragraph) || !next?.startsWith(' ')) joined.push(paragraph);
    else if (/^[\d-]+$/.test(paragraph) || next.trim().length < 15) {
      joined.push(`- ${paragraph.trim()}: ${next.trim()}`);
    } else joined.push(`**${paragraph.trim().replace(/\.?$/, '.')}** ${next.trim()}`);
  });
  return joined;
}

function isHeading(paragraph: string): boolean {
  return paragraph.length <= 40 && !paragraph.startsWith('- ') && !paragraph.startsWith(' ');
}

/** Removes a repeated last sentence, which one spell has. */
function withoutEcho(desc: readonly string[]): string[] {
  return desc.filter((paragraph, at) => at === 0 || !(desc[at - 1] ?? '').endsWith(paragraph));
}

function mended(paragraph: string): string {
  const words = MENDS.reduce((text, [found, put]) => text.replace(found, put), paragraph);
  return cleanText(words).replace(ABILITY_WORD, capital).replace(ABILITY_LIST, capital);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function separator(text: string, next: string): string {
  if (text === '') return '';
  const inList = text.slice(text.lastIndexOf('\n') + 1).startsWith('- ');
  return inList && next.startsWith('- ') ? '\n' : '\n\n';
}

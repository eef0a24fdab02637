import { ABILITY_NAMES } from '~/rules/ability';
import { cleanText } from './clean-text';
import type { PackageSpell } from './package-shape';
import { OWN_WORDS } from './spell-words';

type Mend = readonly [RegExp, string];

const ABILITY = Object.values(ABILITY_NAMES).join('|').toLowerCase();

/** Marks that scanning left in the words of spells. */
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

/** What the tables of the SRD say that the package's words only point to, in a short form of our own. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  'Animate Objects': [
    '- Tiny: 20 hit points, AC 18, +8 to hit, 1d4 + 4 damage, Strength 4, Dexterity 18.',
    '- Small: 25 hit points, AC 16, +6 to hit, 1d8 + 2 damage, Strength 6, Dexterity 14.',
    '- Medium: 40 hit points, AC 13, +5 to hit, 2d6 + 1 damage, Strength 10, Dexterity 12.',
    '- Large: 50 hit points, AC 10, +6 to hit, 2d10 + 2 damage, Strength 14, Dexterity 10.',
    '- Huge: 80 hit points, AC 10, +8 to hit, 2d12 + 4 damage, Strength 18, Dexterity 6.',
  ],
  'Control Weather': [
    '- Precipitation: clear; light clouds; overcast or ground fog; rain, hail, or snow; torrential rain, driving hail, or blizzard.',
    '- Temperature: unbearable heat; hot; warm; cool; cold; arctic cold.',
    '- Wind: calm; moderate wind; strong wind; gale; storm.',
  ],
  Teleport: [
    '- Permanent circle or associated object: you arrive on target.',
    '- Very familiar: mishap 01-05, similar area 06-13, off target 14-24, on target 25-100.',
    '- Seen casually: mishap 01-33, similar area 34-43, off target 44-53, on target 54-100.',
    '- Viewed once or described: mishap 01-43, similar area 44-53, off target 54-73, on target 74-100.',
    '- False destination: mishap 01-50, similar area 51-100.',
    'Off target puts you a random distance away (1d10 × 1d10 percent of the way that you traveled) in a random direction. A similar area is another place that looks or feels like the target. A mishap deals 3d10 force damage to each teleporting creature or object, and the GM rolls again.',
  ],
};

/** The words of a spell: paragraphs with an empty line between, lists with hyphens, names of parts in bold. */
export function spellText(spell: PackageSpell): string {
  const own = OWN_WORDS[spell.name];
  if (own) return own.text;
  const paragraphs = joinedParts(withoutEcho(spell.desc)).concat(ADDED[spell.name] ?? []);
  return paragraphs
    .map(mended)
    .filter((paragraph) => paragraph !== '')
    .reduce((text, next) => text + separator(text, next) + next, '');
}

/** What a spell does with a higher slot, or null. */
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

/** One spell says its last sentence twice. */
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

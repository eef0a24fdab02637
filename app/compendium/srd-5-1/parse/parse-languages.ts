import type { FormerMonster } from '../../records/former/monster-record';

/** The languages of the SRD's statblocks; of two with the same beginning, the longer one first. */
const LANGUAGES = [
  'Abyssal',
  'Aquan',
  'Auran',
  'Blink Dog',
  'Celestial',
  'Common',
  'Deep Speech',
  'Draconic',
  'Druidic',
  'Dwarvish',
  'Elvish',
  'Giant Eagle',
  'Giant Elk',
  'Giant Owl',
  'Giant',
  'Gnoll',
  'Gnomish',
  'Goblin',
  'Ignan',
  'Infernal',
  'Orc',
  'Otyugh',
  'Primordial',
  'Sahuagin',
  'Sphinx',
  'Sylvan',
  'Terran',
  "Thieves' cant",
  'Undercommon',
  'Winter Wolf',
  'Worg',
];

const NAME = new RegExp(`\\b(?:${LANGUAGES.join('|')})\\b`, 'g');
const ANY = /\b(?:any|all|two|four|five|six)\b|knew in life|its creator|languages of/;

/** Parses the languages line of a statblock: what the creature speaks and understands, and its telepathy. */
export function languagesOf(line: string): FormerMonster['languages'] {
  const text = line.trim();
  const telepathy = /telepathy (\d+) ft\./.exec(text)?.[1];
  const words = text.replace(/,? ?telepathy .*$/, '').replace(/\(usually Common\)/, '');
  const silent = words.search(/understands /);
  const spoken = silent === -1 ? words : words.slice(0, silent);
  const understood = silent === -1 ? '' : words.slice(silent);
  return {
    text: text === '' ? null : text,
    list: namesIn(spoken),
    understands: namesIn(understood),
    ...(telepathy === undefined ? {} : { telepathyFeet: Number(telepathy) }),
  };
}

function namesIn(words: string): string[] {
  const names = words.match(NAME) ?? [];
  return ANY.test(words) ? [...names, 'any'] : names;
}

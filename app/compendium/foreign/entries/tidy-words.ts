import { ABILITIES, ABILITY_NAMES, type Ability } from '~/rules/ability';
import { DAMAGE_TYPES } from '~/rules/damage-types';

const TYPE = `(?:${DAMAGE_TYPES.join('|')})`;
/** The damage types in any case, for a case-sensitive pattern. */
const TYPE_OF_ANY_CASE = `(?:${DAMAGE_TYPES.map((type) =>
  [...type].map((sign) => `[${sign}${sign.toUpperCase()}]`).join(''),
).join('|')})`;
const SHORT =
  '(str(?:ength)?|dex(?:terity)?|con(?:stitution)?|int(?:elligence)?|wis(?:dom)?|cha(?:risma)?)';
const SAVE = '(?:saving throws?|saves?)';

type Mend = readonly [RegExp, string | ((...found: string[]) => string)];

/** Normalises spaces and dashes in dice and numbers; correct text is not matched. */
const NUMBERS: readonly Mend[] = [
  [/\b(\d{1,3})(?: [dD] ?|D ?|d )(\d{1,3})\b/g, '$1d$2'],
  [/\b(\d{1,3}d\d{1,3})(?! - \d) ?[-–—] ?(\d{1,4})\b/g, '$1 - $2'],
  [/\b(\d{1,3}d\d{1,3})(?! \+ \d) ?\+ ?(\d{1,4})\b/g, '$1 + $2'],
  [
    /\b(\d{1,4})(?! \(\d{1,3}d[\d +-]{0,12}\d\)) ?\( ?(\d{1,3}d\d{1,3}(?: [+-] \d{1,4})?) ?\)/g,
    '$1 ($2)',
  ],
  // "2d6 + 3 (10) slashing damage": the average comes after the dice.
  [/(?<![\d(]|\( )\b(\d{1,3}d\d{1,3}(?: [+-] \d{1,4})?) \((\d{1,4})\)/g, '$2 ($1)'],
  // "1d6 fire damage": the average is missing.
  [
    new RegExp(
      `(?<![\\d(]|\\d \\()\\b(\\d{1,3})d(\\d{1,3})(?: ([+-]) (\\d{1,4}))?(?= (?:points? of )?(?:(?:magical|extra|additional) )?(?:${TYPE}(?: or ${TYPE})? )?damage\\b)`,
      'gi',
    ),
    (_, count = '1', sides = '4', sign, constant) => averaged(count, sides, sign, constant),
  ],
];

/** Words beside an amount of damage that statblocks do not print. */
const BESIDE_DAMAGE = /points? of|magical|extra|additional|bonus/i;
const SPOKEN_DAMAGE: readonly Mend[] = [
  [/(\d\)?) points? of (?=(?:[a-z]+ ){1,3}damage)/gi, '$1 '],
  [new RegExp(`(\\d\\)?) (?:magical|extra|additional|bonus) (?=${TYPE}\\b)`, 'gi'), '$1 '],
  [/\bplus (?:an? )?(?:extra|additional) (?=\d)/gi, 'plus '],
];

/** Normalises damage to the 2014 phrasing. */
const DAMAGE: readonly Mend[] = [
  [new RegExp(`(\\d\\)?) (${TYPE})(?=[.,;]|$| plus\\b| and \\d)`, 'gim'), '$1 $2 damage'],
  [/\bdamage,? and (?:an? )?(?:(?:extra|additional) )?(?=\d{1,4} \(\d+d\d+)/gi, 'damage plus '],
  [
    new RegExp(
      `(\\d\\)?) (?!${TYPE} (?:or ${TYPE} )?damage)(${TYPE_OF_ANY_CASE})( or ${TYPE_OF_ANY_CASE})? damage\\b`,
      'g',
    ),
    (_, number = '', type = '', or = '') =>
      `${number} ${type.toLowerCase()}${or?.toLowerCase() ?? ''} damage`,
  ],
];

/** A DC that is not in the 2014 phrasing. */
const ODD_DC = new RegExp(
  `\\bDC(?! \\d{1,2} (?:${Object.values(ABILITY_NAMES).join('|')}) (?:saving throw|\\([A-Z]))|\\bdc\\b`,
);

/** Normalises saving throws to the 2014 phrasing, in either word order. */
const SAVES: readonly Mend[] = [
  [
    new RegExp(`\\bDC ?:? ?(\\d{1,2}),? ${SHORT}\\.?( or ${SHORT}\\.?)? ${SAVE}(?! of)`, 'gi'),
    (_, dc = '', one = '', or, other = '') =>
      `DC ${dc} ${named(one)}${or === undefined ? '' : ` or ${named(other)}`} saving throw`,
  ],
  [
    new RegExp(
      `\\b${SHORT}\\.? ${SAVE},? ?(?:\\(|of |against |vs\\.? |versus |with |at )?(?:an? )?DC ?:? ?(\\d{1,2})\\)?`,
      'gi',
    ),
    (_, one = '', dc = '') => `DC ${dc} ${named(one)} saving throw`,
  ],
  [/\b(DC \d{1,2} [A-Z][a-z]+(?: or [A-Z][a-z]+)?) save\b/g, '$1 saving throw'],
];

/** Normalises half damage on a successful save. */
const HALVES: readonly Mend[] = [
  [/\bhalf as much(?! damage)/gi, 'half as much damage'],
  [
    /\b(?:half(?: of)?(?: the| that)? damage|half)(?= (?:on|with|if) (?:an? |the |it )?(?:succe|sav|passe))/gi,
    'half as much damage',
  ],
  [
    /\bsav(?:e|ing throw)s? (?:for half|halves)(?: (?:the )?damage)?/gi,
    'save, half as much damage',
  ],
];

const SHAPE = /\b(?:long|wide|radius|cone|cube|line|sphere|cylinder|emanation|tall|high)\b/i;

/** Normalises sizes of areas: "15 ft. cone", "15' cone", "15 foot cone". */
const AREAS: readonly Mend[] = [
  // "a line that is 30 ft. long and 5 ft. wide" keeps two separate measures.
  [/(?<!-)\b(\d{1,4}) ?(?:ft\.?|feet|foot|') (?=(?:long|wide|tall|high)\b)/gi, '$1 feet '],
  [
    /\b(\d{1,4})(?: |-)?(?:ft\.?|feet|foot|') ?-?(?=(?:radius|cone|cube|line|sphere|cylinder|emanation)\b)/gi,
    '$1-foot ',
  ],
  [/\b(\d{1,4}-foot)[ -]radius\b/gi, '$1 radius'],
];

/** Normalises spaces and capitals of 2024 attacks and saves. */
const MODERN: readonly Mend[] = [
  [
    /\b(melee or ranged|melee|ranged) attack roll ?:? ?([+−–-]) ?(\d{1,2})/gi,
    (_, way = '', sign = '+', bonus = '') => `${wayWords(way)} Attack Roll: ${sign}${bonus}`,
  ],
  [
    new RegExp(`\\b${SHORT}\\.? saving throw ?: ?DC ?(\\d{1,2})`, 'gi'),
    (_, one = '', dc = '') => `${named(one)} Saving Throw: DC ${dc}`,
  ],
  [/\b(failure|success|failure or success) ?: ?/gi, (_, one = '') => `${capital(one)}: `],
  [/\bHit ?:? ?(?=\d)/g, 'Hit: '],
  [/\bSuccess: half(?: the| of the| as much)?(?: damage)?/gi, 'Success: Half damage'],
];

/** Normalises numbers, damage and saves to the phrasing that the SRD parsers expect; `modern` selects 2024. */
export function tidyWords(text: string, modern: boolean): string {
  if (!/\d/.test(text)) return text;
  const rules = [
    ...(/\d ?[dD] ?\d/.test(text) ? NUMBERS : []),
    ...(/damage|\d\)? \w+[.,;]/i.test(text) && !modern
      ? [...(BESIDE_DAMAGE.test(text) ? SPOKEN_DAMAGE : []), ...DAMAGE]
      : []),
    ...(!modern && ODD_DC.test(text) ? SAVES : []),
    ...(!modern && /\bhal[fv]/i.test(text) ? HALVES : []),
    ...(!modern && SHAPE.test(text) ? AREAS : []),
    ...(modern ? MODERN : []),
  ];
  return rules.reduce(
    (words, [pattern, put]) =>
      typeof put === 'string' ? words.replace(pattern, put) : words.replace(pattern, put),
    text,
  );
}

function averaged(count: string, sides: string, sign?: string, constant?: string): string {
  const more = constant === undefined ? 0 : Number(constant) * (sign === '-' ? -1 : 1);
  const average = Math.max(0, Math.floor((Number(count) * (Number(sides) + 1)) / 2) + more);
  const behind = constant === undefined ? '' : ` ${sign} ${constant}`;
  return `${average} (${count}d${sides}${behind})`;
}

function named(word: string): string {
  const ability: Ability = ABILITIES.find((one) => one === word.slice(0, 3).toLowerCase()) ?? 'con';
  return ABILITY_NAMES[ability];
}

function capital(words: string): string {
  return words
    .toLowerCase()
    .replace(/\b(?:failure|success)\b/g, (one) => one.charAt(0).toUpperCase() + one.slice(1));
}

function wayWords(way: string): string {
  return way
    .toLowerCase()
    .replace(/melee|ranged/g, (one) => one.charAt(0).toUpperCase() + one.slice(1));
}

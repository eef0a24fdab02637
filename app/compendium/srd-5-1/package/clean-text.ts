type Mend = readonly [RegExp, string];

/** Scanning errors in the package's text, with their corrections. */
const SCANNING_MARKS: readonly Mend[] = [
  [/\r\n?/g, '\n'],
  [/\u00a0/g, ' '],
  [/\b(?:l|I)(\d)d(\d)/g, '1$1d$2'],
  [/\bDC l(\d)\b/g, 'DC 1$1'],
  [/\b(\d+) d(\d+)\b/g, '$1d$2'],
  [/\b1 5-foot/g, '15-foot'],
  [/(\d) ?- ?foot\b/g, '$1-foot'],
  [/\boft he\b/g, 'of the'],
  [/\bo f\b/g, 'of'],
  [/n 't\b/g, "n't"],
  [/\bsun light\b/g, 'sunlight'],
  [/\bmotion less\b/g, 'motionless'],
  [/\b([Nn])on ?magical\b/g, '$1onmagical'],
  [/\bspell casting\b/g, 'spellcasting'],
  [/1 hit\. point/g, '1 hit point'],
  [/extra moment\b/g, 'extra movement'],
  [/\ban (?=[2-79]0-foot)/g, 'a '],
  [/5\+the damage/g, '5 + the damage'],
  [/ ?-- ?/g, '—'],
  [/[ \t]+/g, ' '],
  [/ ([.,;:])/g, '$1'],
  [/ ?\n ?/g, '\n'],
  [/\n{2,}/g, '\n'],
];

/** Normalises the start of an attack to the SRD's wording. */
const ATTACK_HEAD: readonly Mend[] = [
  [/^(?:Bite|Sting)\. (?=Melee)/, ''],
  [/^Weapon Attack:/, 'Melee Weapon Attack:'],
  [/ft\. and range/g, 'ft. or range'],
  [/Attack: ?\+ ?(\d+) to hit/g, 'Attack: +$1 to hit'],
  [/(\d)ft\./g, '$1 ft.'],
  [/range (\d+) ft\.\/(\d+) ft\./g, 'range $1/$2 ft.'],
  [/\branged (\d+)\/(\d+) ft\./g, 'range $1/$2 ft.'],
  [/reach (\d+) ft\. one/g, 'reach $1 ft., one'],
  [/damage or (\d+ \(\d+d\d+[^)]*\) \w+ damage if)/g, 'damage, or $1'],
];

/** The SRD writes distances in running text as "feet"; only the start of an attack says "ft.". */
const FEET_IN_WORDS: readonly Mend[] = [
  [/ ft\.\.(?=\s|$)/g, ' feet.'],
  [/ ft\.(?=$|\n| [A-Z])/g, ' feet.'],
  [/ ft\./g, ' feet'],
];

/** The text of an entry without scanning errors, one paragraph per line. */
export function cleanText(text: string): string {
  const mended = mend(mend(text, SCANNING_MARKS).trim(), ATTACK_HEAD);
  const head = /^[^\n]*?Attack: [^\n]*? Hit: /.exec(mended)?.[0] ?? '';
  const body = mend(mended.slice(head.length), FEET_IN_WORDS);
  return withFullStop(head + body);
}

function mend(text: string, mends: readonly Mend[]): string {
  return mends.reduce((mended, [found, put]) => mended.replace(found, put), text);
}

function withFullStop(text: string): string {
  return /[a-z0-9)]$/.test(text) ? `${text}.` : text;
}

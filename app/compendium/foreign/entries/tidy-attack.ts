import { hasMetricDistance } from './metric-distance';

/** The start of a 2014 attack in any spelling: melee or ranged, weapon or spell, bonus, and a note in brackets. */
const HEAD =
  /(?:\b(melee (?:or|and|\/) ranged|melee\/ranged|melee|ranged) ?)?\b(?:(weapon|spell) ?)?\battack ?(?:\((?:weapon|spell)\) ?)?[:.;]? ?([+−–-]) ?(\d{1,2}) ?(?:to[ -]hit\b)?((?: \([^()]{1,60}\))?)/i;
const REACH = /\breach(?:es|ing)?:? ?(?:of )?(\d{1,4}) ?-?(?:ft|feet|foot|')?/i;
const RANGE =
  /\branged?:? ?(?:of )?(\d{1,4}) ?-?(?:ft\b\.?|feet\b|foot\b|')? ?(?:(?:\/|\bto\b) ?(\d{1,4}))?/i;
const HIT = /\bhits? ?: ?|\bhit[.,]? (?=\d|the target\b|one target\b)/i;
const DAMAGE = /\b\d{1,4}(?: \(\d{1,3}d\d{1,3}[^()]{0,12}\))? (?:[a-z]+ ){0,3}damage\b/i;
const DISTANCE_END = /(?:\d|ft\b|feet\b|foot\b|')[^\w]*/i;

/** An attack in the 2014 phrasing and the text before it; `sign` is -1 for a penalty to hit. */
export type TidyAttack = { readonly before: string; readonly words: string; readonly sign: 1 | -1 };

/** Rewrites a loosely spelled 2014 attack in its standard phrasing; null when no attack is recognised. */
export function tidyAttack(text: string): TidyAttack | null {
  const plain = text.replace(/\s+/g, ' ');
  const head = HEAD.exec(plain);
  if (head === null) return null;
  const [whole, saidWay, means, sign, bonus, other = ''] = head;
  const behind = plain.slice(head.index + whole.length);
  if (saidWay === undefined && means === undefined && !/to[ -]hit/i.test(whole)) return null;
  const split = splitAtHit(behind);
  if (split === null) return null;
  const [distances, hit] = split;
  if (hasMetricDistance(distances)) return null;
  const reach = REACH.exec(distances);
  // The "ranged" of the attack's kind is not a distance.
  const range = RANGE.exec(distances);
  const way = wayOf(saidWay, reach !== null, range !== null);
  const ends = [reach, range].flatMap((one) => (one === null ? [] : [one.index + one[0].length]));
  const target = targetOf(distances.slice(ends.length === 0 ? 0 : Math.max(...ends)));
  const places = [
    ...(reach === null ? [] : [`reach ${reach[1]} ft.`]),
    ...(range === null
      ? []
      : [`range ${range[1]}${range[2] === undefined ? '' : `/${range[2]}`} ft.`]),
  ];
  const name = `${way} ${capital(means ?? 'weapon')} Attack`;
  return {
    before: plain.slice(0, head.index).replace(/^[.:\s]+$/, ''),
    words: `${name}: +${bonus} to hit${other}, ${places.join(' or ')}, ${target}. Hit: ${hit}`,
    sign: sign === '+' ? 1 : -1,
  };
}

/**
 * Reads from the text of an attack its distances and whether it is a weapon or spell attack, with or without a bonus.
 */
export function placeIn(text: string): {
  readonly means: 'Weapon' | 'Spell' | null;
  readonly way: string | null;
  readonly reach: number | null;
  readonly range: readonly [number, number | null] | null;
} {
  const plain = text.replace(/\s+/g, ' ').slice(0, 2000);
  const [, way, means] =
    /\b(melee (?:or|and|\/) ranged|melee\/ranged|melee|ranged) ?(?:(weapon|spell) )?attack\b/i.exec(
      plain,
    ) ?? [];
  const metric = hasMetricDistance(plain);
  const reach = metric ? null : REACH.exec(plain);
  const range = metric
    ? null
    : /\brange ?:? ?(?:of )?(\d{1,4}) ?(?:ft\.?|feet|')? ?(?:\/ ?(\d{1,4}))?/i.exec(plain);
  return {
    means: means === undefined ? null : /spell/i.test(means) ? 'Spell' : 'Weapon',
    way: way === undefined ? null : wayOf(way, false, false),
    reach: reach === null ? null : Number(reach[1]),
    range:
      range === null ? null : [Number(range[1]), range[2] === undefined ? null : Number(range[2])],
  };
}

/** Returns whether the text looks like an attack roll, even if it cannot be parsed. */
export function looksLikeAttack(text: string): boolean {
  return /[+−–-] ?\d{1,2} to[ -]hit\b|\bAttack(?: Roll)? ?:|(?:^|[.\n] ?)Hit ?: ?\d/i.test(text);
}

/** Splits the text at "Hit:"; where that is missing, at the first damage. */
function splitAtHit(words: string): [string, string] | null {
  const hit = HIT.exec(words);
  if (hit !== null && hit.index < 300)
    return [words.slice(0, hit.index), words.slice(hit.index + hit[0].length)];
  const damage = DAMAGE.exec(words);
  return damage === null || damage.index > 300
    ? null
    : [words.slice(0, damage.index), words.slice(damage.index)];
}

function wayOf(said: string | undefined, reaches: boolean, ranges: boolean): string {
  if (said !== undefined && /\bor\b|\band\b|\//i.test(said)) return 'Melee or Ranged';
  if (said !== undefined) return capital(said);
  if (reaches && ranges) return 'Melee or Ranged';
  return ranges ? 'Ranged' : 'Melee';
}

function targetOf(words: string): string {
  const from = DISTANCE_END.exec(words.slice(0, 6));
  const said = words
    .slice(from === null ? 0 : from.index + from[0].length)
    .replace(/^[^a-z]*(?:(?:ft|feet|foot)\b)?[^a-z]*/i, '')
    .replace(/[\s.,;:]+$/, '')
    .replaceAll('.', '');
  return said === '' || said.length > 120 ? 'one target' : said;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

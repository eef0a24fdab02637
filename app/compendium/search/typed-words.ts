import { CHALLENGE_RATINGS, challengeText } from '~/rules/challenge';
import { readChallenge } from '~/rules/read-challenge';
import { challengeFacet } from '../shelf/monster-shelf';
import { MEANINGS, type Meaning } from './typed-vocabulary';

/** A part of the typed text that may be a filter; `words` as typed. */
export type TypedMark = Meaning & { words: string; from: number; to: number };

/** The maximum number of marks; further ones stay in the name. */
const MOST_MARKS = 12;

const RATING = /(\d{1,2}(?:\.\d{1,3}|\/[248])?|[½¼⅛])/u.source;
const CHALLENGE = new RegExp(
  `^(?:cr|challenge(?: rating)?):? ?(>=|<=|<|>|=|≥|≤)? ?${RATING}(?: ?(?:-|–|—|to) ?${RATING}|(\\+| or (?:more|higher|up)| or (?:less|lower))| and up)?(?=[\\s,;]|$)`,
  'iu',
);

/**
 * Finds parts of a typed text that may be filters, in order: types, kinds, sizes, alignments, speeds and challenge
 * ratings ("undead cr 5", "cr 1-3 fly"). Words in `asName` stay part of the name.
 */
export function typedMarks(typed: string, asName: readonly string[] = []): TypedMark[] {
  const kept = new Set(asName.map(plainWords));
  const marks: TypedMark[] = [];
  for (let at = 0; at < typed.length && marks.length < MOST_MARKS; ) {
    const found = isBetweenWords(typed, at) ? markAt(typed, at) : null;
    if (found && !kept.has(plainWords(found.words))) marks.push(found);
    at = found?.to ?? at + 1;
  }
  return marks;
}

/** The rest of a typed text, to search as a name. */
export function nameBeside(typed: string, marks: readonly TypedMark[]): string {
  let at = 0;
  const left = marks.map(({ from, to }) => {
    const before = typed.slice(at, from);
    at = to;
    return before;
  });
  return [...left, typed.slice(at)]
    .join(' ')
    .replace(/[\s,;]+/g, ' ')
    .trim();
}

/** Normalises words for comparison: "CR  5" is "cr 5". */
export function plainWords(words: string): string {
  return words.trim().toLowerCase().replace(/\s+/g, ' ');
}

function isBetweenWords(typed: string, at: number): boolean {
  return at === 0 || /[\s,;]/.test(typed.charAt(at - 1));
}

function markAt(typed: string, from: number): TypedMark | null {
  const ahead = typed.slice(from);
  const challenge = challengeAt(ahead, from);
  if (challenge) return challenge;
  const [two, one] = [
    /^[\p{L}]+ +[\p{L}]+(?=[\s,;]|$)/u.exec(ahead)?.[0],
    /^\p{L}+(?=[\s,;]|$)/u.exec(ahead)?.[0],
  ];
  for (const words of [two, one]) {
    const meaning = words === undefined ? undefined : MEANINGS.get(plainWords(words));
    if (words !== undefined && meaning) {
      return { ...meaning, words, from, to: from + words.length };
    }
  }
  return null;
}

function challengeAt(ahead: string, from: number): TypedMark | null {
  const found = CHALLENGE.exec(ahead.replace(/\s/g, ' '));
  if (!found) return null;
  const [words = '', sign = '', first = '', second = '', more = ''] = found;
  const ratings = [first, ...(second === '' ? [] : [second])].map(readChallenge);
  const [low = null, high = low] = ratings;
  if (low === null || high === null) return null;
  const upwards =
    sign === '>' || sign === '>=' || sign === '≥' || /^\+| or (more|higher|up)/.test(more);
  const downwards = sign === '<' || sign === '<=' || sign === '≤' || / or (less|lower)/.test(more);
  const least = downwards ? 0 : Math.min(low, high);
  const most = upwards || / and up$/i.test(words) ? 30 : Math.max(low, high);
  const strict = sign === '<' || sign === '>';
  const meant = CHALLENGE_RATINGS.filter(
    (cr) => cr >= least && cr <= most && !(strict && cr === low),
  );
  const [lowest, highest] = [meant[0], meant.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  return {
    words,
    from,
    to: from + words.length,
    isKind: false,
    says: sayRatings(lowest, highest),
    wish: meant.map(challengeFacet),
  };
}

function sayRatings(lowest: number, highest: number): string {
  const low = challengeText(lowest);
  if (lowest === highest) return `CR ${low}`;
  if (highest === 30) return `CR ${low} or more`;
  return `CR ${low} to ${challengeText(highest)}`;
}

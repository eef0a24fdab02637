import { countedName } from '~/compendium/foreign/words/counted-name';
import { readChallenge } from '~/rules/read-challenge';

/** A parsed quick-add line. Numbers that may be dice stay as text. */
export type Quick = {
  readonly name: string;
  /** "1", "4", "1d4+1". */
  readonly count: string;
  readonly hitPoints: string | null;
  readonly ac: number | null;
  readonly initiativeBonus: number | null;
  /** The initiative count, if it was already rolled. */
  readonly initiative: number | null;
  readonly challenge: number | null;
  /** For player characters only. */
  readonly level: number | null;
  /** Spell slots from level 1: "4/3/2". */
  readonly slots: readonly number[] | null;
  /** Whether the line ends in "hidden". */
  readonly hidden: boolean;
};

/** Most combatants that one line may add: as many as a fight holds. */
export const MOST_AT_ONCE = 200;

type Kind = 'hp' | 'ac' | 'init' | 'cr' | 'level' | 'slots';

const KEYS: Readonly<Record<string, Kind>> = {
  hp: 'hp',
  hits: 'hp',
  ac: 'ac',
  armor: 'ac',
  armour: 'ac',
  init: 'init',
  initiative: 'init',
  cr: 'cr',
  challenge: 'cr',
  level: 'level',
  lvl: 'level',
  lv: 'level',
  slots: 'slots',
};

/** Keys that are also common words. */
const WORDS = new Set(['armor', 'armour', 'hits', 'challenge', 'level', 'slots']);

const DICE = /^\d{0,3}d\d{1,3}([+-]\d{1,4})?$/;
const VALUE: Readonly<Record<Kind, RegExp>> = {
  hp: /^(\d{1,9}|\d{0,3}d\d{1,3}([+-]\d{1,4})?)$/,
  ac: /^\d{1,9}$/,
  init: /^[+-]?\d{1,9}$/,
  cr: /^(\d{1,2}(\.\d{1,3})?|1\/[248])$/,
  level: /^\d{1,9}$/,
  slots: /^\d{1,2}(\/\d{1,2}){0,8}$/,
};

type Said = { [K in Kind]?: string };

/**
 * Parses a line: values go to their keys in either order ("hp 11", "11 hp", "hp11"), the remaining words to the
 * name.
 */
export function quickWords(text: string): Quick | { readonly problem: string } {
  const said: Said = {};
  const all = wordsOf(text);
  // The word "hidden" alone is a name.
  const hidden = all.length > 1 && all.at(-1)?.toLowerCase() === 'hidden';
  const words = hidden ? all.slice(0, -1) : all;
  const name: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const joined = /^([a-z]+)([+-]?\d.*)$/i.exec(word) ?? swapped(word);
    const kind = keyOf(word) ?? keyOf(joined?.[1] ?? '');
    if (kind === undefined) {
      name.push(word);
      continue;
    }
    if (said[kind] !== undefined) return { problem: `"${word}" is there twice.` };
    const value = valueFor(kind, joined?.[2], words[at + 1], name);
    // Such a word may be part of a name: "Animated Armor".
    if (value === null && WORDS.has(word.toLowerCase())) {
      name.push(word);
      continue;
    }
    if (value === null) return { problem: `Write a number with "${word.slice(0, 20)}".` };
    said[kind] = value.text;
    if (value.from === 'next') at += 1;
    if (value.from === 'name') name.pop();
  }
  return quickOf(name, said, hidden);
}

/** Returns the key for a word; undefined for inherited property names such as "constructor". */
function keyOf(word: string) {
  const key = word.toLowerCase();
  return Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
}

/** Splits "11hp" and similar words; the key comes first. */
function swapped(word: string): readonly [string, string, string] | null {
  const found = /^([+-]?\d[\d/.]*)([a-z]+)$/i.exec(word);
  return found === null ? null : [word, found[2] ?? '', found[1] ?? ''];
}

function valueFor(
  kind: Kind,
  own: string | undefined,
  next: string | undefined,
  name: readonly string[],
): { text: string; from: 'own' | 'next' | 'name' } | null {
  const fits = (text: string | undefined): text is string =>
    text !== undefined && VALUE[kind].test(text.toLowerCase());
  if (own !== undefined) return fits(own) ? { text: own, from: 'own' } : null;
  if (fits(next)) return { text: next, from: 'next' };
  const before = name.at(-1);
  return name.length > 0 && fits(before) ? { text: before, from: 'name' } : null;
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .replace(/[\u0000-\u001f\u007f]/g, ' ')
      .replace(/[−–]/g, '-')
      // Joins "1d4 + 1 goblins", "init + 2", "hp: 11" and "goblin : 4" by removing the blanks.
      .replace(/(\dd\d+)\s*([+-])\s*(?=\d)/gi, '$1$2')
      .replace(/(^|\s)([+-])\s+(?=\d)/g, '$1$2')
      .replace(/\b(hp|ac|init|initiative|cr|level|lvl|armor|armour|challenge)\s*[:=]\s*/gi, '$1 ')
      .replace(/\bhit\s+points?\b/gi, 'hp')
      .replace(/\barmou?r\s+class\b/gi, 'ac')
      .split(/[\s,;]+/)
      .filter((word) => word !== '')
  );
}

function quickOf(
  words: readonly string[],
  said: Said,
  hidden: boolean,
): Quick | { readonly problem: string } {
  const { count, name } = countedName(withoutPoints(words, said).join(' '));
  const plain = count === '1' ? name : singular(name);
  if (plain === '') return { problem: 'Write a name, such as "Guard hp 11 ac 16".' };
  if (plain.length > 100) return { problem: 'Keep the name under 100 characters.' };
  const numbers = {
    ac: numberOf(said.ac, 0, 50),
    initiativeBonus: signedIn(said.init) ? numberOf(said.init, -20, 40) : null,
    initiative: signedIn(said.init) ? null : numberOf(said.init, -30, 99),
    level: numberOf(said.level, 1, 20),
  };
  for (const [key, value] of Object.entries(numbers)) {
    if (value === 'outside') return { problem: OUTSIDE[key] ?? 'A number is out of range.' };
  }
  const hitPoints = said.hp?.toLowerCase() ?? null;
  if (hitPoints !== null && !DICE.test(hitPoints) && numberOf(hitPoints, 1, 9999) === 'outside') {
    return { problem: 'Hit points go from 1 to 9999.' };
  }
  const challenge = said.cr === undefined ? null : readChallenge(said.cr);
  if (said.cr !== undefined && challenge === null) {
    return { problem: 'A challenge rating is 0, 1/8, 1/4, 1/2 or 1 to 30.' };
  }
  if (!DICE.test(count) && (Number(count) < 1 || Number(count) > MOST_AT_ONCE)) {
    return { problem: `From 1 to ${MOST_AT_ONCE} can join at once.` };
  }
  const slots = said.slots?.split('/').map(Number) ?? null;
  if (slots?.some((many) => many > 20)) return { problem: 'A level has at most 20 spell slots.' };
  // Numbers that are out of range returned an error above.
  const sure = numbers as { [K in keyof typeof numbers]: number | null };
  return { name: plain, count, hitPoints, challenge, slots, hidden, ...sure };
}

/**
 * "Mira 24 ac 15 level 5": a level means a player character, so a bare number after the name is the hit points,
 * unless those are given elsewhere. Removes that number from the words and stores it in `said`.
 */
function withoutPoints(words: readonly string[], said: Said): readonly string[] {
  const last = words.at(-1) ?? '';
  if (said.level === undefined || said.hp !== undefined) return words;
  if (words.length < 2 || !/^\d{1,4}$/.test(last)) return words;
  said.hp = last;
  return words.slice(0, -1);
}

const OUTSIDE: Readonly<Record<string, string>> = {
  ac: 'An armor class goes from 0 to 50.',
  initiativeBonus: 'An initiative bonus goes from -20 to +40.',
  initiative: 'An initiative count goes from -30 to 99.',
  level: 'A level goes from 1 to 20.',
};

function signedIn(text: string | undefined): boolean {
  return text !== undefined && /^[+-]/.test(text);
}

function numberOf(text: string | undefined, least: number, most: number) {
  if (text === undefined) return null;
  const value = Number(text);
  return value >= least && value <= most ? value + 0 : ('outside' as const);
}

/** Returns the singular of a name such as "goblins"; endings that are not a plain plural stay. */
function singular(name: string): string {
  return /[^sui]s$/i.test(name) && !/(ies|ves|[sxz]es|[cs]hes)$/i.test(name)
    ? name.slice(0, -1)
    : name;
}

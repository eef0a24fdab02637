import type { Defence } from '~/compendium/records/monster-record';
import { defencesOf as listedDefences } from '~/compendium/srd-5-1/parse/parse-defence';
import { CONDITIONS, type Condition } from '~/rules/conditions';
import { DAMAGE_TYPES } from '~/rules/damage-types';

const NAME = `(?:${DAMAGE_TYPES.join('|')})`;
const NAMES = new RegExp(`\\b${NAME}\\b`, 'gi');
const NAMED = new RegExp(`\\b${NAME}\\b`);
const WEAPON = '(?:bludgeoning|piercing|slashing)';
const ONLY_WEAPON = new RegExp(`^${WEAPON}$`);
/** A damage type alone, or followed by the word "damage". */
const PLAIN = new RegExp(`^${NAME}(?: damage)?$`);
/** A weapon damage type with a clause that also applies to the types before it. */
const CLAUSE = new RegExp(`^${WEAPON}(?: damage)? \\w`);
/** A prefix such as "nonmagical bludgeoning", which also applies to the types after it. */
const PREFIX = new RegExp(`^(?:non-? ?magic(?:al)?|mundane) (${WEAPON})(?: damage)?$`, 'i');
/** Words that continue a clause after a comma. */
const GOES_ON =
  /^(?:that|which|not|except|unless|only|other than|while|when|during|if|but|as|or (?!\w+$))\b/i;
/** Words that show that the types of a list do not all apply. */
const CHOICE = /\b(?:or|one of|either|choice|chosen|choose)\b|[(:]/i;
/** Damage types before weapon types with a clause that is not understood. */
const BEFORE_CLAUSE = new RegExp(
  `^((?:(?!${WEAPON})${NAME}, )+)(?:and )?(${WEAPON}(?:,? (?:and )?${WEAPON})* .*)$`,
);

const SLASHED = new RegExp(`\\b(${NAME})\\s*[/&]\\s*(?=${NAME}\\b)`, 'g');
const BETWEEN = new RegExp(
  `,\\s*(?:and |or )?|\\s+(?:and|or|&)\\s+(?=(?:non-? ?magic(?:al)? )?${NAME}\\b)`,
);

/** The parsed content of a line of defences. */
export type DefenceReading = {
  readonly defences: Defence[];
  /** Conditions listed among the damage types. */
  readonly conditions: Condition[];
};

/**
 * Parses defences: "cold, fire; bludgeoning, piercing, and slashing from nonmagical attacks". At most 20, of 200
 * characters.
 */
export function defencesOf(text: string): Defence[] {
  return listedDefences(linesOf(text))
    .slice(0, 20)
    .map((one) => ({ ...one, text: one.text.slice(0, 200) }));
}

/** Parses damage types and the conditions that are often listed among them. */
export function immunitiesOf(text: string): DefenceReading {
  const lines = linesOf(text);
  const named = lines.map(conditionIn);
  return {
    defences: defencesOf(lines.filter((_, at) => named[at] === null).join('; ')),
    conditions: CONDITIONS.filter((one) => named.includes(one)),
  };
}

/** Parses a list of conditions; `left` holds the parts that are not conditions. */
export function conditionsOf(text: string): { conditions: Condition[]; left: string[] } {
  const words = text
    .split(/[,;]\s*/)
    .map((word) => word.trim().replace(/^and /i, '').replace(/\.$/, ''))
    .filter((word) => !/^(?:[—–-]*|none)$/i.test(word));
  const named = words.map(conditionIn);
  return {
    conditions: CONDITIONS.filter((one) => named.includes(one)),
    left: words.filter((_, at) => named[at] === null),
  };
}

function conditionIn(words: string): Condition | null {
  if (words.length > 40) return null;
  const plain = words
    .trim()
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/ condition$/, '');
  return CONDITIONS.find((one) => one === plain) ?? null;
}

/** Splits defences into one per line: types that share a clause stay together. */
function linesOf(text: string): string[] {
  return withWholeNames(text)
    .split(/;\s*|\.\s+(?=[A-Z])/)
    .map((part) => lowered(part.trim().replace(/\.$/, '')))
    .filter((part) => part !== '' && !/^(?:[—–-]+|none)$/i.test(part))
    .flatMap(partLines);
}

/** Splits a part into lines with one meaning each; a part whose meaning is unclear stays whole. */
function partLines(part: string): string[] {
  // A bracket with a spell applies to the whole list before it.
  const lines = /\(from stoneskin\)/i.test(part) ? [part] : listLines(part);
  if (lines.every(isUnderstood)) return lines;
  if (!CHOICE.test(part)) {
    const apart = lines.every((line) => PLAIN.test(line) || !namesType(line));
    if (apart) return lines;
    const [, plain, rest] = BEFORE_CLAUSE.exec(part) ?? [];
    if (plain !== undefined && rest !== undefined)
      return [...plain.split(/, /), rest].filter(Boolean);
  }
  return [part];
}

function isUnderstood(line: string): boolean {
  return (
    PLAIN.test(line) ||
    conditionIn(line) !== null ||
    listedDefences([line])[0]?.qualifier !== 'other'
  );
}

function namesType(line: string): boolean {
  return NAMED.test(line);
}

function listLines(part: string): string[] {
  const lines: string[] = [];
  let open: string[] = [];
  let prefixed = false;
  const close = () => {
    lines.push(...(prefixed ? [`${open.join(', ')} from nonmagical attacks`] : open));
    open = [];
    prefixed = false;
  };
  for (const token of tokensOf(part)) {
    const [, behind] = PREFIX.exec(token) ?? [];
    if (behind !== undefined) {
      close();
      open = [behind];
      prefixed = true;
    } else if (ONLY_WEAPON.test(token)) open.push(token);
    else if (prefixed && /^(?:(?:melee|weapon) )?(?:attacks?|damage)$/.test(token)) close();
    else if (CLAUSE.test(token) && !PLAIN.test(token) && !prefixed) {
      lines.push([...open, token].join(', '));
      open = [];
    } else {
      close();
      lines.push(PLAIN.test(token) ? token.replace(/ damage$/, '') : token);
    }
  }
  close();
  return lines;
}

/** Splits at commas, slashes and "and" before a damage type; a clause keeps its own commas. */
function tokensOf(part: string): string[] {
  const parts = part
    .replace(SLASHED, '$1, ')
    .split(BETWEEN)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const tokens: string[] = [];
  for (const one of parts) {
    const before = tokens.at(-1);
    const goesOn = before !== undefined && GOES_ON.test(one) && !PLAIN.test(before);
    if (goesOn) tokens[tokens.length - 1] = `${before}, ${one}`;
    else tokens.push(one);
  }
  return tokens;
}

/** A quick check for the abbreviations expanded below. */
const SHORTENED = /\bb\s*[/,&]|\bbps\b|\bbludg(?:eon)?\b|\bpierce?\b|\bslash\b|\bnon-?magic/i;

/** Expands abbreviations: "B/P/S", "bludg., pierc., and slash." */
function withWholeNames(text: string): string {
  if (!SHORTENED.test(text)) return text;
  return text
    .replace(
      /\bb\s*[/,&]\s*p\s*(?:[/,&]|,? and)\s*s\b|\bbps\b/gi,
      'bludgeoning, piercing, and slashing',
    )
    .replace(/\bbludg(?:eon)?\b\.?/gi, 'bludgeoning')
    .replace(/\bpierc(?:e)?\b\.?/gi, 'piercing')
    .replace(/\bslash\b\.?/gi, 'slashing')
    .replace(/\bnon-magic(al)?\b/gi, 'nonmagic$1')
    .replace(
      new RegExp(`\\b(non-?magic(?:al)?) ((?:${WEAPON},? (?:and )?)+)(?:weapon )?attacks`, 'gi'),
      '$1 $2',
    );
}

/** Lowers damage types and the first letter: the 2024 books capitalise them. */
function lowered(text: string): string {
  const names = text.replace(NAMES, (name) => name.toLowerCase());
  return /^[A-Z][a-z]/.test(names) ? names.charAt(0).toLowerCase() + names.slice(1) : names;
}

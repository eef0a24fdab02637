import type { Entry, Multiattack } from '~/compendium/records/entry-record';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COUNT = `(${NUMBERS.join('|')}|an?|\\d{1,2})`;

const TOTAL = new RegExp(`\\b${COUNT} (?:(melee|ranged) )?attacks?\\b`, 'i');

type Step = Multiattack['options'][number]['steps'][number];

/** Parses a Multiattack into steps that refer to the creature's other entries; null when it names none of them. */
export function multiattackOf(text: string, entries: readonly Entry[]): Multiattack | null {
  const others = entries.filter(({ tag, name }) => tag !== 'multiattack' && name !== 'Multiattack');
  // The subject can have the name of one of the creature's traits, for example "The swarm".
  const said = text.replace(/^The [a-z' -]+ (?=(?:makes|uses|can)\b)/, 'It ');
  const options = said
    .split(
      /(?:\.|,|;)? (?:Alternatively, |[Oo]r (?:it|the [a-z'-]+(?: [a-z'-]+)?) (?=makes|uses|can)|or (?=(?:one|two|three|four) (?:with|[A-Z]\w+ attack)))/,
    )
    .map((part) => stepsOf(part, others))
    .filter((steps) => steps.length > 0)
    .slice(0, 8);
  return options.length === 0 ? null : { options: options.map((steps) => ({ steps })) };
}

function stepsOf(words: string, entries: readonly Entry[]): Step[] {
  const [said = ''] = words.split(/ (?:It|The [a-z' -]+) can replace /);
  const total = TOTAL.exec(said);
  const named = namedSteps(said, entries);
  const inAll = named.reduce((sum, { times }) => sum + times, 0);
  const count = total === null ? 0 : countOf(total[1]);
  // "makes two attacks, using Scimitar or Shortbow": the names are the options.
  if (count > 1 && /attacks?,? (?:using|with (?:its|his|her|their) )[^:]* or /i.test(said)) {
    const anyOf = named.flatMap((step) => step.anyOf);
    if (anyOf.length > 0)
      return [{ anyOf: [...new Set(anyOf)].slice(0, 12), times: count, mixed: true }];
  }
  if (named.length > 0 && (count === 0 || inAll >= count || total?.[2] === undefined)) {
    const [only] = named;
    return named.length === 1 && only && count > only.times ? [{ ...only, times: count }] : named;
  }
  if (count === 0) return [];
  const way = total?.[2]?.toLowerCase() ?? '';
  const anyOf = entries
    .filter(({ effects }) =>
      effects.some((one) => one.kind === 'attack' && one.attack.includes(way)),
    )
    .map(({ key }) => key)
    .slice(0, 12);
  if (anyOf.length === 0) return [];
  return [{ anyOf, times: count, ...(anyOf.length > 1 ? { mixed: true } : {}) }];
}

/** Finds each entry that the text names, with the count before or after it: "two Claw attacks", "one with its bite". */
function namedSteps(words: string, entries: readonly Entry[]): Step[] {
  const lower = words.toLowerCase();
  return entries
    .flatMap(({ key, name }) => {
      const bare = name.endsWith(')') ? name.replace(/\s*\(.*\)$/, '') : name;
      // Most entries are not named, and compiling a regular expression is expensive.
      if (!lower.includes(bare.toLowerCase())) return [];
      // A count stands directly before the name, so only the 60 characters before it are searched.
      const from = Math.max(0, lower.indexOf(bare.toLowerCase()) - 60);
      const found = namedBy(bare).exec(words.slice(from));
      if (found === null) return [];
      const once = found[2] === undefined ? 1 : 2;
      const times = found[1] === undefined ? once : countOf(found[1]);
      const optional = /\bcan (?:also )?use\b[^.]*$/i.test(words.slice(0, from + found.index));
      return [
        {
          at: from + found.index,
          step: { anyOf: [key], times, ...(optional ? { optional } : {}) },
        },
      ];
    })
    .sort((one, other) => one.at - other.at)
    .map(({ step }) => step)
    .slice(0, 12);
}

/** Cache of regular expressions by entry name: the creatures of a book share "Claw", "Bite" and "Tail". */
const MADE = new Map<string, RegExp>();
const MOST_MADE = 200;

function namedBy(name: string): RegExp {
  const known = MADE.get(name);
  if (known !== undefined) return known;
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const made = new RegExp(
    `(?:${COUNT} (?:(?:melee |ranged )?attacks? )?(?:(?:with|using) (?:its|his|her|their|the) )?)?\\b${plain}(?:e?s)?\\b( twice)?`,
    'i',
  );
  if (MADE.size >= MOST_MADE) MADE.clear();
  MADE.set(name, made);
  return made;
}

function countOf(word: string | undefined): number {
  const at = NUMBERS.indexOf((word ?? '').toLowerCase());
  if (at >= 0) return at + 1;
  return /^an?$/i.test(word ?? '') ? 1 : Math.min(20, Math.max(1, Number(word) || 1));
}

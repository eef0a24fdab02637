import type { Effect } from './effects';
import { type EntryNumbers, numbersInStructure, numbersInWords } from './entry-numbers';
import { withInner } from './within-effects';

/** Patterns of text that describe a mechanic, and the kinds of effects of which at least one should exist for it. */
const TOLD: readonly (readonly [RegExp, readonly string[], string])[] = [
  [/saving throw|\bsave\b/i, ['save', 'modify', 'end'], 'a save'],
  [/regains? .*hit points?/i, ['heal', 'regenerate', 'rule'], 'healing'],
  [/temporary hit points/i, ['temporary-hit-points'], 'temporary hit points'],
  [/hit point maximum/i, ['drain', 'modify'], 'a loss of maximum hit points'],
  [/(?:dis)?advantage on/i, ['modify', 'attack', 'save', 'check'], 'advantage or disadvantage'],
  [/\b(?:push|pull)(?:ed|s)?\b/i, ['move'], 'a push or a pull'],
  [/teleport/i, ['teleport', 'cast'], 'a teleport'],
  [
    /\b(?:grappled|restrained|poisoned|prone|stunned|paralyzed|petrified|frightened|charmed|blinded|unconscious|incapacitated)\b/i,
    ['condition', 'modify', 'defence', 'end', 'attack'],
    'a condition',
  ],
];

/** A sentence about what an entry's text says but its effects do not; null when no gap is found. */
export function leftInWords(text: string, effects: readonly Effect[]): string | null {
  const all = withInner(effects);
  const kinds = new Set<string>(all.map(({ kind }) => kind));
  if (kinds.has('words') || hasWordsNeed(effects)) return 'When it holds stands in words alone.';
  const unsaid = TOLD.flatMap(([pattern, wanted, name]) =>
    pattern.test(text) && !wanted.some((kind) => kinds.has(kind)) ? [name] : [],
  );
  const numbers = missingNumbers(numbersInWords(text), numbersInStructure(effects));
  const left = [...unsaid, ...numbers];
  return left.length === 0 ? null : `In words alone: ${left.slice(0, 6).join(', ')}.`;
}

/** The numbers of the text that the structure does not have. */
export function missingNumbers(words: EntryNumbers, structure: EntryNumbers): string[] {
  return [
    ...[...words.dice].filter((one) => !structure.dice.has(one)),
    ...[...words.dcs].filter((one) => !structure.dcs.has(one)).map((dc) => `DC ${dc}`),
    ...[...words.toHits]
      .filter((one) => !structure.toHits.has(one))
      .map((bonus) => `+${bonus} to hit`),
    ...[...words.feet].filter((one) => !structure.feet.has(one)).map((feet) => `${feet} feet`),
  ];
}

function hasWordsNeed(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasWordsNeed);
  if (typeof value !== 'object' || value === null) return false;
  if ('if' in value && value.if === 'words') return true;
  if ('at' in value && value.at === 'words') return true;
  return Object.values(value).some(hasWordsNeed);
}

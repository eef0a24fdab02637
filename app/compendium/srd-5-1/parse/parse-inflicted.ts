import { CONDITIONS, type Condition } from '~/rules/conditions';
import type { Inflicted } from '../../records/former/record-parts';

const WORD = CONDITIONS.filter((one) => one !== 'exhaustion' && one !== 'invisible').join('|');
const VERB = '(?:be|become|becomes|becoming|is|are|and|but|knocked|fall|falls)';
const ADVERB = '(?:(?:also|magically|instantly|instead|immediately|now|otherwise|either) )*';
const PATTERN = new RegExp(
  `\\b${VERB} ${ADVERB}(${WORD})\\b(?:((?:, (?:and )?| and | or )(?:${WORD})\\b)*)`,
  'g',
);

/** Text that names a condition without inflicting it: prevented, ended, or required. */
const AVERTED =
  /immune to being|can't be|isn't|aren't|no longer|regurgitate|to be restrained|unless the|is incapacitated|remains|that is (?:grappled|incapacitated)|is turned/;
const AVERTED_SENTENCE = /saving throws against being|(?:song|possession) ends if|or is turned or/;

const NAMED = CONDITIONS.map((condition) => new RegExp(`\\b${condition}\\b`));

const MINUTE = 10;
const HOUR = 60 * MINUTE;

/** Parses the conditions that a text inflicts; `failBy` is set when the text requires a save failed by a margin. */
export function inflictedIn(words: string): Inflicted[] {
  const found = new Map<Condition, Inflicted>();
  const saveEnds = /repeat the saving throw (?:at the end of each|on each) of its turns/.test(
    words,
  );
  for (const sentence of sentencesOf(words)) {
    if (AVERTED_SENTENCE.test(sentence)) continue;
    const failBy = Number(/fails? (?:the saving throw )?by (\d+) or more/.exec(sentence)?.[1] ?? 0);
    for (const match of sentence.matchAll(PATTERN)) {
      if (AVERTED.test(clauseOf(sentence, match))) continue;
      for (const condition of conditionsIn(match[0])) {
        if (found.has(condition)) continue;
        const untimed = condition === 'prone' || condition === 'grappled';
        found.set(condition, {
          condition,
          escapeDc: condition === 'grappled' ? escapeDc(sentence) : null,
          rounds: untimed ? null : (roundsIn(sentence) ?? laterRounds(words, sentence, found)),
          saveEnds: saveEnds && !untimed,
          failBy,
          when: failBy > 0 ? null : needOf(words, sentence),
        });
      }
    }
  }
  return [...found.values()];
}

/** Splits a text into sentences. */
export function sentencesOf(words: string): string[] {
  return words.split(/(?<=[.!?])\s+(?=[A-Z])|\n/);
}

/** The clause of a match; text before the last comma is not part of it. */
function clauseOf(sentence: string, match: RegExpMatchArray): string {
  const at = match.index ?? 0;
  const start = Math.max(sentence.lastIndexOf(', ', at), sentence.lastIndexOf('; ', at), 0);
  return sentence.slice(start, at + match[0].length + 8);
}

/** The requirement of a sentence's condition, from its "If …," or "… if …" clause. */
function needOf(words: string, sentence: string): string | null {
  const before = words.slice(0, words.indexOf(sentence));
  if (
    /^On a failure/.test(sentence) &&
    /repeat the saving throw at the end of its next turn/.test(before)
  ) {
    return 'the repeated save fails';
  }
  const leading = /^(?:If|When|Whenever) ([^,]{1,160}),/.exec(sentence)?.[1];
  const trailing = /\) if ([^,.]{1,160})/.exec(sentence)?.[1];
  const swallowed = /^(?:While|The|A) swallowed/.test(sentence) ? 'it is swallowed' : undefined;
  const need = leading ?? trailing ?? swallowed ?? null;
  return need === 'the target is a creature' ? null : need;
}

function conditionsIn(words: string): Condition[] {
  return CONDITIONS.filter((_, at) => NAMED[at]?.test(words));
}

function escapeDc(sentence: string): number | null {
  const dc = /escape DC (\d+)/.exec(sentence)?.[1];
  return dc === undefined ? null : Number(dc);
}

function roundsIn(sentence: string): number | null {
  const timed = /\bfor (\d+) (minute|hour|day|round)s?\b/.exec(sentence);
  if (timed) return Number(timed[1]) * unitRounds(timed[2] ?? 'round');
  return /until the (?:start|end) of (?:its|the [a-z' -]+?) (?:next )?turn/.test(sentence)
    ? 1
    : null;
}

/** A sentence without a duration may share that of the earlier poison or fear, or of the last line. */
function laterRounds(
  words: string,
  sentence: string,
  found: ReadonlyMap<Condition, Inflicted>,
): number | null {
  if (/for the same duration|poison|^A frightened/.test(sentence)) {
    return [...found.values()].find((one) => one.rounds !== null)?.rounds ?? null;
  }
  const lasting = /effects? lasts? (?:for )?(\d+) (minute|hour)s?/.exec(words);
  return lasting ? Number(lasting[1]) * unitRounds(lasting[2] ?? 'round') : null;
}

function unitRounds(unit: string): number {
  switch (unit) {
    case 'minute':
      return MINUTE;
    case 'hour':
      return HOUR;
    case 'day':
      return 24 * HOUR;
    default:
      return 1;
  }
}

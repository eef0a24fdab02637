import { EDITIONS, type Edition } from '~/rules/edition';
import { readChallenge } from '~/rules/read-challenge';

/** A kind of foe in a URL: a record by id or name, or only a challenge rating. */
export type AskedFoe = {
  readonly said: string;
  readonly count: number;
  /** Set for a placeholder such as `cr-1/2`; null for a record. */
  readonly cr: number | null;
};

export type AskedDifficulty = {
  readonly edition: Edition;
  readonly levels: readonly number[];
  readonly foes: readonly AskedFoe[];
};

export type DifficultyReading =
  | { readonly ok: true; readonly asked: AskedDifficulty }
  | { readonly ok: false; readonly problem: string };

export const MOST_LEVELS = 20;
export const MOST_FOE_KINDS = 60;
export const MOST_OF_A_KIND = 100;
const LONGEST_NAME = 160;

const EXAMPLE = '"monsters" is such as goblin:4,ogre,cr-1/2:3';

/**
 * Reads `?edition=2014&party=3,3,4&monsters=goblin:4,ogre,cr-1/2:3`, or returns a sentence with the error. The party
 * has 1 to 20 levels ("4x3" is four characters of level 3), monsters are 1 to 60 kinds of 1 to 100 each; the default
 * edition is 2014.
 */
export function readDifficulty(params: URLSearchParams): DifficultyReading {
  const said = params.get('edition')?.trim() ?? '';
  const edition = said === '' ? '2014' : EDITIONS.find((each) => each === said);
  if (edition === undefined) return no('"edition" must be 2014 or 2024.');
  const levels = readLevels(params.get('party') ?? '');
  if (typeof levels === 'string') return no(levels);
  const foes = readFoes(params.get('monsters') ?? '');
  if (typeof foes === 'string') return no(foes);
  return { ok: true, asked: { edition, levels, foes } };
}

function readLevels(text: string): readonly number[] | string {
  const parts = partsOf(text);
  const wrong = `"party" must be 1 to ${MOST_LEVELS} levels from 1 to 20, such as 3,3,4 or 4x3.`;
  if (parts.length === 0 || parts.length > MOST_LEVELS) return wrong;
  const levels: number[] = [];
  for (const part of parts) {
    const [, times = '1', level = ''] = /^(?:(\d{1,2})\s*[x×]\s*)?(\d{1,2})$/i.exec(part) ?? [];
    const [many, one] = [Number(times), Number(level)];
    if (one < 1 || one > 20 || many < 1 || level === '') return wrong;
    levels.push(...Array.from({ length: Math.min(many, MOST_LEVELS + 1) }, () => one));
    if (levels.length > MOST_LEVELS) return wrong;
  }
  return levels;
}

function readFoes(text: string): readonly AskedFoe[] | string {
  const parts = partsOf(text);
  if (parts.length === 0) return `${EXAMPLE}; there are none.`;
  if (parts.length > MOST_FOE_KINDS) return `"monsters" has at most ${MOST_FOE_KINDS} kinds.`;
  const foes: AskedFoe[] = [];
  for (const part of parts) {
    const colon = part.lastIndexOf(':');
    const said = (colon < 0 ? part : part.slice(0, colon)).trim();
    const times = colon < 0 ? '1' : part.slice(colon + 1).trim();
    const short = said.slice(0, 60);
    if (said === '' || said.length > LONGEST_NAME)
      return `${EXAMPLE}; found “${part.slice(0, 60)}”.`;
    const count = /^\d{1,3}$/.test(times) ? Number(times) : 0;
    if (count < 1 || count > MOST_OF_A_KIND) {
      return `In "monsters" there are 1 to ${MOST_OF_A_KIND} of a kind; of “${short}” there are “${times.slice(0, 20)}”.`;
    }
    const rating = /^cr[\s_-]+(.+)$/i.exec(said)?.[1];
    const cr = rating === undefined ? null : readChallenge(rating);
    if (rating !== undefined && cr === null) {
      return `“${short}” is not a challenge rating: use 0, 1/8, 1/4, 1/2 or 1 to 30.`;
    }
    foes.push({ said, count, cr });
  }
  return foes;
}

function partsOf(text: string): string[] {
  return text
    .split(',', 200)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function no(problem: string): DifficultyReading {
  return { ok: false, problem };
}

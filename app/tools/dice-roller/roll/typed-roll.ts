import { ROLL_LIMITS } from './roll-limits';

/** The typed values of a URL or form: `?e=4d6kh3&adv=1&times=3&dc=15&seed=…&word=…`. */
export type TypedRoll = {
  readonly e: string;
  readonly adv: boolean;
  readonly dis: boolean;
  readonly times: string;
  readonly dc: string;
  readonly seed: string;
  readonly word: string;
};

/** An error with its field and, in the expression, its position. */
export type RollProblem = {
  readonly ok: false;
  readonly field: 'e' | 'times' | 'dc' | 'seed' | 'word';
  readonly problem: string;
  readonly position: number | null;
};

/**
 * Reads a roll from a URL; values are cut to one character more than allowed, so that validation can report the
 * length.
 */
export function typedRoll(params: URLSearchParams): TypedRoll {
  const text = (name: string, most: number) => (params.get(name) ?? '').trim().slice(0, most + 1);
  return {
    e: text('e', ROLL_LIMITS.text),
    adv: isOn(params.get('adv')),
    dis: isOn(params.get('dis')),
    times: text('times', 12),
    dc: text('dc', 12),
    seed: text('seed', ROLL_LIMITS.seed),
    word: text('word', ROLL_LIMITS.word),
  };
}

/** Whether a flag is set: `&adv`, `&adv=1`; not `&adv=0`. */
function isOn(value: string | null): boolean {
  return value !== null && !['0', 'false', 'no', 'off'].includes(value.trim().toLowerCase());
}

/** The query string of a roll; default values are left out. */
export function rollQuery(typed: Partial<TypedRoll>): string {
  const params = new URLSearchParams();
  for (const name of ['e', 'adv', 'dis', 'times', 'dc', 'seed', 'word'] as const) {
    const value = typed[name];
    if (value === true) params.set(name, '1');
    else if (value && !(name === 'times' && value === '1')) params.set(name, value);
  }
  return `?${params}`;
}

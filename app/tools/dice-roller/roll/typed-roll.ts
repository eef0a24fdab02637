import { ROLL_LIMITS } from './roll-limits';

/** What an address or a form says, as it was typed: `?e=4d6kh3&adv=1&times=3&dc=15&seed=…&word=…`. */
export type TypedRoll = {
  readonly e: string;
  readonly adv: boolean;
  readonly dis: boolean;
  readonly times: string;
  readonly dc: string;
  readonly seed: string;
  readonly word: string;
};

/** What is wrong, at which field, and in the dice at which character. */
export type RollProblem = {
  readonly ok: false;
  readonly field: 'e' | 'times' | 'dc' | 'seed' | 'word';
  readonly problem: string;
  readonly position: number | null;
};

/** What an address says of a roll; what is too long for any roll is cut where that is said. */
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

/** A mark that an address sets: `&adv`, `&adv=1`; not `&adv=0`. */
function isOn(value: string | null): boolean {
  return value !== null && !['0', 'false', 'no', 'off'].includes(value.trim().toLowerCase());
}

/** The query of a roll as it is handed on; what is as usual is left out. */
export function rollQuery(typed: Partial<TypedRoll>): string {
  const params = new URLSearchParams();
  for (const name of ['e', 'adv', 'dis', 'times', 'dc', 'seed', 'word'] as const) {
    const value = typed[name];
    if (value === true) params.set(name, '1');
    else if (value && !(name === 'times' && value === '1')) params.set(name, value);
  }
  return `?${params}`;
}

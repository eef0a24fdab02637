/** The fields of an object from outside. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; null for anything else. */
export function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? // Any object can be read as a record; its values stay unknown.
      (value as Fields)
    : null;
}

/** The whole number if it is within its limits, otherwise null. */
export function wholeNumber(value: unknown, least: number, most: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : null;
}

/** The value if it is in the list, otherwise null. */
export function oneOf<T extends string>(value: unknown, choices: readonly T[]): T | null {
  return choices.find((choice) => choice === value) ?? null;
}

/** The repairs, as sentences. */
export type Repairs = {
  say(sentence: string): void;
  /** Reports a count: "3 doors that … were removed." */
  count(number: number, what: string, done: string): void;
  sentences(): string[];
};

/** Creates an empty list of repairs. */
export function repairList(): Repairs {
  const said = new Set<string>();
  return {
    say: (sentence) => said.add(sentence),
    count(number, what, done) {
      const [first = '', ...rest] = what.split(' ');
      const many = number === 1 ? what : [plural(first), ...rest].join(' ');
      said.add(`${number} ${many} ${number === 1 ? 'was' : 'were'} ${done}.`);
    },
    sentences: () => [...said],
  };
}

function plural(word: string): string {
  return word.endsWith('s') ? word : `${word}s`;
}

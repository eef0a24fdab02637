/** What to do with a creature whose name already exists. */
export const THERE_CHOICES = ['both', 'replace', 'leave'] as const;
export type ThereChoice = (typeof THERE_CHOICES)[number];

export const THERE_WORDS: Readonly<Record<ThereChoice, string>> = {
  both: 'Keep both',
  replace: 'Replace mine',
  leave: 'Skip',
};

/** An existing creature of the same name; `same` when it is identical. */
export type There = { readonly id: string; readonly version: number; readonly same: boolean };

/** The choices for an import: creatures by index, what to do with existing ones, and the target folder. */
export type ImportChoices = {
  readonly take: readonly number[];
  readonly how: ReadonlyMap<number, ThereChoice>;
  readonly folder: string;
};

const LONGEST_FOLDER = 60;

/** Reads the choices of a form; invalid ones are ignored. */
export function readChoices(form: FormData, pieces: number): ImportChoices {
  const take = form
    .getAll('take')
    .map(String)
    .filter((word) => /^\d{1,3}$/.test(word))
    .map(Number)
    .filter((at) => at < pieces);
  const how = new Map<number, ThereChoice>();
  for (const at of take) {
    const choice = THERE_CHOICES.find((one) => one === form.get(`how-${at}`));
    if (choice) how.set(at, choice);
  }
  const folder = form.get('folder');
  return {
    take: [...new Set(take)],
    how,
    folder:
      typeof folder === 'string' ? folder.replace(/\s+/g, ' ').trim().slice(0, LONGEST_FOLDER) : '',
  };
}

/** The default choices: every valid creature except those that already exist identically. */
export function usualChoices(
  pieces: readonly { readonly record: unknown }[],
  there: ReadonlyMap<number, There>,
): ImportChoices {
  const take = pieces.flatMap(({ record }, at) =>
    record === null || there.get(at)?.same ? [] : [at],
  );
  return { take, how: new Map(), folder: '' };
}

/** What is done with a creature whose name is kept already. */
export const THERE_CHOICES = ['both', 'replace', 'leave'] as const;
export type ThereChoice = (typeof THERE_CHOICES)[number];

export const THERE_WORDS: Readonly<Record<ThereChoice, string>> = {
  both: 'Keep both',
  replace: 'Replace mine',
  leave: 'Skip',
};

/** A creature of the same name that somebody keeps; `same` when it says the same in every word. */
export type There = { readonly id: string; readonly version: number; readonly same: boolean };

/** What was chosen of an import: which creatures by their places, what is done where one is there already, and where they go. */
export type ImportChoices = {
  readonly take: readonly number[];
  readonly how: ReadonlyMap<number, ThereChoice>;
  readonly folder: string;
};

const LONGEST_FOLDER = 60;

/** Reads what was chosen; whatever is not understood is as if it were not said. */
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

/** What is chosen before anybody chose: all that can be taken, but for what is kept word for word already. */
export function usualChoices(
  pieces: readonly { readonly record: unknown }[],
  there: ReadonlyMap<number, There>,
): ImportChoices {
  const take = pieces.flatMap(({ record }, at) =>
    record === null || there.get(at)?.same ? [] : [at],
  );
  return { take, how: new Map(), folder: '' };
}

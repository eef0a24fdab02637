import type { HomebrewFormat, HomebrewPiece, HomebrewProblem } from '../report/reading';
import { asObject, listOf, own } from './foreign';
import type { JsonValue } from './json-values';
import { isOwn, readOwn } from './own-records';

type Pieces = {
  readonly format: HomebrewFormat | null;
  readonly pieces: readonly HomebrewPiece[];
  readonly problems: readonly HomebrewProblem[];
};

/** Reads the creatures of a JSON file, whatever program wrote it. */
export function readJson(values: readonly JsonValue[], _hint: HomebrewFormat | undefined): Pieces {
  const pieces: HomebrewPiece[] = [];
  const problems: HomebrewProblem[] = [];
  let format: HomebrewFormat | null = null;
  for (const { value, line } of values.flatMap(unpacked)) {
    const object = asObject(value);
    if (object !== null && isOwn(object)) {
      format ??= 'own';
      pieces.push(readOwn(value));
    } else problems.push({ line, problem: 'This is no creature in any form that can be read.' });
  }
  return { format, pieces, problems };
}

/** One creature, a list of them, or an object that has the list. */
function unpacked({ value, line }: JsonValue): JsonValue[] {
  const list = Array.isArray(value) ? value : own(asObject(value), 'records');
  return Array.isArray(list)
    ? listOf(list).map((one) => ({ value: one, line }))
    : [{ value, line }];
}

import type { z } from 'zod';
import { expectation } from '~/compendium/records/record-problem';
import { type Character, character } from '../record/character';
import { inside, withoutUnknown } from '../record/without-unknown';
import { type ExchangeReport, oneLine, reportPen } from './exchange-report';
import { lift } from './lifts';

export type OwnReading =
  | { readonly ok: true; readonly character: Character; readonly report: ExchangeReport }
  | { readonly ok: false; readonly problem: string };

/**
 * Reads our own character file, of this or an older version. The `sheet` block is for other programs and is ignored; an
 * unknown field is dropped and reported; any other problem rejects the file, with its position.
 */
export function readOwn(object: Readonly<Record<string, unknown>>): OwnReading {
  const lifted = lift(object);
  if (!lifted.ok) return lifted;
  const { sheet: _, portrait, ...file } = lifted.file;
  const pen = reportPen();
  if (lifted.from !== lifted.file.version) {
    pen.changed(`The file was updated from version ${lifted.from}.`);
  }
  if (typeof portrait === 'string') pen.dropped('The portrait is not in the file.');
  const read = withoutUnknown(character, file, (path) =>
    pen.dropped(`“${path.join('.')}” is not a field of a character.`),
  );
  if (!read.success) return { ok: false, problem: problemOf(read.error, file) };
  const { name, levels, items } = read.data;
  pen.kept(
    `${name === '' ? 'Unnamed character' : name}, ${read.data.edition} rules: ${levels.length} levels, ${items.length} items.`,
  );
  return { ok: true, character: read.data, report: pen.report() };
}

/** Words a validation problem: "In items, entry 3, count: must be a whole number from 0 to 9999." */
function problemOf(error: z.ZodError, file: unknown): string {
  const [issue] = error.issues;
  if (issue === undefined) return 'This is not a character.';
  const place = issue.path
    .map((step) => (typeof step === 'number' ? `entry ${step + 1}` : String(step)))
    .join(', ');
  const more = error.issues.length - 1;
  const others = more === 0 ? '' : ` (and ${more} more like it)`;
  const isMissing =
    issue.code !== 'unrecognized_keys' && issue.path.reduce(inside, file) === undefined;
  const words = isMissing ? 'it is missing' : expectation(issue);
  return oneLine(
    place === ''
      ? `This is not a character: ${words}${others}.`
      : `In ${place}: ${words}${others}.`,
    400,
  );
}

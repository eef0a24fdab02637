import { HOMEBREW_FORMATS, READ_FORMS } from '~/compendium/foreign/forms';
import { readHomebrew } from '~/compendium/foreign/read-homebrew';
import { countCreatures } from './import-words';

/** A sentence about the result of reading a text or file; "" for nothing. */
export function readAnswer(input: string | Uint8Array, hint: string): string {
  if (typeof input === 'string' && input.trim() === '') return '';
  const known = HOMEBREW_FORMATS.find((one) => one === hint);
  const { format, records, problems } = readHomebrew(input, known);
  const [first] = problems;
  if (format === null || records.length === 0) return first?.problem ?? 'No monster could be read.';
  const [only] = records;
  const what = records.length === 1 && only ? only.name : countCreatures(records.length);
  const also = problems.length === 0 ? '' : ` ${problems.length} more could not be read.`;
  return `Recognized: ${READ_FORMS[format].name}, ${what}.${also}`;
}

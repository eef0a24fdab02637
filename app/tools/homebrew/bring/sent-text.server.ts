import { decoded } from '~/compendium/foreign/decode';
import { HOMEBREW_FORMATS, type HomebrewFormat } from '~/compendium/foreign/forms';
import { HOMEBREW_LIMITS } from '~/compendium/foreign/limits';

/** The submitted text, or why it cannot be read; `typed` is shown in the form again. */
export type Sent =
  | {
      readonly ok: true;
      readonly text: string;
      readonly name: string;
      readonly hint: HomebrewFormat | null;
      readonly typed: string;
    }
  | { readonly ok: false; readonly problem: string; readonly typed: string };

/** The maximum length of a text shown in the form again; longer ones should be sent as a file. */
const MOST_TYPED = 200_000;

/** The text of a form: its file, or otherwise its text field. */
export async function sentText(form: FormData): Promise<Sent> {
  const said = form.get('text');
  const typed = typeof said === 'string' ? said : '';
  const back = typed.slice(0, MOST_TYPED);
  const hint = HOMEBREW_FORMATS.find((one) => one === form.get('hint')) ?? null;
  const file = form.get('file');
  const isFile = file instanceof File && file.size > 0;
  if (isFile && file.size > HOMEBREW_LIMITS.bytes)
    return { ok: false, problem: 'A file can be at most 5 MB.', typed: back };
  const read = decoded(isFile ? new Uint8Array(await file.arrayBuffer()) : typed);
  if (!read.ok) return { ok: false, problem: read.problem, typed: back };
  const name = isFile ? plainName(file.name) : '';
  return { ok: true, text: read.text, name, hint, typed: back };
}

/** A file name on one line, limited in length, without control characters. */
function plainName(name: string): string {
  return [...name.replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ').trim()].slice(0, 100).join('');
}

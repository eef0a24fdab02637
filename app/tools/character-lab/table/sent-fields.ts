import type { TableFields } from './deeds-of-fields';

/** The maximum length of a field: a note has up to 1,000 characters, and a form sends each line break as two. */
const MOST_OF_NOTE = 2000;
const MOST = 600;

/** The field values of a submitted form, limited in length. */
export function sentFields(form: Iterable<readonly [string, unknown]>): Map<string, string> {
  return new Map(
    [...form].map(([name, value]) => [
      name,
      String(value).slice(0, name === 'text' ? MOST_OF_NOTE : MOST),
    ]),
  );
}

/** The name under which a note's text is given back; without an id, that of a new note. */
export function typedNote(note = ''): string {
  return `note ${note}`;
}

/** The typed values of a rest or a note that was not applied, to show them again. */
export function typedAgain(fields: TableFields): Record<string, string> {
  const dice = [...fields].filter(([name]) => /^(dice|shown)-\d{1,2}$/.test(name));
  const pressed = new URLSearchParams(fields.get('press') ?? '');
  const isNote = pressed.get('does') === 'note' && !pressed.has('text');
  return Object.fromEntries([
    ...dice.map(([name, value]) => [name, value.slice(0, 80)]),
    ...(isNote ? [[typedNote(pressed.get('note') ?? ''), fields.get('text') ?? '']] : []),
  ]);
}

import { readExpressions } from '../roll/asked-roll';
import { KEPT_LIMITS, type KeptProblem, type TypedKept } from './kept-limits';
import { readTable } from './table-text';

export type KeptReading = { ok: true; kept: TypedKept } | ({ ok: false } & KeptProblem);

/** Validates a typed macro or table; one that cannot be rolled is refused with a sentence. */
export function readKept(typed: TypedKept): KeptReading {
  const line = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  const [name, character] = [line(typed.name), line(typed.character)];
  const { kind } = typed;
  if (name === '') return no('name', `Give the ${kind} a name.`);
  if (name.length > KEPT_LIMITS.name) return no('name', tooLong('A name', KEPT_LIMITS.name, name));
  if (character.length > KEPT_LIMITS.character) {
    return no('character', tooLong('A character’s name', KEPT_LIMITS.character, character));
  }
  const body = kind === 'macro' ? line(typed.body) : typed.body.replace(/\r\n?/g, '\n').trim();
  if (kind === 'macro') {
    const parsed = readExpressions(body);
    if (!parsed.ok) return no('body', `${parsed.problem} (character ${parsed.position + 1})`);
  } else {
    if (body.length > KEPT_LIMITS.rowsText) {
      return no('body', tooLong('All rows together', KEPT_LIMITS.rowsText, body));
    }
    const rows = readTable(body);
    if (!rows.ok) return no('body', rows.problem);
  }
  return { ok: true, kept: { ...typed, name, character, body } };
}

function tooLong(what: string, most: number, text: string): string {
  return `${what} can have ${most} characters; this has ${text.length}.`;
}

function no(field: KeptProblem['field'], problem: string): KeptReading {
  return { ok: false, field, problem };
}

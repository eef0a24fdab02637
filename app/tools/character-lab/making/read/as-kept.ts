import { type Character, character as characterShape } from '~/characters/record/character';
import { expectation } from '~/compendium/records/record-problem';

/** The character as it can be stored, or the first problem as text. */
export function asKept(
  character: Character,
): { ok: true; character: Character } | { ok: false; problem: string } {
  const read = characterShape.safeParse(character);
  if (read.success) return { ok: true, character: read.data };
  const [issue] = read.error.issues;
  return {
    ok: false,
    problem: `${issue?.path.join(' › ') || 'Something'} ${issue ? expectation(issue) : 'cannot be saved'}.`,
  };
}

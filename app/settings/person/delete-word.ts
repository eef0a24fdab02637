/** The word to type for deleting the account. */
export const DELETE_WORD = 'DELETE';

/** Whether the typed text is the word; ignores surrounding spaces and case. */
export function isDeleteWord(typed: unknown): boolean {
  return typeof typed === 'string' && typed.trim().toUpperCase() === DELETE_WORD;
}

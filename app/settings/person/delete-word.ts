/** The word that someone types to delete their account. */
export const DELETE_WORD = 'DELETE';

/** Whether what was typed is the word; blanks around it and small letters are forgiven. */
export function isDeleteWord(typed: unknown): boolean {
  return typeof typed === 'string' && typed.trim().toUpperCase() === DELETE_WORD;
}

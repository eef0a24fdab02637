/** The message on a user's page after each action. */
export const DONE_WORDS = {
  role: 'Role changed. They are signed out everywhere and get it when they sign in.',
  'give-pro': 'Pro given, from now on.',
  'take-pro': 'Gift of Pro removed. A plan they pay for stays.',
  'change-gift': 'Gift saved.',
  resend: 'Invitation sent again. The earlier first password no longer works.',
  reset: 'The sign-in provider emails them a code for a new password.',
  'sign-out': 'They are signed out everywhere.',
  disable: 'Disabled and signed out everywhere. Nothing of theirs is deleted.',
  enable: 'They can sign in again.',
} as const;

/** The actions of a user's page. */
export type PersonIntent = keyof typeof DONE_WORDS;

/** The action with this name; null for unknown values. */
export function intentNamed(word: unknown): PersonIntent | null {
  return typeof word === 'string' && Object.hasOwn(DONE_WORDS, word)
    ? (word as PersonIntent)
    : null;
}

/** The notice for the query's value; null for unknown values. */
export function doneWords(done: string | null): string | null {
  const intent = intentNamed(done);
  return intent && DONE_WORDS[intent];
}

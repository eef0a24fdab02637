/** What the page of a person says after each act. */
export const DONE_WORDS = {
  role: 'The role is changed, and they are signed out everywhere: the next sign-in follows it.',
  'give-pro': 'Pro is given, from this moment on.',
  'take-pro': 'The gift of Pro is taken back. What they pay for themselves stays.',
  'change-gift': 'The end and the note of the gift are changed.',
  resend:
    'The invitation is on its way once more. The first password of the one before counts no more.',
  reset: 'The hosted sign-in mails them a code for a new password.',
  'sign-out': 'They are signed out everywhere.',
  disable: 'They are shut out and signed out everywhere. Nothing of theirs is lost.',
  enable: 'They may sign in again.',
} as const;

/** What the forms of a person's page can ask for. */
export type PersonIntent = keyof typeof DONE_WORDS;

/** The act that a form or an address names; null for words that nobody wrote. */
export function intentNamed(word: unknown): PersonIntent | null {
  return typeof word === 'string' && Object.hasOwn(DONE_WORDS, word)
    ? (word as PersonIntent)
    : null;
}

/** The notice for the word that an address carries; null for words that nobody wrote. */
export function doneWords(done: string | null): string | null {
  const intent = intentNamed(done);
  return intent && DONE_WORDS[intent];
}

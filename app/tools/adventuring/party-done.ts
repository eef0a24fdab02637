const WORDS: Readonly<Record<string, string>> = {
  joined: 'You are in. Your character is here, and yours to change.',
  notes: 'The notes are kept.',
  renewed: 'There is a new code. The one before opens nothing any more.',
  closed: 'Joining is closed.',
  removed: 'They are not in this party any more. Their characters stay.',
  'handed-over': 'The party is handed over. You help to run it from now on.',
  gone: 'The character is gone.',
};

/** What was done just now, in words; null for nothing that is known. */
export function doneWords(done: string | null): string | null {
  return done !== null && Object.hasOwn(WORDS, done) ? (WORDS[done] ?? null) : null;
}

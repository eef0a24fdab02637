const WORDS: Readonly<Record<string, string>> = {
  joined: 'You have joined. Your character is here, and you can edit it.',
  notes: 'Notes saved.',
  renewed: 'There is a new code. The old one no longer works.',
  closed: 'Joining is closed.',
  removed: 'Removed from this party. Their characters stay.',
  'handed-over': 'Party handed over. You are now co-GM.',
  gone: 'Character deleted.',
};

/** The sentence for what was just done; null for an unknown value. */
export function doneWords(done: string | null): string | null {
  return done !== null && Object.hasOwn(WORDS, done) ? (WORDS[done] ?? null) : null;
}

/** What one person may keep, or one device; lists that were deleted lately count, and make room when it is needed. */
export const LIST_LIMITS = {
  lists: 100,
  monsters: 200,
  nameLength: 60,
  notes: 2000,
  noteLength: 2000,
  keptDeletedMs: 30 * 24 * 60 * 60 * 1000,
} as const;

/** A typed text as it is kept, or a sentence that says what is wrong with it. */
export type Reading = { ok: true; text: string } | { ok: false; problem: string };

const FULL = {
  lists: `You have ${LIST_LIMITS.lists} lists, the maximum. Delete one first.`,
  notes: `You have ${figure(LIST_LIMITS.notes)} notes, the maximum. Empty one first.`,
} as const;

/** Says that there is no room for another list or note. */
export function fullProblem(of: keyof typeof FULL): string {
  return FULL[of];
}

/** Says that a list has room for no other monster. */
export function fullListProblem(name: string): string {
  return `“${name}” has ${LIST_LIMITS.monsters} monsters, the maximum. Remove one first.`;
}

/** Reads the name of a list: 1 to 60 characters on one line. */
export function readListName(typed: string): Reading {
  const text = typed.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  if (text === '') return { ok: false, problem: 'Give the list a name.' };
  if (text.length <= LIST_LIMITS.nameLength) return { ok: true, text };
  const problem = `The name of a list can have ${LIST_LIMITS.nameLength} characters; this one has ${text.length}.`;
  return { ok: false, problem };
}

/** Reads a note of up to 2,000 characters, its line breaks as one character each; one of blanks alone is none. */
export function readNote(typed: string): Reading {
  const lines = typed.replace(/\r\n?/g, '\n');
  const text = lines.trim() === '' ? '' : lines;
  if (text.length <= LIST_LIMITS.noteLength) return { ok: true, text };
  const problem = `A note can have ${figure(LIST_LIMITS.noteLength)} characters; this one has ${figure(text.length)}. Shorten it and save again: nothing is lost until then.`;
  return { ok: false, problem };
}

/** A number as a sentence writes it: "2,000". */
function figure(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** The limits per user or device; recently deleted lists count, and are removed when space is needed. */
export const LIST_LIMITS = {
  lists: 100,
  monsters: 200,
  nameLength: 60,
  notes: 2000,
  noteLength: 2000,
  keptDeletedMs: 30 * 24 * 60 * 60 * 1000,
} as const;

/** The normalised text, or a sentence about what is wrong with it. */
export type Reading = { ok: true; text: string } | { ok: false; problem: string };

const FULL = {
  lists: `You have ${LIST_LIMITS.lists} lists, the maximum. Delete one first.`,
  notes: `You have ${figure(LIST_LIMITS.notes)} notes, the maximum. Empty one first.`,
} as const;

/** The message when the maximum number of lists or notes is reached. */
export function fullProblem(of: keyof typeof FULL): string {
  return FULL[of];
}

/** The message when a list is full. */
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

/** Reads a note of up to 2,000 characters, with normalised line breaks; only whitespace counts as empty. */
export function readNote(typed: string): Reading {
  const lines = typed.replace(/\r\n?/g, '\n');
  const text = lines.trim() === '' ? '' : lines;
  if (text.length <= LIST_LIMITS.noteLength) return { ok: true, text };
  const problem = `A note can have ${figure(LIST_LIMITS.noteLength)} characters; this one has ${figure(text.length)}. Shorten it and save again: nothing is lost until then.`;
  return { ok: false, problem };
}

/** Formats a number: "2,000". */
function figure(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}

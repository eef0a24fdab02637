/** The text in the field of a note, and the stored text that it began with. */
export type NoteTyped = { text: string; over: string };

/** What the field holds once the note is stored as `stored`: a text that was typed stays until it is stored itself. */
export function noteInField(typed: NoteTyped, stored: string): NoteTyped {
  if (stored === typed.over) return typed;
  const isTyped = typed.text !== typed.over && typed.text.trim() !== stored;
  return isTyped ? typed : { text: stored, over: stored };
}

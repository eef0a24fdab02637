/** A command of a page: its buttons, its keys, its palette and its list of keys are all made from such a table. */
export type Command = {
  /** Stable across releases: a user's own keys are stored by it. */
  id: string;
  /** Its label, as on a button: "Undo". */
  label: string;
  /** The heading that it is listed under: "Edit". */
  group: string;
  /** Its default keys: "Mod+z" (Mod being Ctrl or ⌘), "Shift+L", "?", or a sequence: "g m". */
  keys: readonly string[];
  /** Whether it can run now; default true. */
  enabled?: boolean;
  /** Works wherever the focus is, or only inside the element given as the place, such as a drawing board. */
  where?: 'everywhere' | 'place';
  /** Its keys are the same on every page and cannot be changed. */
  fixed?: true;
  /** Repeats while its key is held down. */
  repeats?: boolean;
  perform: () => void;
};

/** A key that is not a command, shown first in its group in the list of keys: "Arrows", which move a cursor. */
export type KeyNote = { label: string; group: string; keys: string };

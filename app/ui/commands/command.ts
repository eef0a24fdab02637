/** Something a page can do: its buttons, its keys, its palette and its list of keys are all made from such a table. */
export type Command = {
  /** Stays the same from release to release: keys that somebody chose are kept by it. */
  id: string;
  /** What it does, as a button says it: "Undo". */
  label: string;
  /** The heading it stands under: "Edit". */
  group: string;
  /** The keys it has from the start: "Mod+z" (Mod being Ctrl or ⌘), "Shift+L", "?", or one after the other: "g m". */
  keys: readonly string[];
  /** Whether it can do anything now; always when left out. */
  enabled?: boolean;
  /** Works wherever the focus is, or only inside the place that is given to the keys, such as a drawing board. */
  where?: 'everywhere' | 'place';
  /** Its keys are the same on every page, so that they cannot be chosen anew. */
  fixed?: true;
  /** Goes on for as long as its key is held down. */
  repeats?: boolean;
  perform: () => void;
};

/** A key that is no command, told in the list of keys at the head of its group: "Arrows", which move a cursor. */
export type KeyNote = { label: string; group: string; keys: string };

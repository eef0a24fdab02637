/** The fields of a deed that a button sends. */
export type Pressed = Readonly<Record<string, string | number | boolean>>;

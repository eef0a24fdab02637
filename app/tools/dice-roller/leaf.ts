/** A part of a page that server and browser render identically: text, or an element with children. */
export type Leaf =
  | string
  | { readonly tag: string; readonly attributes: Attributes; readonly of: readonly Leaf[] };

/** Attribute names as in React, without `className`, `style` and event handlers; `undefined` is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Makes an element with attributes and children. */
export function leaf(tag: string, attributes: Attributes = {}, ...of: readonly Leaf[]): Leaf {
  return { tag, attributes, of };
}

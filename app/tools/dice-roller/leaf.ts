/** A piece of a page that the server and the browser show the same way: words, or an element with what is in it. */
export type Leaf =
  | string
  | { readonly tag: string; readonly attributes: Attributes; readonly of: readonly Leaf[] };

/** Names as React has them, without `className`, `style` and whatever listens; `undefined` is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element with its attributes and what is in it. */
export function leaf(tag: string, attributes: Attributes = {}, ...of: readonly Leaf[]): Leaf {
  return { tag, attributes, of };
}

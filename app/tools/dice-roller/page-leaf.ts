import type { Leaf } from './leaf';

const DRAWN = new Set(['svg', 'rect', 'text', 'line']);

/** Attributes whose names differ between React and HTML. */
const WRITTEN: Record<string, string> = { htmlFor: 'for' };

/** Makes DOM nodes of leaves. User input is inserted only as text, never as HTML. */
export function nodesOf(page: Document, leaves: readonly Leaf[]): Node[] {
  return leaves.map((leaf) => {
    if (typeof leaf === 'string') return page.createTextNode(leaf);
    const element = DRAWN.has(leaf.tag)
      ? page.createElementNS('http://www.w3.org/2000/svg', leaf.tag)
      : page.createElement(leaf.tag);
    for (const [name, value] of Object.entries(leaf.attributes)) {
      if (value !== undefined) element.setAttribute(WRITTEN[name] ?? name, String(value));
    }
    for (const inner of nodesOf(page, leaf.of)) element.appendChild(inner);
    return element;
  });
}

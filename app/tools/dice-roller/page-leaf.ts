import type { Leaf } from './leaf';

const DRAWN = new Set(['svg', 'rect', 'text', 'line']);

/** What React calls otherwise than HTML. */
const WRITTEN: Record<string, string> = { htmlFor: 'for' };

/** Makes pieces of a page in the browser. What is typed comes in as text and nothing else. */
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

import { createElement, type ReactNode } from 'react';
import type { Leaf } from './leaf';

/** Shows pieces of a page on the server. */
export function LeafView({ of }: { of: readonly Leaf[] }): ReactNode {
  return createElement('div', { 'data-leaves': '' }, ...of.map(elementOf));
}

function elementOf(leaf: Leaf): ReactNode {
  if (typeof leaf === 'string') return leaf;
  return createElement(leaf.tag, { ...leaf.attributes }, ...leaf.of.map(elementOf));
}

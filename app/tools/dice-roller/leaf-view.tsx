import { createElement, type ReactNode } from 'react';
import type { Leaf } from './leaf';

/** Renders leaves with React, on the server. */
export function LeafView({ of }: { of: readonly Leaf[] }): ReactNode {
  return createElement('div', { 'data-leaves': '' }, ...of.map(elementOf));
}

function elementOf(leaf: Leaf): ReactNode {
  if (typeof leaf === 'string') return leaf;
  const { value, open, ...rest } = leaf.attributes;
  const attributes: Record<string, unknown> = { ...rest };
  if (open !== undefined) attributes.open = true;
  if (rest.noValidate !== undefined) attributes.noValidate = true;
  // Uncontrolled, so that the user's input is kept.
  if (leaf.tag === 'textarea')
    return createElement('textarea', { ...attributes, defaultValue: leaf.of.join('') });
  if (value !== undefined) attributes[leaf.tag === 'option' ? 'value' : 'defaultValue'] = value;
  return createElement(leaf.tag, attributes, ...leaf.of.map(elementOf));
}

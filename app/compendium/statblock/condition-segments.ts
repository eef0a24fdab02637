import { CONDITIONS } from '~/rules/conditions';
import type { Segment } from './statblock';

const NAMED = new RegExp(`\\b(${CONDITIONS.join('|')})\\b`, 'i');

/** Makes the first mention of each condition a link to its description. */
export function withConditions(segments: readonly Segment[]): Segment[] {
  const met = new Set<string>();
  return segments.flatMap((segment) => {
    if (typeof segment !== 'string') return [segment];
    return segment.split(NAMED).flatMap((text): Segment[] => {
      const condition = CONDITIONS.find((one) => one === text.toLowerCase());
      if (condition === undefined || met.has(condition)) return text === '' ? [] : [text];
      met.add(condition);
      return [{ text, condition }];
    });
  });
}

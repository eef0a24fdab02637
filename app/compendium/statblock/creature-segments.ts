import type { Segment } from './statblock';

/**
 * Marks in the words of one entry or spell what names one of its creatures, each once, where `text` (all of its words) speaks of
 * it first. Creatures are given by slug; "swarm-of-bats" is found as "swarm of bats" and "Swarms of Bats", and by its last
 * word alone ("bats") where its whole name does not stand.
 */
export function creatureMarker(
  text: string,
  creatures: readonly string[],
): (segments: readonly Segment[]) => Segment[] {
  // The longest name first: a giant spider is no spider.
  const names = [...creatures]
    .sort((a, b) => b.length - a.length)
    .map((creature) => ({ creature, words: wordsFor(creature, text) }));
  if (names.length === 0) return (segments) => [...segments];
  const any = whole(names.map(({ words }) => `(${words})`).join('|'));
  const met = new Set<string>();
  return (segments) =>
    segments.flatMap((segment) => {
      if (typeof segment !== 'string') return [segment];
      const pieces: Segment[] = [];
      let done = 0;
      for (const match of segment.matchAll(any)) {
        const [named, ...ways] = match;
        const creature = names[ways.findIndex((way) => way !== undefined)]?.creature;
        if (creature === undefined || met.has(creature)) continue;
        met.add(creature);
        pieces.push(segment.slice(done, match.index), { text: named, creature });
        done = match.index + named.length;
      }
      return [...pieces, segment.slice(done)].filter((piece) => piece !== '');
    });
}

/** The pattern of a name, or of its last word where the text has no more of it. */
function wordsFor(creature: string, text: string): string {
  const words = creature.split('-');
  const full = namePattern(words);
  return whole(full).test(text) ? full : namePattern(words.slice(-1));
}

/** A name with its noun in singular and plural: the last word, or the one before "of". */
function namePattern(words: readonly string[]): string {
  const of = words.indexOf('of');
  const noun = (of > 0 ? of : words.length) - 1;
  return words.map((word, at) => (at === noun ? inBothNumbers(word) : word)).join('[ -]');
}

function inBothNumbers(noun: string): string {
  if (noun.endsWith('y')) return `${noun.slice(0, -1)}(?:y|ies)`;
  if (noun.endsWith('f')) return `${noun.slice(0, -1)}(?:f|ves)`;
  return `${noun}(?:e?s)?`;
}

function whole(pattern: string): RegExp {
  return new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, 'gi');
}

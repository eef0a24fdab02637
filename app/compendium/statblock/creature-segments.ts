import type { Segment } from './statblock';

/**
 * Returns a function that links the first mention of each of the given creatures in one entry or spell; `text` is its
 * complete text. Creatures are given by slug; "swarm-of-bats" matches "swarm of bats" and "Swarms of Bats", and its
 * last word ("bats") when the full name does not occur.
 */
export function creatureMarker(
  text: string,
  creatures: readonly string[],
): (segments: readonly Segment[]) => Segment[] {
  // Longest names first, so that "giant spider" does not match "spider".
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

/** The pattern of a name, or of its last word when the text does not contain the full name. */
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

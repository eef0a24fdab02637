import type { Random } from '~/rules/random';

/**
 * A line that fits and was not said yet; tries some at random. Null when none was found, so that no line stands twice.
 */
export function unsaidLine(
  random: Random,
  said: Set<string>,
  make: (random: Random) => string,
  fits: (line: string) => boolean = () => true,
): string | null {
  for (let tried = 0; tried < 60; tried += 1) {
    const line = make(random);
    // The numbers of two lines may differ where their words do not.
    const words = line.replaceAll(/\d+/g, '#');
    if (said.has(words) || !fits(line)) continue;
    said.add(words);
    return line;
  }
  return null;
}

const COPY = ' (copy)';

/** The name of a copy: cut to leave room for the word, without splitting a surrogate pair. */
export function copyName(name: string, most = 100): string {
  return `${name
    .slice(0, most - COPY.length)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}${COPY}`;
}

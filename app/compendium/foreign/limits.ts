/**
 * Limits for one file or paste: bytes, creatures, nesting of JSON and XML, characters per line, lines, reported
 * problems.
 */
export const HOMEBREW_LIMITS = {
  bytes: 5 * 1024 * 1024,
  records: 500,
  depth: 40,
  lineLetters: 10_000,
  lines: 100_000,
  problems: 50,
} as const;

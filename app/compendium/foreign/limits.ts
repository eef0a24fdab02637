/** What one file or paste may have: bytes, creatures, nesting of JSON and XML, letters of a line of text, such lines, problems that are told. */
export const HOMEBREW_LIMITS = {
  bytes: 5 * 1024 * 1024,
  records: 500,
  depth: 40,
  lineLetters: 10_000,
  lines: 100_000,
  problems: 50,
} as const;

/** Characters that the name of a map may have, and a label upon it. */
export const LONGEST_NAME = 80;
export const LONGEST_LABEL = 60;

/** A text without line breaks and signs that cannot be seen, at most `longest` characters; '' for what is no text. */
export function oneLine(value: unknown, longest: number): string {
  if (typeof value !== 'string') return '';
  const clean = value
    .slice(0, longest * 8)
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return [...clean].slice(0, longest).join('').trim();
}

/** The maximum length of a map's name and of a label, in characters. */
export const LONGEST_NAME = 80;
export const LONGEST_LABEL = 60;

/** A text without line breaks and invisible characters, at most `longest` characters; '' for anything but text. */
export function oneLine(value: unknown, longest: number): string {
  if (typeof value !== 'string') return '';
  const clean = value
    .slice(0, longest * 8)
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return [...clean].slice(0, longest).join('').trim();
}

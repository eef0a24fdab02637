/** The maximum number of entries read from an external list. */
const MOST_ENTRIES = 1000;

/** The value at a path in external data, through own properties only; undefined when missing. */
export function at(value: unknown, ...way: readonly (string | number)[]): unknown {
  let held = value;
  for (const step of way) {
    if (typeof held !== 'object' || held === null || !Object.hasOwn(held, step)) return undefined;
    held = Reflect.get(held, step);
  }
  return held;
}

/** The trimmed text at a path; '' when missing. A number is converted to text. */
export function textAt(value: unknown, ...way: readonly (string | number)[]): string {
  const held = at(value, ...way);
  return typeof held === 'string'
    ? held.trim()
    : typeof held === 'number' && Number.isFinite(held)
      ? String(held)
      : '';
}

/** The number at a path; null when missing. Digits in a text are converted. */
export function numberAt(value: unknown, ...way: readonly (string | number)[]): number | null {
  const held = at(value, ...way);
  if (typeof held === 'number') return Number.isFinite(held) ? held : null;
  return typeof held === 'string' && /^-?\d{1,9}(\.\d+)?$/.test(held.trim()) ? Number(held) : null;
}

/** The whole number at a path, limited to its bounds; `usual` when missing. */
export function wholeAt(
  [min, max]: readonly [number, number],
  usual: number,
  value: unknown,
  ...way: readonly (string | number)[]
): number {
  const held = numberAt(value, ...way);
  return held === null ? usual : Math.min(max, Math.max(min, Math.round(held)));
}

/** The entries at a path: of a list, or the values of an object; empty when it is neither. */
export function listAt(value: unknown, ...way: readonly (string | number)[]): readonly unknown[] {
  const held = at(value, ...way);
  const list = Array.isArray(held)
    ? held
    : typeof held === 'object' && held !== null
      ? Object.values(held)
      : [];
  return list.slice(0, MOST_ENTRIES);
}

/** The non-empty texts of a list at a path. */
export function textsAt(value: unknown, ...way: readonly (string | number)[]): string[] {
  return listAt(value, ...way).flatMap((one) =>
    typeof one === 'string' && one.trim() !== '' ? [one.trim()] : [],
  );
}

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  mdash: '—',
  ndash: '–',
  hellip: '…',
};

/** A text without its HTML tags; paragraphs become lines. */
export function withoutMarkup(html: string): string {
  return html
    .replace(/\r\n?/g, '\n')
    .replace(/<(?:br|\/p|\/li|\/h\d|\/div|\/tr)\b[^<>]{0,200}>/gi, '\n')
    .replace(/<[a-z/!][^<>]{0,2000}>/gi, '')
    .replace(/&(#\d{1,6}|[a-z]{2,8});/gi, (whole, name: string) =>
      name.startsWith('#') ? signOf(Number(name.slice(1))) : (SIGNS[name.toLowerCase()] ?? whole),
    )
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function signOf(code: number): string {
  return code >= 32 && code <= 0xffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCharCode(code)
    : ' ';
}

/** Entries of a list from outside that are looked at. */
const MOST_ENTRIES = 1000;

/** What lies at a place inside a value from outside, its own fields alone; undefined where there is nothing. */
export function at(value: unknown, ...way: readonly (string | number)[]): unknown {
  let held = value;
  for (const step of way) {
    if (typeof held !== 'object' || held === null || !Object.hasOwn(held, step)) return undefined;
    held = Reflect.get(held, step);
  }
  return held;
}

/** The text at a place, trimmed; '' where there is none. Numbers count as their digits. */
export function textAt(value: unknown, ...way: readonly (string | number)[]): string {
  const held = at(value, ...way);
  return typeof held === 'string'
    ? held.trim()
    : typeof held === 'number' && Number.isFinite(held)
      ? String(held)
      : '';
}

/** The number at a place; null where there is none. Digits in a text count as their number. */
export function numberAt(value: unknown, ...way: readonly (string | number)[]): number | null {
  const held = at(value, ...way);
  if (typeof held === 'number') return Number.isFinite(held) ? held : null;
  return typeof held === 'string' && /^-?\d{1,9}(\.\d+)?$/.test(held.trim()) ? Number(held) : null;
}

/** The whole number at a place, brought within its bounds; `usual` where there is none. */
export function wholeAt(
  [min, max]: readonly [number, number],
  usual: number,
  value: unknown,
  ...way: readonly (string | number)[]
): number {
  const held = numberAt(value, ...way);
  return held === null ? usual : Math.min(max, Math.max(min, Math.round(held)));
}

/** The entries at a place: of a list, or of an object's fields in their order; none where there is neither. */
export function listAt(value: unknown, ...way: readonly (string | number)[]): readonly unknown[] {
  const held = at(value, ...way);
  const list = Array.isArray(held)
    ? held
    : typeof held === 'object' && held !== null
      ? Object.values(held)
      : [];
  return list.slice(0, MOST_ENTRIES);
}

/** The texts of a list at a place. */
export function textsAt(value: unknown, ...way: readonly (string | number)[]): string[] {
  return listAt(value, ...way).flatMap((one) =>
    typeof one === 'string' && one.trim() !== '' ? [one.trim()] : [],
  );
}

const SIGNS: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
  ...{ rsquo: '’', lsquo: '‘', rdquo: '”', ldquo: '“', mdash: '—', ndash: '–', hellip: '…' },
};

/** Words without the HTML that they may be wrapped in: paragraphs become lines. */
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

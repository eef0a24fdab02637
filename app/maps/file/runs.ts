/**
 * Run-length encodes a row: a count and a letter ("12#" is twelve of #), without the count when it is 1. A row written
 * out in full is also valid.
 */
export function packRow(letters: string): string {
  return letters.replaceAll(/(.)\1+/g, (run: string, letter: string) => `${run.length}${letter}`);
}

/** Decodes a row, at most `longest` letters. */
export function unpackRow(packed: string, longest: number): string {
  let row = '';
  for (const [, count = '', letter = ''] of packed
    .slice(0, longest * 4)
    .matchAll(/(\d{0,6})(\D)/g)) {
    const times = count === '' ? 1 : Math.min(Number(count), longest - row.length);
    row += letter.repeat(times);
    if (row.length >= longest) break;
  }
  return row.slice(0, longest);
}

/** Encodes the non-zero parts of a row as "4-9:3 20-24:7": columns 4 to 9 are 3, and so on. */
export function packSpans(values: ArrayLike<number>, from: number, length: number): string {
  const spans: string[] = [];
  let start = 0;
  while (start < length) {
    const value = values[from + start] ?? 0;
    let end = start + 1;
    while (end < length && values[from + end] === value) end += 1;
    if (value !== 0) spans.push(`${start}-${end - 1}:${value}`);
    start = end;
  }
  return spans.join(' ');
}

/** Decodes the spans of a row; invalid ones are ignored, and the result is then `false`. */
export function unpackSpans(
  packed: string,
  values: Uint8Array | Uint16Array,
  from: number,
  length: number,
): boolean {
  if (packed === '') return true;
  let sound = true;
  for (const span of packed.slice(0, length * 20).split(' ')) {
    const found = /^(\d{1,5})-(\d{1,5}):(\d{1,5})$/.exec(span);
    const [start, end, value] = [Number(found?.[1]), Number(found?.[2]), Number(found?.[3])];
    if (found === null || end < start || end >= length || value > 65_535) sound = false;
    else values.fill(value, from + start, from + end + 1);
  }
  return sound;
}

const DIVIDERS = { ',': /,\s*/g, ',;': /[,;]\s*/g } as const;

/** Splits a list at its commas (or semicolons), except inside brackets. */
export function partsOf(text: string, dividers: keyof typeof DIVIDERS = ','): string[] {
  const parts: string[] = [];
  let [from, opens, closes] = [0, -1, -1];
  for (const found of text.matchAll(DIVIDERS[dividers])) {
    const behind = found.index + found[0].length;
    // Finds the next brackets only once for all dividers before them.
    if (opens < behind) opens = placeOf('(', text, behind);
    if (closes < behind) closes = placeOf(')', text, behind);
    if (closes < opens) continue;
    parts.push(text.slice(from, found.index));
    from = behind;
  }
  return [...parts, text.slice(from)];
}

function placeOf(sign: string, text: string, from: number): number {
  const at = text.indexOf(sign, from);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

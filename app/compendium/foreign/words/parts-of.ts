const DIVIDERS = { ',': /,\s*/g, ',;': /[,;]\s*/g } as const;

/** The parts of a list: what stands between its commas (or semicolons), but for those within brackets. */
export function partsOf(text: string, dividers: keyof typeof DIVIDERS = ','): string[] {
  const parts: string[] = [];
  let [from, opens, closes] = [0, -1, -1];
  for (const found of text.matchAll(DIVIDERS[dividers])) {
    const behind = found.index + found[0].length;
    // The next brackets are looked for once, however many dividers stand before them.
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

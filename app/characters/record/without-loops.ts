type Inside = { within?: string | undefined };

/** The entries of items without those links by which an item would be inside itself: nobody could see it. */
export function withoutLoops<Entry extends Inside>(
  gear: Readonly<Record<string, Entry>>,
): Record<string, Entry> {
  return Object.fromEntries(
    Object.entries(gear).map(([id, entry]) => {
      if (!isInItself(gear, id)) return [id, entry];
      const { within: _, ...rest } = entry;
      return [id, rest as Entry];
    }),
  );
}

function isInItself(gear: Readonly<Record<string, Inside>>, id: string): boolean {
  const seen = new Set<string>();
  let at = withinOf(gear, id);
  while (at !== undefined && at !== id && !seen.has(at)) {
    seen.add(at);
    at = withinOf(gear, at);
  }
  return at === id;
}

function withinOf(gear: Readonly<Record<string, Inside>>, id: string): string | undefined {
  return Object.hasOwn(gear, id) ? gear[id]?.within : undefined;
}

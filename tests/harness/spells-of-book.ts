/** The slugs of all spells in a part of a character book: given, required, or added to a list. */
export function spellsNamed(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = Object.entries(part).flatMap(([name, value]) => {
    if (name === 'spell' && typeof value === 'string') return [value];
    const many = name === 'anySpell' || ('gives' in part && name === 'spells');
    return many && Array.isArray(value) ? (value as string[]) : [];
  });
  return [...own, ...Object.values(part).flatMap(spellsNamed)];
}

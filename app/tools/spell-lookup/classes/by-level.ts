/** Groups spells by level, keeping their order. */
export function byLevel<Spell extends { level: number }>(
  spells: readonly Spell[],
): { level: number; spells: Spell[] }[] {
  const levels = [...new Set(spells.map(({ level }) => level))].sort((one, other) => one - other);
  return levels.map((level) => ({ level, spells: spells.filter((one) => one.level === level) }));
}

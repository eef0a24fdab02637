/** A row of a saved encounter, as its JSON has it. */
export type PlannedMonster = {
  id: string | null;
  name: string;
  count: number;
  side: 'foes' | 'allies';
  round: number | null;
};

/** Who joins together: lines for the "add" form, the round in which they arrive ('' for now), and their side. */
export type Wave = { lines: string; arrives: string; side: string };

/** The fields of the "add" forms with which a saved encounter joins a fight; its notes and treasure come first. */
export function formsOfEncounter({
  monsters,
  notes,
  treasure,
}: {
  monsters: readonly PlannedMonster[];
  notes: string;
  treasure: string;
}): Record<string, string>[] {
  const papers = { 'encounter-notes': notes, 'encounter-treasure': treasure };
  return wavesOf(monsters).map(({ lines, arrives, side }, at) => ({
    intent: 'add',
    lines,
    arrives,
    side,
    ...(at === 0 ? papers : {}),
  }));
}

/** The waves of a saved encounter: those of each round and side together, the first that come first. */
export function wavesOf(monsters: readonly PlannedMonster[]): Wave[] {
  const waves = new Map<string, { round: number | null; side: string; lines: string[] }>();
  for (const { id, name, count, side, round } of monsters) {
    const key = `${round ?? 0} ${side}`;
    const wave = waves.get(key) ?? { round, side, lines: [] };
    // A line is one combatant of each; what would end or split the line is left out of its name.
    wave.lines.push(`${count} ${id ?? name.replace(/[\n;]+/g, ' ')}`);
    waves.set(key, wave);
  }
  return [...waves.values()]
    .toSorted((one, other) => (one.round ?? 0) - (other.round ?? 0))
    .map(({ round, side, lines }) => ({
      lines: lines.join('\n'),
      arrives: round === null ? '' : String(round),
      side: side === 'allies' ? 'party' : 'foes',
    }));
}

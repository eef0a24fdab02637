/** Adds one creature to the lines: increases the count of its line, or appends a new line. */
export function oneMore(lines: string, name: string): string {
  const all = lines.split('\n');
  const at = all.findIndex((line) => line.trim().replace(/^\d+ /, '') === name);
  if (at < 0) return [...all.filter((line) => line.trim() !== ''), name].join('\n');
  const count = Number(/^\s*(\d+) /.exec(all[at] ?? '')?.[1] ?? 1);
  return all.with(at, `${count + 1} ${name}`).join('\n');
}

/** A name as it is sought, and how many are wanted: "goblin +3", "3 goblin" and "goblin x3" are three. */
export function timesOf(typed: string): { name: string; times: number } {
  const before = /^\+?(\d{1,2})\s+(\S.*)$/.exec(typed);
  const after = /^(\S.*?)\s*(?:\+|\s[x×])\s*(\d{1,2})$/i.exec(typed);
  const [name, count] = before ? [before[2], before[1]] : [after?.[1], after?.[2]];
  const times = Number(count);
  return name !== undefined && times >= 1 ? { name, times } : { name: typed, times: 1 };
}

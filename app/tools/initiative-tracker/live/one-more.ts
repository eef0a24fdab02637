/** Adds one creature to the lines: increases the count of its line, or appends a new line. */
export function oneMore(lines: string, name: string): string {
  const all = lines.split('\n');
  const at = all.findIndex((line) => line.trim().replace(/^\d+ /, '') === name);
  if (at < 0) return [...all.filter((line) => line.trim() !== ''), name].join('\n');
  const count = Number(/^\s*(\d+) /.exec(all[at] ?? '')?.[1] ?? 1);
  return all.with(at, `${count + 1} ${name}`).join('\n');
}

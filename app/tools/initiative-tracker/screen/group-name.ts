import { unnumbered } from '~/fights/people/names';

/**
 * One name for several: "Bandit 1–6" when they differ only in their numbers, "Bandit 1, 3, 4" with gaps, else the
 * first name and how many more. A word joiner keeps a line from breaking after the dash.
 */
export function groupName(names: readonly string[]): string {
  const [first = ''] = names;
  const parts = names.map((name) => /^(.*\S) (\d+)$/.exec(name));
  const base = parts[0]?.[1];
  const numbers = parts.flatMap((part) => (part && part[1] === base ? [Number(part[2])] : []));
  if (base === undefined || numbers.length < names.length) {
    return names.length < 2 ? first : `${first} and ${names.length - 1} more`;
  }
  const sorted = numbers.toSorted((one, other) => one - other);
  const [least = 0] = sorted;
  const most = sorted.at(-1) ?? least;
  const isWhole = most - least === sorted.length - 1;
  return isWhole ? `${base} ${least}–\u2060${most}` : `${base} ${sorted.join(', ')}`;
}

/** Who they are, several of a kind as one: "Goblin ×6, Ogre"; at most `most` kinds and how many more. */
export function countedNames(people: readonly { name: string }[], most = 8): string {
  const counts = new Map<string, number>();
  for (const { name } of people) {
    const base = unnumbered(name);
    counts.set(base, (counts.get(base) ?? 0) + 1);
  }
  const all = [...counts].map(([base, count]) => (count === 1 ? base : `${base} ×${count}`));
  const more = all.length - most;
  return [...all.slice(0, most), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

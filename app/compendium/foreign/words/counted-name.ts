/** A name and a count from a list; the count can be dice. */
export type CountedName = { readonly count: string; readonly name: string };

const MANY = String.raw`(\d{1,4}|\d{0,3}d\d{1,3}(?:[+-]\d{1,4})?)`;
const COUNTED = [
  new RegExp(String.raw`^${MANY}\s*[:x×]?\s+(?<name>\D.*)$`, 'i'),
  new RegExp(String.raw`^${MANY}\s*[:×]\s*(?<name>\D.*)$`, 'i'),
  new RegExp(String.raw`^(?<name>.*\S)\s*[:×]\s*${MANY}$`, 'i'),
  new RegExp(String.raw`^(?<name>.*\S)\s+x\s*${MANY}$`, 'i'),
  new RegExp(String.raw`^(?<name>.*\S)\s+\((?:x\s*)?${MANY}\)$`, 'i'),
];

/**
 * Parses a count before or after a name: "4 goblins", "3: goblin", "goblin x4", "wolf (3)", "- 2 wolves". A bare number
 * after a name is part of the name.
 */
export function countedName(line: string): CountedName {
  const text = line.trim().replace(/^[-–•*] +(?=\S)/, '');
  for (const pattern of COUNTED) {
    const found = pattern.exec(text);
    const name = found?.groups?.name?.trim();
    const count = found?.find(
      (part, at) => at > 0 && part !== undefined && /^\d*(d\d|\d)/i.test(part) && part !== name,
    );
    if (found && name !== undefined && count !== undefined) {
      return { count: count.toLowerCase(), name };
    }
  }
  return { count: '1', name: text };
}

/** Returns the name and its possible singular forms: "wolves", "harpies", "swarm of bats". */
export function singulars(name: string): string[] {
  const found = [name];
  if (name.endsWith('ves')) found.push(`${name.slice(0, -3)}f`, `${name.slice(0, -3)}fe`);
  if (name.endsWith('ies')) found.push(`${name.slice(0, -3)}y`);
  if (name.endsWith('men')) found.push(`${name.slice(0, -3)}man`);
  if (name.endsWith('es')) found.push(name.slice(0, -2));
  if (name.endsWith('s')) found.push(name.slice(0, -1));
  // "4 Swarm of Bats" may have been reduced to "Swarm of Bat".
  else found.push(`${name}s`);
  return found;
}

/** Spell levels as ordinals, by level. */
export const SPELL_ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'];

/** Groups spells under headings such as "At will: light, mage hand", in the order of first occurrence. */
export function spellLines(spells: readonly (readonly [head: string, name: string])[]): string[] {
  const lists = new Map<string, string[]>();
  for (const [head, name] of spells) {
    const list = lists.get(head);
    if (list === undefined) lists.set(head, [name]);
    else list.push(name);
  }
  return [...lists].map(([head, names]) => `${head}: ${names.join(', ')}`);
}

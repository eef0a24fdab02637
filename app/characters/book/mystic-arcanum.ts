import type { Feature } from './feature';

/**
 * A warlock's arcanum: a spell of one level, cast once per long rest without a slot (SRD 5.1 and 5.2, "Mystic
 * Arcanum").
 */
export function mysticArcanum(level: number, spellLevel: 6 | 7 | 8 | 9): Feature {
  const name = `Mystic Arcanum (level ${spellLevel})`;
  return {
    key: `warlock/mystic-arcanum-${spellLevel}`,
    name,
    level,
    words: `Choose a warlock spell of level ${spellLevel}. You cast it once between long rests, without a slot.`,
    asks: [
      {
        key: 'spell',
        name: `A warlock spell of level ${spellLevel}`,
        count: 1,
        asks: 'spell',
        lists: ['Warlock'],
        levels: [spellLevel, spellLevel],
        ability: 'class',
        free: { key: `mystic-arcanum-${spellLevel}`, name, most: 1, back: 'long-rest' },
      },
    ],
  };
}

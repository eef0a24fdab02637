import type { Choice, Feature } from '../../book/feature';
import type { Gift } from '../../book/gift';

/** Sight in the dark, to so many feet. */
export function darkvision(of: string, feet: number): Feature {
  return {
    ...{ key: `${of}/darkvision`, name: 'Darkvision', level: 1 },
    words: `To ${feet} feet you see in dim light as in bright light, and in darkness as in dim light, in shades of gray.`,
    gifts: [{ gives: 'sense', sense: 'darkvision', feet }],
  };
}

/** The ability with which a lineage or a legacy casts its spells. */
export function castingAbility(): Choice {
  return {
    ...{ key: 'ability', name: 'Ability for its spells', count: 1 },
    asks: 'words',
    from: ['int', 'wis', 'cha'],
  };
}

/** A cantrip of a lineage. */
export function cantrip(spell: string): Gift {
  return { gives: 'spell', spell, ability: 'asked' };
}

/** A spell of a lineage, from a character level on: always prepared, and once until a long rest without a slot. */
export function onceFree(of: string, spell: string, name: string, level: number): Gift {
  const free = { key: `${of}/${spell}`, name, most: 1, back: 'long-rest' } as const;
  return { gives: 'spell', spell, ability: 'asked', level, free };
}

/** The two spells that a lineage or a legacy has besides a cantrip, in words. */
export function lineageWords(cantrip: string, third: string, fifth: string): string {
  return `You know ${cantrip}. From level 3 ${third}, from level 5 ${fifth} is always prepared; each can be cast once without a slot until a long rest, and with slots as well. Choose Intelligence, Wisdom or Charisma for these spells.`;
}

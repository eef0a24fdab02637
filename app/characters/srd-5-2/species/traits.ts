import type { Choice, Feature } from '../../book/feature';
import type { Gift } from '../../book/gift';

/** Darkvision with this range in feet. */
export function darkvision(of: string, feet: number): Feature {
  return {
    key: `${of}/darkvision`,
    name: 'Darkvision',
    level: 1,
    words: `To ${feet} feet you see in dim light as in bright light, and in darkness as in dim light, in shades of gray.`,
    gifts: [{ gives: 'sense', sense: 'darkvision', feet }],
  };
}

/** The choice of the spellcasting ability of a lineage or legacy. */
export function castingAbility(): Choice {
  return {
    key: 'ability',
    name: 'Ability for its spells',
    count: 1,
    asks: 'words',
    from: ['int', 'wis', 'cha'],
  };
}

/** A cantrip of a lineage. */
export function cantrip(spell: string): Gift {
  return { gives: 'spell', spell, ability: 'asked' };
}

/** A spell of a lineage from a character level on: always prepared, and cast without a slot once per long rest. */
export function onceFree(of: string, spell: string, name: string, level: number): Gift {
  const free = { key: `${of}/${spell}`, name, most: 1, back: 'long-rest' } as const;
  return { gives: 'spell', spell, ability: 'asked', level, free };
}

/** The text for the cantrip and two spells of a lineage or legacy. */
export function lineageWords(cantrip: string, third: string, fifth: string): string {
  return `You know ${cantrip}. From level 3 ${third}, from level 5 ${fifth} is always prepared; each can be cast once without a slot until a long rest, and with slots as well. Choose Intelligence, Wisdom or Charisma for these spells.`;
}

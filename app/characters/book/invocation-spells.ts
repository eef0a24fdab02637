import type { Option } from './feature';

/** An invocation to cast a spell at will; `level` is the required warlock level. */
export function atWill(
  slug: string,
  name: string,
  spell: string,
  more: { words: string; level?: number },
): Option {
  return {
    slug,
    name,
    words: more.words,
    gifts: [{ gives: 'spell', spell, ability: 'class', free: 'at-will' }],
    ...(more.level ? { needs: { level: more.level } } : {}),
  };
}

/** An invocation to cast a spell with a slot, once per long rest; `level` is the required warlock level. */
export function onceWithSlot(
  slug: string,
  name: string,
  spell: string,
  spellName: string,
  level?: number,
): Option {
  return {
    slug,
    name,
    words: `You cast ${spellName} with a warlock slot, once between long rests; you need not know it.`,
    gifts: [{ gives: 'spell', spell, ability: 'class' }],
    uses: { key: slug, name, most: 1, back: 'long-rest' },
    ...(level ? { needs: { level } } : {}),
  };
}

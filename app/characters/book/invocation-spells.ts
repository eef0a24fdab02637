import type { Option } from './feature';

/** An invocation that lets one cast a spell at will; `level` is the warlock level that it needs. */
export function atWill(
  slug: string,
  name: string,
  spell: string,
  more: { words: string; level?: number },
): Option {
  return {
    ...{ slug, name, words: more.words },
    gifts: [{ gives: 'spell', spell, ability: 'class', free: 'at-will' }],
    ...(more.level ? { needs: { level: more.level } } : {}),
  };
}

/** An invocation that lets one cast a spell with a slot, once between long rests; `level` is the warlock level that it needs. */
export function onceWithSlot(
  slug: string,
  name: string,
  spell: string,
  spellName: string,
  level?: number,
): Option {
  return {
    ...{ slug, name },
    words: `You cast ${spellName} with a warlock slot, once between long rests; you need not know it.`,
    gifts: [{ gives: 'spell', spell, ability: 'class' }],
    uses: { key: slug, name, most: 1, back: 'long-rest' },
    ...(level ? { needs: { level } } : {}),
  };
}

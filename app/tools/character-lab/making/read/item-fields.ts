import type { Character } from '~/characters/record/character';
import { wholeOf } from './form-fields';

/** Reads the carried items listed in the form, and the coins. */
export function withItems(character: Character, form: FormData): Character {
  const listed = new Set(form.getAll('items').map(String));
  const items = character.items.map((item) => {
    if (!listed.has(item.id)) return item;
    const field = (name: string) => `item:${item.id}:${name}`;
    return {
      ...item,
      count: wholeOf(form, field('count'), 0, 9999) ?? item.count,
      equipped: form.has(field('equipped')),
      attuned: form.has(field('attuned')),
      plus: wholeOf(form, field('plus'), 0, 5) ?? item.plus,
    };
  });
  const coins = { ...character.play.coins };
  for (const coin of ['pp', 'gp', 'ep', 'sp', 'cp'] as const) {
    const typed = wholeOf(form, `coin:${coin}`, 0, 999_999);
    // An untouched field must not overwrite coins that changed in play since the page was rendered.
    const isTyped = typed !== null && typed !== wholeOf(form, `had:${coin}`, 0, 999_999);
    if (isTyped) coins[coin] = typed;
  }
  return { ...character, items, play: { ...character.play, coins } };
}

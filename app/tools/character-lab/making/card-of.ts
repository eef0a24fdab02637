import type { Feature } from '~/characters/book/feature';
import { goodFirst } from '~/characters/make/good-first';
import type { CardAnswer, Trait } from './making-facts';

/** A card to choose; available and without traits unless `card` says otherwise. */
export function cardOf(
  card: Pick<CardAnswer, 'slug' | 'name' | 'line'> & Partial<CardAnswer>,
): CardAnswer {
  return { facts: '', blocked: null, traits: [], mark: goodFirst(card.slug), ...card };
}

/** What features give up to a level, to be read before the choice. */
export function traitsOf(features: readonly Feature[], level = 20): Trait[] {
  return features
    .filter((feature) => feature.level <= level && feature.words !== '')
    .map(({ name, words }) => ({ name, words }));
}

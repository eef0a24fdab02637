import { itemOf } from '../book/find';
import type { Facts } from './facts';
import type { Sheet } from './sheet';
import { told } from './told';

/** The number of coins that weigh a pound (SRD, "Coinage"). */
const COINS_TO_THE_POUND = 50;

/**
 * The carried weight in pounds, including coins, and the capacity: 15 times Strength, times any multiplier for size or
 * build.
 */
export function carryingOf(facts: Facts): Sheet['carrying'] {
  const { book, character, scores, overrides } = facts;
  const things = character.items.reduce((sum, { item, count, pounds }) => {
    const each = pounds ?? (item ? itemOf(book, item)?.pounds : 0) ?? 0;
    return sum + each * count;
  }, 0);
  const coins = Object.values(character.play.coins).reduce((sum, count) => sum + count, 0);
  const pounds = Math.round((things + coins / COINS_TO_THE_POUND) * 100) / 100;
  const usual = 15 * scores.str.value;
  const parts = [{ label: '15 times Strength', plus: usual }];
  let times = 1;
  for (const { gift, had } of facts.given('carrying')) {
    if (gift.times <= times) continue;
    times = gift.times;
    parts.splice(1, 1, { label: had.name, plus: usual * (times - 1) });
  }
  const most = told('carrying', parts, overrides);
  const over = pounds > most.value;
  const notes = over
    ? [
        book.edition === '2024'
          ? 'More than you can carry: your speed is at most 5 feet while you drag, lift or push it.'
          : 'More than you can carry: pushed or dragged, your speed is 5 feet.',
      ]
    : [];
  return { pounds, most, notes };
}

/** The number of attuned items, and the maximum: three unless a feature says otherwise. */
export function attunementOf(facts: Facts): Sheet['attunement'] {
  const used = facts.character.items.filter(({ attuned }) => attuned).length;
  const parts = [{ label: 'Every character', plus: 3 }];
  for (const { gift, had } of facts.given('attunement'))
    parts.push({ label: had.name, plus: Math.max(0, gift.most - sum(parts)) });
  return { used, most: told('attunement', parts, facts.overrides) };
}

function sum(parts: readonly { plus: number }[]): number {
  return parts.reduce((total, { plus }) => total + plus, 0);
}

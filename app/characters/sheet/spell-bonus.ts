import type { Facts } from './facts';
import type { SheetCasting, SheetSpell } from './sheet';

type Cast = { slug: string; level: number; casting: Pick<SheetCasting, 'class'> | undefined };

/** The bonuses of features to what a spell heals or deals; empty without any. */
export function spellBonus(
  facts: Facts,
  { slug, level, casting }: Cast,
): Pick<SheetSpell, 'bonus'> {
  const bonus = { healing: 0, perLevel: 0, damage: 0 };
  for (const { gift, had } of facts.given('spell-bonus')) {
    const isOwn = casting !== undefined && casting.class === had.class;
    const isOf =
      gift.of === 'leveled'
        ? level > 0
        : isOwn && (gift.of === 'class-cantrips' ? level === 0 : gift.of.includes(slug));
    if (!isOf) continue;
    // The same option taken twice for one spell counts once.
    bonus[gift.does] = Math.max(bonus[gift.does], facts.amount(gift.plus, had));
    if (gift.does === 'healing') bonus.perLevel = Math.max(bonus.perLevel, gift.perLevel ?? 0);
  }
  return bonus.healing === 0 && bonus.perLevel === 0 && bonus.damage === 0 ? {} : { bonus };
}

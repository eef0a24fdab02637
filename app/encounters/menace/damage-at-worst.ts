import type { Effect, Inner, Leaf } from '~/compendium/records/effects';

type Any = Effect | Inner | Leaf;

/**
 * The average damage of effects to one target that fails every save: parts add up, and of a choice the worst counts.
 */
export function damageAtWorst(effects: readonly Any[]): number {
  return effects.reduce((sum, effect) => sum + ofOne(effect), 0);
}

function ofOne(effect: Any): number {
  switch (effect.kind) {
    case 'damage':
    case 'ongoing-damage':
      return partsOf(effect.damage);
    case 'save':
      return damageAtWorst(effect.fail) + damageAtWorst(effect.always ?? []);
    case 'check':
      return damageAtWorst(effect.fail);
    case 'rolled':
      return Math.max(...effect.rows.map((row) => damageAtWorst(row.effects)));
    case 'instead':
    case 'choice':
      return Math.max(...effect.of.map((way) => damageAtWorst(way.effects)));
    case 'aura':
      return damageAtWorst(effect.effects);
    case 'attack': {
      const plain = damageAtWorst(effect.hit);
      const dealt = damageAtWorst(effect.hit.filter(({ kind }) => kind === 'damage'));
      const variants = (effect.variants ?? []).map(({ damage }) => partsOf(damage) - dealt);
      return plain + Math.max(0, ...variants) + damageAtWorst(effect.either ?? []);
    }
    default:
      return 0;
  }
}

/** Adds up parts; for one that replaces the previous part, the higher of both counts. */
function partsOf(parts: readonly { average: number; instead?: boolean | undefined }[]): number {
  const counted: number[] = [];
  for (const { average, instead } of parts) {
    const before = instead ? counted.pop() : undefined;
    counted.push(before === undefined ? average : Math.max(before, average));
  }
  return counted.reduce((sum, one) => sum + one, 0);
}

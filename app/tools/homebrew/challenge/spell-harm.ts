import type { SpellRecord } from '~/compendium/records/spell-record';
import { type Harm, harmOf } from './harm';
import type { SpellHarm } from './spell-deeds';

/** Returns a function for the damage of spells, from the spells of an edition by slug. */
export function spellHarmOf(spells: ReadonlyMap<string, SpellRecord>): SpellHarm {
  return (id, _level, { spellcasting }) => {
    const spell = spells.get(id);
    if (spell === undefined) return null;
    const harm = harmOf(spell.effects, {
      ...(spell.area === null || spell.area === undefined ? {} : { area: spell.area }),
      ...(spell.targets === undefined ? {} : { targets: spell.targets }),
    });
    if (harm.damage === 0) return null;
    const [casting] = spellcasting;
    const attacks = spell.effects.some(({ kind }) => kind === 'attack');
    const by: Pick<Harm, 'toHit' | 'dc'> = attacks
      ? { toHit: casting?.toHit ?? null, dc: null }
      : { toHit: null, dc: casting?.dc ?? null };
    return { ...harm, ...by };
  };
}

import type { Sheet, SheetSpell } from '~/characters/sheet/sheet';
import { MOST_OWN_CASTINGS, MOST_OWN_SPELLS, type OwnCasting } from '../sheet/own-castings';

type Casts = Pick<Sheet, 'spells' | 'abilities' | 'level'>;

/**
 * The spells a character can cast, grouped by their source: cantrips, known, prepared and always prepared spells.
 * Spells that are only in the spellbook are left out.
 */
export function castingsOfCharacter({ spells, abilities, level }: Casts): OwnCasting[] {
  const ways = new Map<string, OwnCasting>();
  const told = new Set<string>();
  for (const spell of spells.filter(({ how }) => how !== 'in-book')) {
    if (told.has(spell.slug) || told.size >= MOST_OWN_SPELLS) continue;
    const { from, ability, dc, attack } = spell;
    const key = JSON.stringify([from, ability, dc, attack]);
    const way = ways.get(key) ?? {
      name: from.slice(0, 120) || 'Spells',
      dc: inside(dc, 1, 40),
      toHit: inside(attack, -20, 40),
      modifier: inside(abilities[ability].modifier, -20, 40),
      level: inside(level, 1, 20),
      spells: [],
    };
    if (!ways.has(key) && ways.size >= MOST_OWN_CASTINGS) continue;
    ways.set(key, {
      ...way,
      spells: [...way.spells, { spell: spell.slug, ...costOf(spell), ...bonusOf(spell) }],
    });
    told.add(spell.slug);
  }
  return [...ways.values()];
}

function costOf({ free }: SheetSpell): { use?: string | null } {
  if (free === null) return {};
  return { use: free === 'at-will' ? null : free.slice(0, 80) };
}

function bonusOf({ bonus }: SheetSpell): Pick<OwnCasting['spells'][number], 'bonus'> {
  if (bonus === undefined) return {};
  return {
    bonus: {
      healing: inside(bonus.healing, 0, 40),
      perLevel: inside(bonus.perLevel, 0, 9),
      damage: inside(bonus.damage, -20, 40),
    },
  };
}

function inside(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.trunc(value) || 0));
}

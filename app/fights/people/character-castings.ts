import { PACT_SLOTS } from '~/characters/play/pact-slots';
import type { Sheet, SheetSpell } from '~/characters/sheet/sheet';
import { MOST_OWN_CASTINGS, MOST_OWN_SPELLS, type OwnCasting } from '../sheet/own-castings';

type Casts = Pick<Sheet, 'spells' | 'abilities' | 'level'> & Partial<Pick<Sheet, 'slots' | 'pact'>>;

/**
 * The spells a character can cast, grouped by their source: cantrips, known, prepared and always prepared spells.
 * Spells that are only in the spellbook are left out.
 */
export function castingsOfCharacter(sheet: Casts): OwnCasting[] {
  const { spells, abilities, level } = sheet;
  const ways = new Map<string, OwnCasting>();
  const told = new Set<string>();
  const ready = spells.filter(({ how }) => how !== 'in-book');
  for (const spell of ready) {
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
      spells: [
        ...way.spells,
        { spell: spell.slug, ...costOf(spell, ready, sheet), ...bonusOf(spell) },
      ],
    });
    told.add(spell.slug);
  }
  return [...ways.values()];
}

type Cost = Pick<OwnCasting['spells'][number], 'use' | 'at' | 'slotsFrom'>;

/**
 * A spell with castings of its own takes slots too, unless its giver says otherwise and no other source with the same
 * ability gives it; a cantrip takes none.
 */
function costOf(spell: SheetSpell, ready: readonly SheetSpell[], sheet: Casts): Cost {
  const { slug, ability, free, freeLevel, level } = spell;
  if (free === null) return level === 0 ? {} : byPact(level, sheet);
  const isAlsoKnown = ready.some(
    (one) => one.slug === slug && one.ability === ability && one.slots === undefined,
  );
  const slots = isAlsoKnown ? undefined : spell.slots;
  const use = free === 'at-will' ? null : free.slice(0, 80);
  if (level === 0) return { use };
  const slotsFrom = slots === 'none' ? 10 : slots === 'higher' ? level + 1 : level;
  return {
    use,
    ...(freeLevel !== undefined && freeLevel > level && { at: inside(freeLevel, 1, 9) }),
    ...(slotsFrom <= 9 && { slotsFrom }),
  };
}

/**
 * A slot of Pact Magic is always of its own level; whoever has other slots may take either (SRD 5.1 and 5.2.1,
 * "Multiclassing").
 */
function byPact(level: number, { pact, slots = [] }: Casts): Cost {
  if (!pact || pact.slots.value < 1 || pact.level < level) return {};
  const hasSlots = slots.some(({ value }, at) => at + 1 >= level && value > 0);
  return {
    use: PACT_SLOTS,
    ...(pact.level > level && { at: inside(pact.level, 1, 9) }),
    ...(hasSlots && { slotsFrom: level }),
  };
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

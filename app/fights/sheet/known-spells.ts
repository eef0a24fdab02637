import type { MonsterRecord } from '~/compendium/records/monster-record';
import type { KnownSpell } from '~/compendium/records/spellcasting-record';
import { abilityModifier } from '~/rules/ability';
import type { OwnCasting } from './own-castings';
import type { SpellBonus } from './spell-bonus';
import type { Caster, SpellMove } from './spell-move';

/** What a creature spends to cast a spell. */
export type SpellCost = { readonly of: 'slot' } | { readonly of: 'use'; readonly key: string };

/** A spell that a creature knows. */
export type SpellKnown = {
  /** The spell's slug, to look up its record. */
  readonly spell: string;
  readonly name: string;
  /** The statblock's note: "self only". */
  readonly note: string | null;
  /** The fixed casting level; null: the spell's own, or that of the slot. */
  readonly castAt: number | null;
  /** Null: at will. */
  readonly cost: SpellCost | null;
  /** The lowest slot that it can also be cast with, besides its use or at will. */
  readonly slotsFrom?: number;
  /** What the caster's features add to it. */
  readonly bonus?: SpellBonus;
};

/** One spellcasting entry of a creature, with its numbers. */
export type Casting = Caster & { readonly name: string; readonly spells: readonly SpellKnown[] };

/**
 * Lists a creature's spellcasting entries (slots, at will, uses per day) with the save DC and attack bonus of its
 * statblock. Where a cantrip needs a caster level that the statblock lacks, the challenge rating is used (SRD 5.1,
 * "Innate Spellcasting").
 */
export function castingsOf(record: MonsterRecord): Casting[] {
  return record.spellcasting.map((way, place): Casting => {
    const modifier = abilityModifier(record.abilities[way.ability]);
    const byDay = way.perDay.flatMap(({ each, spells }, group) =>
      spells.map((one) => {
        const shared = !each && spells.length > 1;
        // Must match the keys made in limited-uses.ts.
        const key = shared ? `spells.${place}.${group}` : `spell.${place}.${one.id}`.slice(0, 80);
        return known(one, { of: 'use', key });
      }),
    );
    const learned = way.known.flatMap(({ level, spells }) =>
      spells.map((one) => known(one, level === 0 || way.kind === 'innate' ? null : { of: 'slot' })),
    );
    return {
      name: way.name,
      dc: way.dc ?? 8 + record.proficiencyBonus + modifier,
      toHit: way.toHit ?? record.proficiencyBonus + modifier,
      modifier,
      level: way.level ?? Math.max(1, Math.floor(record.cr ?? 1)),
      spells: [...way.atWill.map((one) => known(one, null)), ...byDay, ...learned],
    };
  });
}

function known({ id, name, note, level }: KnownSpell, cost: SpellCost | null): SpellKnown {
  return { spell: id, name, note, castAt: level ?? null, cost };
}

/** Converts the castings stored on a sheet to the same form as those of a statblock; empty if it has none. */
export function castingsOnSheet(castings: readonly OwnCasting[] | undefined): Casting[] {
  return (castings ?? []).map(({ spells, ...caster }) => ({
    ...caster,
    spells: spells.map(({ spell, use, at, slotsFrom, bonus }) => ({
      ...(bonus && { bonus }),
      ...(slotsFrom !== undefined && { slotsFrom }),
      spell,
      name: spell.replaceAll('-', ' '),
      note: null,
      castAt: at ?? null,
      cost: use === undefined ? { of: 'slot' } : use === null ? null : { of: 'use', key: use },
    })),
  }));
}

/** The lowest slot that a spell can be cast with; null: it takes none. Without a record (null) any slot will do. */
export function leastSlot(
  { cost, slotsFrom }: Pick<SpellKnown, 'cost' | 'slotsFrom'>,
  spell: Pick<SpellMove, 'level'> | null,
): number | null {
  if (spell?.level === 0) return null;
  return cost?.of === 'slot' ? (spell?.level ?? 1) : (slotsFrom ?? null);
}

import type { MonsterRecord } from '~/compendium/records/monster-record';
import type { KnownSpell } from '~/compendium/records/spellcasting-record';
import { abilityModifier } from '~/rules/ability';
import type { OwnCasting } from './own-castings';
import type { SpellBonus } from './spell-bonus';
import type { Caster } from './spell-move';

/** What casting a spell takes of a creature. */
export type SpellCost = { readonly of: 'slot' } | { readonly of: 'use'; readonly key: string };

/** A spell that a creature knows. */
export type SpellKnown = {
  /** Its slug, for who looks the record up. */
  readonly spell: string;
  readonly name: string;
  /** What the statblock adds: "self only". */
  readonly note: string | null;
  /** The level it is always cast at; null: its own, or that of the slot. */
  readonly castAt: number | null;
  /** Null: at will. */
  readonly cost: SpellCost | null;
  /** What features of who casts it add. */
  readonly bonus?: SpellBonus;
};

/** One way in which a creature casts spells, with its numbers. */
export type Casting = Caster & { readonly name: string; readonly spells: readonly SpellKnown[] };

/**
 * How a creature casts: by slots, at will, so many times a day, with the DC and the bonus of its statblock. Where a cantrip asks for
 * a level that the statblock does not have, the challenge rating stands in (SRD 5.1, "Innate Spellcasting").
 */
export function castingsOf(record: MonsterRecord): Casting[] {
  return record.spellcasting.map((way, place): Casting => {
    const modifier = abilityModifier(record.abilities[way.ability]);
    const byDay = way.perDay.flatMap(({ each, spells }, group) =>
      spells.map((one) => {
        const shared = !each && spells.length > 1;
        // The keys of limited-uses.ts.
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

/** The spells that stand on a sheet itself, as those of a statblock are told; none where it has no such. */
export function castingsOnSheet(castings: readonly OwnCasting[] | undefined): Casting[] {
  return (castings ?? []).map(({ spells, ...caster }) => ({
    ...caster,
    spells: spells.map(({ spell, use, bonus }) => ({
      ...(bonus && { bonus }),
      ...{ spell, name: spell.replaceAll('-', ' '), note: null, castAt: null },
      cost: use === undefined ? { of: 'slot' } : use === null ? null : { of: 'use', key: use },
    })),
  }));
}

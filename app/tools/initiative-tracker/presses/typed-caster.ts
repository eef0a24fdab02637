import type { Deed } from '~/fights/log/deeds';
import type { Combatant } from '~/fights/log/state';
import type { Caster } from '~/fights/sheet/spell-move';
import { type Asked, text, whole } from './asked';

type Typed = { caster: Caster; known: null; remembers: readonly Deed[] };

/**
 * The caster's numbers from the form; empty fields use the sheet's stored numbers or the statblock's. New numbers are
 * stored with the spell.
 */
export function typedCaster(
  asked: Asked,
  maker: Combatant,
  statblock: Caster | null,
): Typed | { problem: string } {
  const before = maker.sheet.casting ?? statblock;
  const field = (name: string, min: number, max: number, kept: number | null) => {
    if (text(asked, name) === '') return kept;
    return whole(asked, name, min, max) ?? undefined;
  };
  const dc = field('spell-dc', 1, 40, before?.dc ?? null);
  if (dc === undefined) return { problem: 'The DC of a spell is a whole number from 1 to 40.' };
  const toHit = field('spell-attack', -10, 30, before?.toHit ?? null);
  if (toHit === undefined) return { problem: 'The bonus to hit is a whole number from −10 to 30.' };
  const modifier = field('spell-modifier', -5, 15, before?.modifier ?? null);
  if (modifier === undefined) {
    return { problem: 'The modifier of the ability is a whole number from −5 to 15.' };
  }
  const level = field('caster-level', 1, 30, before?.level ?? 1);
  if (level === undefined || level === null) {
    return { problem: 'The caster’s level is a whole number from 1 to 30.' };
  }
  const casting = { dc, toHit, modifier, level };
  const told = modifier ?? guessed(maker, dc);
  const same =
    before !== null &&
    (Object.keys(casting) as (keyof Caster)[]).every((key) => before[key] === casting[key]);
  const remembers: Deed[] =
    same || (dc === null && toHit === null && modifier === null && level === 1)
      ? []
      : [{ do: 'change', who: maker.id, changes: { sheet: { casting } } }];
  return { caster: { ...casting, modifier: told }, known: null, remembers };
}

/**
 * The spellcasting modifier derived from a DC, which is 8 + proficiency bonus + modifier (SRD 5.1 and 5.2.1,
 * "Spellcasting").
 */
function guessed({ sheet }: Combatant, dc: number | null): number | null {
  return dc === null ? null : dc - 8 - sheet.proficiencyBonus;
}

import { ABILITY_NAMES, type Ability } from '~/rules/ability';
import type { Facts } from './facts';
import type { SheetCasting, Told } from './sheet';
import { casts, highestOf } from './slots';
import { told } from './told';
import type { Taken } from './who';

/**
 * The spellcasting of each class: save DC, attack bonus, cantrips, known and prepared spells, each as if it were the
 * only class.
 */
export function castingsOf(facts: Facts): readonly SheetCasting[] {
  return facts.who.classes.filter(casts).flatMap((taken) => castingOf(facts, taken));
}

/** The save DC of spells cast with an ability. */
export function spellDc(facts: Facts, ability: Ability): number {
  return 8 + spellAttack(facts, ability);
}

/** The attack bonus of spells cast with an ability. */
export function spellAttack({ proficiency, modifiers }: Facts, ability: Ability): number {
  return proficiency.value + modifiers[ability];
}

function castingOf(facts: Facts, taken: Taken): SheetCasting[] {
  const { casting, slug, name } = taken.class;
  if (!casting) return [];
  const { ability, spells, rituals, focus } = casting;
  const { overrides, proficiency, modifiers } = facts;
  const both = [
    { label: 'Proficiency', plus: proficiency.value },
    { label: ABILITY_NAMES[ability], plus: modifiers[ability] },
  ];
  const chosen = Object.hasOwn(facts.character.spells, slug)
    ? facts.character.spells[slug]
    : undefined;
  const known = chosen?.known.length ?? 0;
  const counted = facts
    .picks('spell')
    .filter(
      ({ asked: { choice, class: of } }) =>
        of === slug && choice.asks === 'spell' && choice.counts === 'known',
    ).length;
  return [
    {
      class: slug,
      name,
      ability,
      rituals,
      focus,
      dc: told(`dc.${slug}`, [{ label: 'Base', plus: 8 }, ...both], overrides),
      attack: told(`spell-attack.${slug}`, both, overrides),
      cantrips: {
        have: chosen?.cantrips.length ?? 0,
        most: at(casting.cantrips, taken.level) + extra(facts, 'cantrips', slug),
      },
      known:
        spells.how === 'known'
          ? {
              have: known + counted,
              most: at(spells.count, taken.level),
            }
          : spells.how === 'book'
            ? { have: known, most: 4 + 2 * taken.level + extra(facts, 'book', slug) }
            : null,
      prepared:
        spells.how === 'known'
          ? null
          : { have: chosen?.prepared.length ?? 0, most: preparedOf(facts, taken) },
      highest: highestOf(taken, facts.book.edition),
    },
  ];
}

/** The number of prepared spells: from the class table, or level (or half of it) plus modifier, at least 1. */
function preparedOf(facts: Facts, { class: { casting, slug, name }, level }: Taken): Told {
  const count = casting?.spells.count ?? [];
  const ability = casting?.ability ?? 'int';
  const parts: { label: string; plus: number }[] = [];
  if (typeof count !== 'string') parts.push({ label: `${name} ${level}`, plus: at(count, level) });
  else {
    const half = count === 'half-level-and-modifier';
    const plus = half ? Math.floor(level / 2) : level;
    const modifier = facts.modifiers[ability];
    parts.push({ label: half ? `Half of ${name} ${level}` : `${name} ${level}`, plus });
    parts.push({ label: ABILITY_NAMES[ability], plus: modifier });
    parts.push({ label: 'At least 1', plus: Math.max(0, 1 - plus - modifier) });
  }
  parts.push({ label: 'Features', plus: extra(facts, 'prepared', slug) });
  return told(`prepared.${slug}`, parts, facts.overrides);
}

function extra(facts: Facts, kind: 'cantrips' | 'prepared' | 'book', slug: string): number {
  return facts
    .given(kind)
    .filter(({ gift, had }) => gift.gives === kind && had.class === slug)
    .reduce((sum, { gift, had }) => sum + facts.amount(gift.plus, had), 0);
}

function at(counts: readonly number[], level: number): number {
  return counts[level - 1] ?? 0;
}

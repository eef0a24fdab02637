import { ABILITIES, ABILITY_NAMES, type Ability } from '~/rules/ability';
import type { Needs } from '../book/feature';
import type { Sheet } from './sheet';

/** The facts of a character that prerequisites check. */
export type NeedsFacts = {
  /** The level of the class that has the option; for feats, the character's level. */
  level: number;
  scores: Readonly<Record<Ability, number>>;
  /** The keys of its features and the slugs of its options. */
  has: ReadonlySet<string>;
  /** Slugs of known spells and cantrips. */
  spells: ReadonlySet<string>;
  casts: boolean;
  armor: ReadonlySet<string>;
};

type NeedsSheet = Pick<
  Sheet,
  'abilities' | 'classes' | 'level' | 'castings' | 'spells' | 'features' | 'proficiencies'
>;

/** Collects the facts for prerequisites from a sheet; with `classSlug` null, the character's level applies. */
export function needsFacts(sheet: NeedsSheet, classSlug: string | null): NeedsFacts {
  const scores = Object.fromEntries(
    ABILITIES.map((ability) => [ability, sheet.abilities[ability].score.value]),
  ) as Record<Ability, number>;
  const level = sheet.classes.find(({ slug }) => slug === classSlug)?.level ?? sheet.level;
  return {
    level,
    scores,
    casts: sheet.castings.length > 0 || sheet.spells.length > 0,
    has: new Set(sheet.features.map(({ key }) => key)),
    spells: new Set(sheet.spells.map(({ slug }) => slug)),
    armor: new Set(sheet.proficiencies.armor.map(({ slug }) => slug)),
  };
}

/** The first unmet prerequisite as text: "needs level 5"; null when all are met. */
export function whyNotMet(needs: Needs | undefined, facts: NeedsFacts): string | null {
  if (!needs) return null;
  if (needs.level !== undefined && facts.level < needs.level) return `needs level ${needs.level}`;
  const all = scoresOf(needs.abilities);
  const low = all.find(([ability, least]) => facts.scores[ability] < least);
  if (low) return `needs ${ABILITY_NAMES[low[0]]} ${low[1]}`;
  const some = scoresOf(needs.anyAbility);
  if (some.length > 0 && !some.some(([ability, least]) => facts.scores[ability] >= least)) {
    return `needs ${some.map(([ability, least]) => `${ABILITY_NAMES[ability]} ${least}`).join(' or ')}`;
  }
  if (needs.spellcasting && !facts.casts) return 'needs spellcasting';
  if (needs.spell !== undefined && !facts.spells.has(needs.spell)) {
    return `needs the spell ${needs.spell.replaceAll('-', ' ')}`;
  }
  if (needs.anySpell && !needs.anySpell.some((slug) => facts.spells.has(slug)))
    return 'needs a spell of its kind';
  const lacking = [...(needs.features ?? []), ...(needs.options ?? [])].find(
    (key) => !facts.has.has(key),
  );
  if (lacking) return `needs ${(lacking.split('/').at(-1) ?? lacking).replaceAll('-', ' ')}`;
  const any = needs.anyFeature ?? [];
  if (any.length > 0 && !any.some((key) => facts.has.has(key)))
    return `needs ${(any[0]?.split('/').at(-1) ?? '').replaceAll('-', ' ')}`;
  if (needs.armor !== undefined && !facts.armor.has(needs.armor)) {
    return needs.armor === 'shield'
      ? 'needs training with shields'
      : `needs training with ${needs.armor} armor`;
  }
  return null;
}

function scoresOf(scores: Needs['abilities']): [Ability, number][] {
  return ABILITIES.flatMap((ability) => {
    const least = scores?.[ability];
    return least === undefined ? [] : [[ability, least]];
  });
}

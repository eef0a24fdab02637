import type { Legendary } from '~/compendium/records/entry-record';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { ABILITIES, abilityModifier, type Skill } from '~/rules/ability';
import { CHALLENGE_RATINGS } from '~/rules/challenge';
import { proficiencyByChallenge, xpByChallenge } from '~/rules/challenge-points';
import { SKILL_ABILITIES } from '~/rules/skills';
import { type Explained, explainChallenge } from './explain';
import { numbersAt } from './rate';
import { scaledEntry } from './scaled-entry';
import { withHitPointsFor } from './scaled-hit-points';
import { dcOf, type Shift, scaledText, toHitOf } from './scaled-words';
import type { SpellHarm } from './spell-deeds';

export type Scaled = {
  readonly record: MonsterRecord;
  readonly explained: Explained;
  /** Whether the calculated rating is the requested one. */
  readonly reached: boolean;
};

/** The number of damage factors to try. */
const TRIES = 48;

/**
 * Scales a creature to another challenge rating: armor class, attacks and DCs change by the typical difference, damage
 * by dice, and hit points by hit dice, until the calculated rating is the requested one. Everything else stays
 * unchanged.
 */
export function scaleTo(record: MonsterRecord, cr: number, spellHarm?: SpellHarm): Scaled {
  const [from, to] = [CHALLENGE_RATINGS.indexOf(record.cr), CHALLENGE_RATINGS.indexOf(cr)];
  if (to < 0) throw new RangeError(`${cr} is not a challenge rating`);
  const [here, there] = [numbersAt(Math.max(0, from)), numbersAt(to)];
  const moved = {
    attack: there.attackBonus - here.attackBonus,
    saveDc: there.saveDc - here.saveDc,
  };
  const head = withHead(record, cr, there.armorClass - here.armorClass);
  let nearest: Scaled | null = null;
  for (const damage of factorsAround(there.damage / here.damage)) {
    const tried = withHitPointsFor(withDeeds(head, { ...moved, damage }), cr, spellHarm);
    const explained = explainChallenge(tried, spellHarm);
    const scaled = { record: tried, explained, reached: explained.cr === cr };
    if (nearest === null || farness(scaled, cr) < farness(nearest, cr)) nearest = scaled;
    // Both halves are near the requested rating, so no better result is expected.
    if (scaled.reached && farness(scaled, cr) < 1) break;
  }
  if (nearest === null) throw new RangeError('No factor of damage was tried');
  return nearest;
}

/**
 * The distance of the calculated rating from the requested one, plus a small part of the distances of its halves, in
 * steps.
 */
function farness({ explained: { cr, offence, defence } }: Scaled, wanted: number): number {
  const place = (rating: number) => CHALLENGE_RATINGS.indexOf(rating);
  const apart =
    Math.abs(place(offence.cr) - place(wanted)) + Math.abs(place(defence.cr) - place(wanted));
  return Math.abs(place(cr) - place(wanted)) * 100 + apart / 4;
}

/** The typical factor first, then others at increasing distance. */
function factorsAround(typical: number): number[] {
  return Array.from({ length: TRIES }, (_, at) => {
    const away = Math.ceil(at / 2) * 0.12;
    return typical * (at % 2 === 0 ? 1 / (1 + away) : 1 + away);
  });
}

/** Scales the numbers above the entries: rating, proficiency bonus and what depends on it, and armor class. */
function withHead(record: MonsterRecord, cr: number, armor: number): MonsterRecord {
  const proficiencyBonus = proficiencyByChallenge(cr);
  const grown = proficiencyBonus - record.proficiencyBonus;
  const times = (bonus: number, modifier: number) =>
    bonus - modifier >= 2 * record.proficiencyBonus ? 2 : 1;
  const bonusOf = (bonus: number, modifier: number) =>
    toHitOf(bonus, grown * times(bonus, modifier));
  const { abilities, senses, skills, initiative, ac, xpInLair } = record;
  const saves: MonsterRecord['saves'] = {};
  for (const ability of ABILITIES) {
    const bonus = record.saves[ability];
    if (bonus !== undefined) saves[ability] = bonusOf(bonus, abilityModifier(abilities[ability]));
  }
  const trained: MonsterRecord['skills'] = {};
  for (const [skill, bonus] of Object.entries(skills) as [Skill, number][]) {
    trained[skill] = bonusOf(bonus, abilityModifier(abilities[SKILL_ABILITIES[skill]]));
  }
  const seen = (trained.perception ?? 0) - (skills.perception ?? 0);
  const quick = initiative && initiative.bonus - abilityModifier(abilities.dex);
  const faster =
    quick === undefined || quick < record.proficiencyBonus
      ? 0
      : grown * (quick >= 2 * record.proficiencyBonus ? 2 : 1);
  const next = CHALLENGE_RATINGS[CHALLENGE_RATINGS.indexOf(cr) + 1] ?? cr;
  return {
    ...record,
    cr,
    xp: xpByChallenge(cr),
    ...(xpInLair === undefined ? {} : { xpInLair: xpByChallenge(next) }),
    proficiencyBonus,
    ac: { ...ac, value: Math.min(30, Math.max(5, ac.value + armor)) },
    saves,
    skills: trained,
    senses: {
      ...senses,
      passivePerception: Math.min(60, Math.max(0, senses.passivePerception + seen)),
    },
    ...(initiative && {
      initiative: {
        bonus: toHitOf(initiative.bonus, faster),
        score: Math.min(60, Math.max(-10, initiative.score + faster)),
      },
    }),
  };
}

/** Scales the entries and spells. */
function withDeeds(record: MonsterRecord, shift: Shift): MonsterRecord {
  const each = <E extends MonsterRecord['traits'][number]>(entry: E) => scaledEntry(entry, shift);
  const { legendary, mythicActions, regionalEffects } = record;
  return {
    ...record,
    traits: record.traits.map(each),
    actions: record.actions.map(each),
    bonusActions: record.bonusActions.map(each),
    reactions: record.reactions.map(each),
    legendary:
      legendary && ({ ...legendary, actions: legendary.actions.map(each) } satisfies Legendary),
    lairActions: record.lairActions.map(each),
    ...(mythicActions && { mythicActions: mythicActions.map(each) }),
    ...(regionalEffects && { regionalEffects: regionalEffects.map(each) }),
    spellcasting: record.spellcasting.map((casting) => ({
      ...casting,
      intro: scaledText(casting.intro, { ...shift, damage: 1 }),
      dc: casting.dc && dcOf(casting.dc, shift),
      toHit: casting.toHit === null ? null : toHitOf(casting.toHit, shift.attack),
    })),
  };
}

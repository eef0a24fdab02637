import type { Defence, MonsterRecord } from '~/compendium/records/monster-record';
import { withInner } from '~/compendium/records/within-effects';
import { ROUNDS } from './rounds';

/** One step of a calculation with its description and result. */
export type Step = { readonly label: string; readonly value: number; readonly why: string };

export type Toughness = {
  readonly hitPoints: number;
  readonly effectiveHitPoints: number;
  /** The factor on hit points, and what is added. */
  readonly factor: number;
  readonly beyond: number;
  readonly armorClass: number;
  readonly effectiveArmorClass: number;
  readonly steps: readonly Step[];
};

/**
 * The value of broad resistances and immunities, by the highest rating of each step: opponents of weaker creatures have
 * fewer ways around them.
 */
const DEFENCE_WORTH: readonly { to: number; resist: number; immune: number }[] = [
  { to: 4, resist: 1.75, immune: 2 },
  { to: 9, resist: 1.5, immune: 1.8 },
  { to: 15, resist: 1.25, immune: 1.5 },
  { to: 30, resist: 1.1, immune: 1.25 },
];

/** The hit points that each legendary resistance is worth, up to three per day. */
const KEPT_SAVE: readonly { to: number; hitPoints: number }[] = [
  { to: 4, hitPoints: 8 },
  { to: 9, hitPoints: 16 },
  { to: 30, hitPoints: 24 },
];

/** The effective hit points and armor class of a creature of about this rating, step by step. */
export function toughnessOf(record: MonsterRecord, cr: number): Toughness {
  const steps: Step[] = [];
  const { average } = record.hp;
  const worth = DEFENCE_WORTH.find(({ to }) => cr <= to) ?? { resist: 1, immune: 1 };
  const factor = isBroad(record.defences.immune)
    ? worth.immune
    : isBroad(record.defences.resist)
      ? worth.resist
      : 1;
  let effective = average * factor;
  if (factor > 1) {
    const what = factor === worth.immune ? 'Immunities' : 'Resistances';
    const why = `${what} to most weapon damage: hit points × ${factor} at this CR.`;
    steps.push({ label: what, value: Math.round(effective - average), why });
  }
  const regained = regeneratedBy(record) * ROUNDS;
  if (regained > 0) {
    const why = `Hit points regained in ${ROUNDS} rounds.`;
    steps.push({ label: 'Regeneration', value: regained, why });
  }
  const saves = Math.min(3, record.legendary?.resistancesPerDay ?? resistancesOf(record));
  const kept = saves * (KEPT_SAVE.find(({ to }) => cr <= to)?.hitPoints ?? 0);
  if (kept > 0) {
    const why = `${saves} failed saves turned into successes.`;
    steps.push({ label: 'Legendary Resistance', value: kept, why });
  }
  effective += regained + kept;
  const armor = armorSteps(record);
  steps.push(...armor);
  return {
    hitPoints: average,
    effectiveHitPoints: Math.round(effective),
    factor,
    beyond: regained + kept,
    armorClass: record.ac.value,
    effectiveArmorClass: record.ac.value + armor.reduce((sum, { value }) => sum + value, 0),
    steps,
  };
}

/** Returns whether a defence covers all three weapon damage types, with one entry or several. */
function isBroad(list: readonly Defence[]): boolean {
  const weapons = ['bludgeoning', 'piercing', 'slashing'] as const;
  return weapons.every((type) => list.some(({ types }) => types.includes(type)));
}

function regeneratedBy({ traits }: MonsterRecord): number {
  const all = traits.flatMap(({ effects }) => withInner(effects));
  return Math.max(0, ...all.map((one) => (one.kind === 'regenerate' ? one.hitPoints : 0)));
}

function resistancesOf({ traits }: MonsterRecord): number {
  return traits.find(({ name }) => /^legendary resistance/i.test(name))?.uses?.times ?? 0;
}

function armorSteps(record: MonsterRecord): Step[] {
  const { traits, saves, speeds, actions, cr } = record;
  const trained = Object.keys(saves).length;
  const shoots = actions.some(({ effects }) =>
    effects.some((one) => one.kind === 'attack' && one.attack.includes('ranged')),
  );
  const has = (tag: string) => traits.some((one) => one.tag === tag);
  const steps: Step[] = [];
  if (has('magic-resistance')) {
    steps.push({ label: 'Magic Resistance', value: 2, why: 'Spells fail against it more often.' });
  }
  if (trained >= 3) {
    const why = `${trained} proficient saving throws.`;
    steps.push({ label: 'Saving Throws', value: trained >= 5 ? 4 : 2, why });
  }
  if ((speeds.fly ?? 0) > 0 && shoots && cr <= 10) {
    steps.push({ label: 'Flight', value: 2, why: 'It fights from above, out of reach.' });
  }
  return steps;
}

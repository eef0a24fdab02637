import {
  ABILITIES,
  ABILITY_NAMES,
  type Ability,
  SKILL_NAMES,
  type Skill,
  signed,
} from '~/rules/ability';
import type { Random } from '~/rules/random';
import { SKILL_ABILITIES } from '~/rules/skills';

/** What a party knows of a member's d20 tests. Null: unknown. */
export type RollFacts = { id: string; name: string; absent: boolean; initiative: number } & Record<
  Ability | 'passivePerception' | 'passiveInvestigation' | 'passiveInsight',
  number | null
>;

export type RollKind = { value: string; label: string };

/** What can be rolled for all: saves, skills, and a plain check of each ability. */
export const ROLL_KINDS: readonly RollKind[] = [
  ...ABILITIES.map((ability) => ({
    value: `save-${ability}`,
    label: `${ABILITY_NAMES[ability]} save`,
  })),
  ...Object.entries(SKILL_NAMES).map(([skill, name]) => ({
    value: `skill-${skill}`,
    label: `${name} (${ABILITY_NAMES[SKILL_ABILITIES[skill as Skill]]})`,
  })),
  ...ABILITIES.map((ability) => ({
    value: `check-${ability}`,
    label: `${ABILITY_NAMES[ability]} check`,
  })),
  { value: 'initiative', label: 'Initiative' },
];

export const LEANS = ['plain', 'advantage', 'disadvantage'] as const;
export type Lean = (typeof LEANS)[number];

/** A roll for all; typed `bonuses` by member id replace the known ones. */
export type AskedRoll = {
  kind: string;
  lean: Lean;
  dc: number | null;
  bonuses: Readonly<Record<string, number>>;
};

/** One line of the result; `bonus` is null when unknown, and the total is then the die alone. */
export type RolledLine = {
  id: string;
  name: string;
  dice: number[];
  die: number;
  bonus: number | null;
  total: number;
  made: boolean | null;
};

export type RolledForAll = { label: string; lean: Lean; dc: number | null; lines: RolledLine[] };

const PASSIVES: Readonly<
  Record<string, 'passivePerception' | 'passiveInvestigation' | 'passiveInsight'>
> = {
  'skill-perception': 'passivePerception',
  'skill-investigation': 'passiveInvestigation',
  'skill-insight': 'passiveInsight',
};

/** A member's bonus to such a roll, if known: a passive score is 10 + bonus. */
export function knownBonus(kind: string, facts: RollFacts): number | null {
  if (kind === 'initiative') return facts.initiative;
  const passive = PASSIVES[kind];
  if (passive) {
    const score = facts[passive];
    return score === null ? null : score - 10;
  }
  const ability = ABILITIES.find((one) => kind === `save-${one}`);
  return ability ? facts[ability] : null;
}

/**
 * Rolls a check or save for all present members; a natural 20 or 1 has no special effect (SRD 5.1, ability checks and
 * saves).
 */
export function rollForAll(
  { kind, lean, dc, bonuses }: AskedRoll,
  everybody: readonly RollFacts[],
  random: Random,
): RolledForAll {
  const label = ROLL_KINDS.find(({ value }) => value === kind)?.label ?? kind;
  const lines = everybody
    .filter(({ absent }) => !absent)
    .map((facts): RolledLine => {
      const dice = lean === 'plain' ? [random.die(20)] : [random.die(20), random.die(20)];
      const die = lean === 'disadvantage' ? Math.min(...dice) : Math.max(...dice);
      const bonus = bonuses[facts.id] ?? knownBonus(kind, facts);
      const total = die + (bonus ?? 0);
      const made = dc === null ? null : total >= dc;
      return { id: facts.id, name: facts.name, dice, die, bonus, total, made };
    });
  return { label, lean, dc, lines };
}

/** A line's calculation in words: "12 + 5", "14, 3 → 14 − 1", "12, bonus unknown". */
export function rollWords({ dice, die, bonus }: RolledLine): string {
  const thrown = dice.length > 1 ? `${dice.join(', ')} → ${die}` : String(die);
  return bonus === null ? `${thrown}, bonus unknown` : `${thrown} ${signed(bonus)}`;
}

import {
  ABILITIES,
  ABILITY_NAMES,
  abilityModifier,
  SKILL_NAMES,
  type Skill,
} from '~/rules/ability';
import type { MonsterRecord } from '../records/monster-record';
import { isUnknown } from '../records/unknown-facts';
import { d20Segment, joined } from './d20-segment';
import type { Segment, StatblockAbility } from './statblock';

/** The six abilities with their check and save rolls; empty when the scores are unknown. */
export function abilityColumns(
  record: Pick<MonsterRecord, 'abilities' | 'saves' | 'unknown'>,
): StatblockAbility[] {
  if (isUnknown(record, 'abilities')) return [];
  const { abilities, saves } = record;
  return ABILITIES.map((ability) => {
    const score = abilities[ability];
    const modifier = abilityModifier(score);
    const name = ABILITY_NAMES[ability];
    return {
      ability,
      score,
      check: d20Segment('check', `${name} check`, modifier),
      save: d20Segment('save', `${name} save`, saves[ability] ?? modifier),
      trained: saves[ability] !== undefined,
    };
  });
}

/** The saves that are better than the ability modifier alone: "Dex +6, Con +13". */
export function saveSegments({ saves }: MonsterRecord): Segment[] {
  const trained = ABILITIES.flatMap((ability) => {
    const bonus = saves[ability];
    if (bonus === undefined) return [];
    const name = ABILITY_NAMES[ability];
    return [[`${name.slice(0, 3)} `, d20Segment('save', `${name} save`, bonus)]];
  });
  return joined(trained, ', ');
}

/** The proficient skills in alphabetical order: "Perception +13, Stealth +6". */
export function skillSegments({ skills }: MonsterRecord): Segment[] {
  const trained = (Object.keys(SKILL_NAMES) as Skill[]).flatMap((skill) => {
    const bonus = skills[skill];
    if (bonus === undefined) return [];
    return [[`${SKILL_NAMES[skill]} `, d20Segment('check', SKILL_NAMES[skill], bonus)]];
  });
  return joined(trained, ', ');
}

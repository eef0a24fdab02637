import { ABILITIES, type Ability } from '~/rules/ability';
import type { Edition } from '~/rules/edition';
import type { Combatant } from '../sheet/combatant';
import { heroAt } from './ability-plan';
import type { Build } from './build';
import { buildFor, combatantOf, levelFrom } from './build-of';
import { NAMED_BUILDS } from './named-builds';
import type { Look } from './spell-kit';

/**
 * What a party knows about a member; null where nothing was entered. Of the abilities, a party's table has only the
 * saving throw bonuses.
 */
export type MemberNumbers = {
  name: string;
  className: string;
  level: number;
  ac: number | null;
  maximum: number | null;
  initiative: number | null;
} & Partial<Record<Ability, number | null>>;

/** The build whose class name occurs in the text, of several the first. */
function buildNamed(words: string): Build | undefined {
  const said = words.toLowerCase();
  const named = NAMED_BUILDS.flatMap((build) => {
    const at = said.indexOf(build.className.toLowerCase());
    return at < 0 ? [] : [{ at, build }];
  });
  return named.toSorted((one, other) => one.at - other.at)[0]?.build;
}

/**
 * A party member as a combatant: the deeds of its class and level, its own numbers where they are known. `chosen` is
 * the build chosen for it instead of a class.
 */
export function memberCombatant(
  member: MemberNumbers & { chosen?: string },
  edition: Edition,
  look: Look,
): Combatant {
  const { build, assumed } = buildFor(member.name, buildNamed(member.className), member.chosen);
  const hero = heroAt(build.plans[edition], levelFrom(member.level), edition);
  for (const ability of ABILITIES) {
    const save = member[ability] ?? null;
    const proficient = build.saves.includes(ability) ? hero.proficiency : 0;
    if (save !== null) hero.modifiers[ability] = save - proficient;
  }
  const made = combatantOf(build, hero, look);
  const saves = { ...made.saves };
  for (const ability of ABILITIES) saves[ability] = member[ability] ?? saves[ability];
  const average = Math.max(1, member.maximum ?? made.hitPoints.average);
  return {
    ...made,
    name: member.name,
    saves,
    ...(assumed === undefined ? {} : { assumed }),
    ac: member.ac ?? made.ac,
    hitPoints: { ...made.hitPoints, average, bonus: average },
    initiative: { ...made.initiative, bonus: member.initiative ?? made.initiative.bonus },
    leftOut: [
      `${member.name} fights as this level's ${build.name.toLowerCase()}, with the numbers from the party.`,
      ...made.leftOut,
    ],
  };
}

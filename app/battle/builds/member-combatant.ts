import { ABILITIES, type Ability } from '~/rules/ability';
import type { Edition } from '~/rules/edition';
import type { Combatant } from '../sheet/combatant';
import { heroAt } from './ability-plan';
import type { Build } from './build';
import { combatantOf, levelFrom } from './build-of';
import { FIGHTER } from './class-fighter';
import { NAMED_BUILDS } from './named-builds';
import type { Look } from './spell-kit';

/** What a party knows of a member; null is what nobody has written down. Of the abilities a party's table has the bonuses to saving throws. */
export type MemberNumbers = {
  name: string;
  className: string;
  level: number;
  ac: number | null;
  maximum: number | null;
  initiative: number | null;
} & Partial<Record<Ability, number | null>>;

/** The build that words for a class name: of several classes the first, without any the champion. */
function buildNamed(words: string): Build {
  const said = words.toLowerCase();
  let found = FIGHTER;
  let first = Number.POSITIVE_INFINITY;
  for (const build of NAMED_BUILDS) {
    const at = said.indexOf(build.className.toLowerCase());
    if (at >= 0 && at < first) {
      first = at;
      found = build;
    }
  }
  return found;
}

/** A party's member as it fights: deeds of its class and level, its own numbers wherever they are known. */
export function memberCombatant(member: MemberNumbers, edition: Edition, look: Look): Combatant {
  const build = buildNamed(member.className);
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
    ...{ name: member.name, saves },
    ac: member.ac ?? made.ac,
    hitPoints: { ...made.hitPoints, average, bonus: average },
    initiative: { ...made.initiative, bonus: member.initiative ?? made.initiative.bonus },
    leftOut: [
      `${member.name} fights as this level's ${build.name.toLowerCase()}, with the numbers that the party gives.`,
      ...made.leftOut,
    ],
  };
}

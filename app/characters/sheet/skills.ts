import { ABILITY_NAMES, type Ability, SKILL_NAMES, type Skill } from '~/rules/ability';
import { SKILL_ABILITIES } from '~/rules/skills';
import { itemOf } from '../book/find';
import type { Facts } from './facts';
import { isSkill } from './own-background';
import type { Proficiencies } from './proficiencies';
import type { Proficient, Sheet, Told } from './sheet';
import { told } from './told';

/** Half the proficiency bonus on checks of an ability without proficiency; 0 without such a feature. */
export function halfProficiency(facts: Facts, ability: Ability, initiative = false) {
  let best = { label: '', plus: 0 };
  for (const { gift, had } of facts.given('half-proficiency')) {
    if (!gift.abilities.includes(ability) || (initiative && !gift.initiative)) continue;
    const half = facts.proficiency.value / 2;
    const plus = gift.round === 'up' ? Math.ceil(half) : Math.floor(half);
    if (plus > best.plus) best = { label: had.name, plus };
  }
  return best;
}

/** The eighteen skills: ability modifier, proficiency (full, double or half), and bonuses from features. */
export function skillsOf(facts: Facts, proficiencies: Proficiencies): Sheet['skills'] {
  const skills = Object.keys(SKILL_NAMES).filter(isSkill);
  const one = (skill: Skill) => {
    const ability = SKILL_ABILITIES[skill];
    const parts = [{ label: ABILITY_NAMES[ability], plus: facts.modifiers[ability] }];
    let proficient: Proficient = 'none';
    const half = halfProficiency(facts, ability);
    if (proficiencies.skills.has(skill)) {
      proficient = proficiencies.experts.has(skill) ? 'expert' : 'full';
      const times = proficient === 'expert' ? 2 : 1;
      const label = proficient === 'expert' ? 'Expertise' : 'Proficiency';
      parts.push({ label, plus: facts.proficiency.value * times });
    } else if (half.plus > 0) {
      proficient = 'half';
      parts.push(half);
    }
    for (const { gift, had } of facts.given('checks')) {
      if (!gift.skills.includes(skill)) continue;
      const plus = Math.max(gift.least ?? -Infinity, facts.amount(gift.plus, had));
      parts.push({ label: had.name, plus });
    }
    return { ...told(`skill.${skill}`, parts, facts.overrides), ability, proficient };
  };
  return Object.fromEntries(skills.map((skill) => [skill, one(skill)])) as Sheet['skills'];
}

/** The passive scores: 10 plus the skill (SRD, "Passive Checks"). */
export function passivesOf(facts: Facts, skills: Sheet['skills']): Sheet['passives'] {
  const one = (skill: Skill): Told & { note?: string } => {
    const parts = [
      { label: 'Base', plus: 10 },
      { label: SKILL_NAMES[skill], plus: skills[skill].value },
    ];
    const passive = told(`passive.${skill}`, parts, facts.overrides);
    const keen = keenThing(facts, skill);
    return keen === null ? passive : { ...passive, note: `${passive.value + 5} ${keen}` };
  };
  return {
    perception: one('perception'),
    investigation: one('investigation'),
    insight: one('insight'),
  };
}

/**
 * A worn item that gives advantage on a skill, which adds 5 to the passive score: "by sight, with Eyes of the Eagle";
 * or null.
 */
function keenThing({ book, character }: Facts, skill: Skill): string | null {
  for (const { item, equipped, attuned } of character.items) {
    const found = equipped && item !== null ? itemOf(book, item) : null;
    if (found === null || !('advantage' in found) || found.advantage?.skill !== skill) continue;
    if (found.attunement && !attuned) continue;
    const { when } = found.advantage;
    return `${when === '' ? 'with' : `${when}, with`} ${found.name}`;
  }
  return null;
}

/** Initiative: a Dexterity check, with bonuses from features. */
export function initiativeOf(facts: Facts): Sheet['initiative'] {
  const parts = [
    { label: 'Dexterity', plus: facts.modifiers.dex },
    halfProficiency(facts, 'dex', true),
  ];
  let advantage = false;
  for (const { gift, had } of facts.given('initiative')) {
    if (gift.advantage) advantage = true;
    if (gift.plus !== undefined)
      parts.push({ label: had.name, plus: facts.amount(gift.plus, had) });
  }
  return { ...told('initiative', parts, facts.overrides), advantage };
}

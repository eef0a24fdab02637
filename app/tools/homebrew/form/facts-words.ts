import { SKILL_NAMES, type Skill } from '~/rules/ability';

/** How a creature moves. */
export const WAYS = ['walk', 'burrow', 'climb', 'fly', 'swim'] as const;

/** What it senses besides sight, in feet. */
export const SENSES = ['blindsight', 'darkvision', 'tremorsense', 'truesight'] as const;

/** Every skill, in the order of the sheet. */
export const SKILLS = Object.keys(SKILL_NAMES) as Skill[];

/** What a distance and a bonus may be. */
export const FEET = { min: 0, max: 100_000 } as const;
export const BONUS = { min: -10, max: 40 } as const;

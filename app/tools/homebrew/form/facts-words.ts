import { SKILL_NAMES, type Skill } from '~/rules/ability';

/** The ways of moving. */
export const WAYS = ['walk', 'burrow', 'climb', 'fly', 'swim'] as const;

/** The special senses, in feet. */
export const SENSES = ['blindsight', 'darkvision', 'tremorsense', 'truesight'] as const;

/** All skills, in the order of the sheet. */
export const SKILLS = Object.keys(SKILL_NAMES) as Skill[];

/** The limits of a distance and of a bonus. */
export const FEET = { min: 0, max: 100_000 } as const;
export const BONUS = { min: -10, max: 40 } as const;

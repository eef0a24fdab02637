import { z } from 'zod';
import type { CallGroup } from '~/platform/api/call';
import { ABILITIES, SKILL_NAMES } from '~/rules/ability';
import { leastForm } from './make/least-form';
import { deed, MOST_DEEDS_AT_ONCE } from './play/deed';
import { character, play } from './record/character';

const ability = z.enum(ABILITIES);
const byAbility = z.record(ability, z.number());
const skill = z.enum(Object.keys(SKILL_NAMES) as [keyof typeof SKILL_NAMES]);

const checked = z.strictObject({
  abilities: byAbility,
  modifiers: byAbility,
  proficiencyBonus: z.number(),
  hp: z.number(),
  ac: z.number(),
  initiative: z.number(),
  speed: z.number().describe('Walking, in feet.'),
  saves: byAbility,
  skills: z.record(skill, z.number()),
  passives: z.strictObject({
    perception: z.number(),
    investigation: z.number(),
    insight: z.number(),
  }),
  spellcasting: z
    .strictObject({
      dc: z.number(),
      attack: z.number(),
      slots: z.array(z.number()).describe('Of each level from the first.'),
      pact: z.strictObject({ level: z.number(), slots: z.number() }).nullable(),
      classes: z.array(
        z.strictObject({
          class: z.string(),
          ability,
          dc: z.number(),
          attack: z.number(),
          highest: z.number(),
        }),
      ),
    })
    .nullable(),
  missing: z.array(z.string()).describe('What is left to choose, in sentences.'),
  problems: z.array(z.string()).describe('What the rules forbid, in sentences.'),
});

/** The file with the calculated sheet, which other programs read and ours ignores. */
const file = character
  .omit({ portrait: true })
  .extend({ sheet: z.looseObject({ level: z.number(), ac: z.number(), class: z.string() }) });

const standing = {
  play,
  playSeq: z.number().describe('How many deeds there were.'),
  version: z.number().describe('The version of the character.'),
};

const change = z.strictObject({
  by: z.record(z.string(), z.number()),
  concentration: z.tuple([z.string(), z.string()]).optional(),
});

const told = z.union([
  z.strictObject({
    id: z.string(),
    ok: z.literal(true),
    said: z.string(),
    asks: z
      .strictObject({ save: z.literal('con'), dc: z.number(), on: z.string() })
      .nullable()
      .describe('The save that concentration asks for.'),
  }),
  z.strictObject({
    id: z.string(),
    ok: z.literal(false),
    again: z.boolean().describe('It was done before, and is not done twice.'),
    problem: z.string(),
  }),
]);

/** Characters: reckoned for everybody, and one's own at the table. */
export const CHARACTER_CALLS: CallGroup = {
  title: 'Characters',
  calls: [
    {
      method: 'post',
      path: '/characters/check',
      does: 'Reckons a character: its numbers, what is missing, and what the rules forbid.',
      more: 'Takes the file of a character or its short form, at most 64 kB. Reads no cookie, asks for no origin, and stores nothing.',
      body: { schema: z.union([leastForm, character]) },
      answer: { schema: checked },
      example: {
        path: '/characters/check',
        body: {
          edition: '2014',
          race: 'hill-dwarf',
          classes: [{ class: 'cleric', level: 5, subclass: 'life' }],
          abilities: { base: { str: 14, dex: 8, con: 13, int: 10, wis: 15, cha: 12 } },
          hitPoints: 'average',
        },
      },
    },
    {
      method: 'get',
      path: '/characters/:file',
      does: 'Reads one of your characters as its file, with the whole sheet.',
      within: { file: 'The id of the character, and “.json”.' },
      answer: { schema: file },
      example: { path: '/characters/{id}.json' },
    },
    {
      method: 'get',
      path: '/lab/character/:id/deeds',
      does: 'Says how one of your characters stands at the table.',
      within: { id: 'The id of the character.' },
      answer: {
        schema: z.strictObject({
          ...standing,
          past: z.array(
            z.strictObject({
              id: z.string(),
              does: z.string(),
              said: z.string(),
              change,
              undone: z.boolean(),
              at: z.number().describe('Milliseconds since 1970.'),
            }),
          ),
          inFight: z.boolean().describe('Whether a running fight has its hit points.'),
        }),
      },
      example: { path: '/lab/character/{id}/deeds' },
    },
    {
      method: 'post',
      path: '/lab/character/:id/deeds',
      does: 'Does deeds of one of your characters, each once by the id of its device.',
      more: 'In a running fight at most 20 at once.',
      within: { id: 'The id of the character.' },
      body: { schema: z.strictObject({ deeds: z.array(deed).min(1).max(MOST_DEEDS_AT_ONCE) }) },
      answer: { schema: z.strictObject({ ...standing, told: z.array(told) }) },
      example: {
        path: '/lab/character/{id}/deeds',
        body: { deeds: [{ id: 'phone-0001', does: 'damage', amount: 1 }] },
      },
    },
  ],
};

import { z } from 'zod';
import type { CallGroup } from '~/platform/api/call';
import { EDITIONS } from '~/rules/edition';
import { ENCOUNTER_LIMITS, encounter, encounterCreature, encounterParty } from './encounter';

const edition = z.enum(EDITIONS);
const { name, cr, xp, count, side, round, note } = encounterCreature.shape;

/** A kind of creature, as programs send and read it. */
const monster = z.strictObject({
  id: z.string().nullish().describe('The public id of its record; null for one without.'),
  name: name.optional(),
  cr,
  xp: xp.optional(),
  count,
  side,
  round,
  note,
});

const newEncounter = z.object({
  name: encounter.shape.name,
  edition: edition.optional(),
  monsters: z.array(monster).max(ENCOUNTER_LIMITS.creatures).optional(),
  notes: encounter.shape.notes,
  treasure: encounter.shape.treasure,
  folder: encounter.shape.folder,
  tags: encounter.shape.tags,
  partyId: z.string().nullish(),
  groups: encounterParty.shape.groups,
});

const told = {
  id: z.string(),
  ownerSub: z.string().describe('Whose it is.'),
  name: z.string(),
  partyId: z.string().nullable(),
  status: z.enum(['draft', 'ready', 'played']),
  edition,
  folder: z.string(),
  tags: z.array(z.string()),
  updatedAt: z.iso.datetime(),
};

const difficulty = z.strictObject({
  edition,
  party: z.array(z.number()).describe('The level of each character.'),
  thresholds: z.record(z.string(), z.number()).describe('The XP of each, such as hard.'),
  multiplier: z.number(),
  raw: z.number().describe('The XP of all monsters.'),
  adjusted: z.number().describe('The XP that is compared with the thresholds.'),
  each: z.number().describe('The XP that each character gains.'),
  verdict: z.string().nullable().describe('Such as deadly.'),
  monsters: z.array(
    z.strictObject({
      said: z.string(),
      id: z.string().nullable(),
      name: z.string(),
      cr: z.number(),
      xp: z.number(),
      count: z.number(),
    }),
  ),
});

/** How hard fights are, and one's own encounters. */
export const ENCOUNTER_CALLS: CallGroup = {
  title: 'Encounters',
  calls: [
    {
      method: 'get',
      path: '/encounters/difficulty',
      does: 'Says how hard a fight is for a party, by either edition.',
      query: z.object({
        edition: edition.optional(),
        party: z.string().describe('1 to 20 levels: 3,3,4; 4x3 is four of the third.'),
        monsters: z
          .string()
          .describe('1 to 60 kinds of 1 to 100, by id, name or rating: goblin:4,ogre,cr-1/2:3.'),
      }),
      answer: { schema: difficulty },
      example: {
        path: '/encounters/difficulty?edition=2014&party=3,3,4&monsters=goblin:4,ogre,cr-1/2:3',
      },
    },
    {
      method: 'get',
      path: '/encounters',
      does: 'Lists your encounters, the latest first.',
      answer: {
        schema: z.array(z.strictObject({ ...told, foes: z.number(), xp: z.number() })),
      },
      example: { path: '/encounters' },
    },
    {
      method: 'post',
      path: '/encounters',
      does: 'Keeps an encounter.',
      body: { schema: newEncounter },
      answer: { status: 201, schema: z.strictObject({ id: z.string() }) },
      example: {
        path: '/encounters',
        body: {
          name: 'The ford',
          edition: '2014',
          monsters: [{ id: 'goblin', name: 'Goblin', cr: 0.25, count: 4 }],
        },
      },
    },
    {
      method: 'get',
      path: '/encounters/:id',
      does: 'Reads one of your encounters.',
      within: { id: 'The id that keeping it answered.' },
      answer: {
        schema: z.strictObject({
          ...told,
          version: z.number(),
          monsters: z.array(
            z.strictObject({ id: z.string().nullable(), name, cr, xp, count, side, round, note }),
          ),
          notes: z.string(),
          treasure: z.string(),
          groups: encounterParty.shape.groups,
          ignoreWeak: z.boolean(),
        }),
      },
      example: { path: '/encounters/{id}' },
    },
  ],
};

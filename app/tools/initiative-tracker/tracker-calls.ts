import { z } from 'zod';
import { monsterRecord } from '~/compendium/records/monster-record';
import { fightEvent } from '~/fights/log/deeds';
import { sheet } from '~/fights/sheet/sheet';
import type { CallGroup } from '~/platform/api/call';
import { EDITIONS } from '~/rules/edition';

const edition = z
  .enum(EDITIONS)
  .optional()
  .describe('The edition to prefer; 2014 unless it says 2024.');
const within = { id: 'The id of the fight.' };

/** Further fields say what an attack or a save does; the tracker may add some. */
const strike = z.looseObject({
  key: z.string(),
  name: z.string(),
  section: z.string().describe('The part of the statblock that it stands in.'),
  attack: z
    .looseObject({ toHit: z.number(), reachFeet: z.number().nullable() })
    .nullable()
    .describe('Null where nothing is rolled to hit.'),
});

const creature = z.looseObject({
  id: z.string().describe('The public id of its record.'),
  hp: monsterRecord.shape.hp,
  sheet,
  strikes: z.array(strike),
  lair: z.array(z.string()).describe('Its lair actions.'),
});

const spell = z.looseObject({
  id: z.string(),
  name: z.string(),
  level: z.number().describe('0 for a cantrip.'),
  reaction: z.boolean(),
  grows: z.enum(['slot', 'level']).nullable().describe('What its steps depend on.'),
  steps: z
    .array(
      z.looseObject({
        at: z.number(),
        count: z.number().nullable(),
        concentration: z.boolean(),
        strikes: z.array(strike),
      }),
    )
    .describe('What it does, from its own level up.'),
});

const standing = {
  seq: z.number().describe('The number of the last event.'),
  facts: z.strictObject({
    name: z.string(),
    edition: z.enum(EDITIONS),
    status: z.enum(['planned', 'running', 'over']),
    round: z.number(),
    combatants: z.number(),
    notes: z.string().describe('The notes of the game master.'),
  }),
  changedAt: z.number().describe('Milliseconds since 1970.'),
};

const read = z.strictObject({
  ...standing,
  base: z
    .strictObject({
      seq: z.number(),
      fight: z.looseObject({ name: z.string(), round: z.number() }),
    })
    .nullable()
    .describe('The fight before these events; null when they go on from what was asked.'),
  events: z.array(fightEvent),
});

const added = z.looseObject({
  ...standing,
  accepted: z.array(z.strictObject({ id: z.string(), seq: z.number() })),
  refused: z.array(z.strictObject({ id: z.string(), reason: z.string() })),
  acknowledged: z.array(z.string()),
  readAnew: z.boolean().describe('Whether the whole fight is to be read again.'),
});

const query = (names: string) =>
  z.object({
    name: z.union([z.string(), z.array(z.string())]).describe(names),
    edition,
  });

/** What devices and other programs ask about fights. */
export const TRACKER_CALLS: CallGroup = {
  title: 'The initiative tracker',
  calls: [
    {
      method: 'get',
      path: '/initiative-tracker/new',
      does: 'Shows a fight in a form: nothing is saved until somebody starts it there.',
      more: '/try/initiative-tracker takes the same query and opens the fight at once, on the device alone.',
      query: z.object({
        monsters: z
          .string()
          .optional()
          .describe('Up to 40 records by id or name, each 1 to 200 or dice: goblin:4,wolf:1d4+1.'),
        edition: z.enum(EDITIONS).optional(),
        name: z.string().optional(),
        party: z.string().optional().describe('The id of your party, or default.'),
        characters: z.string().optional().describe('Up to 20 ids of your characters.'),
        encounter: z
          .string()
          .optional()
          .describe('The id of your saved encounter, whose notes and treasure join.'),
      }),
      answer: { type: 'text/html' },
      example: {
        path: '/initiative-tracker/new?monsters=goblin:4,ogre,wolf:1d4%2B1&edition=2014&name=The+ford',
      },
    },
    {
      method: 'post',
      path: '/initiative-tracker/new',
      does: 'Shows an encounter in the shape of Improved Initiative in that form.',
      more: 'From any site and without a cookie, as JSON or as the form fields Combatants and Name: at most 256 kB and 200 combatants. A combatant without a statblock gets that of the record of its name; what is not imported is listed.',
      query: z.object({ edition: z.enum(EDITIONS).optional() }),
      body: {
        schema: z.looseObject({
          Name: z.string().optional(),
          Combatants: z.array(
            z.looseObject({
              Name: z.string().optional(),
              HP: z.looseObject({ Value: z.number() }).optional(),
              Count: z.number().optional(),
            }),
          ),
        }),
      },
      answer: { type: 'text/html' },
      example: {
        path: '/initiative-tracker/new?edition=2014',
        body: { Name: 'The ford', Combatants: [{ Name: 'Rat', HP: { Value: 1 }, Count: 3 }] },
      },
    },
    {
      method: 'get',
      path: '/initiative-tracker/creatures',
      does: 'Reads what records give to a fight, for up to 40 names.',
      more: 'With find instead of names it lists up to six monsters by a few letters. Whoever is signed in has their own creatures too.',
      query: query('Up to 40, each repeated.')
        .partial({ name: true })
        .extend({
          lair: z.string().optional().describe('1 when they are in their lair.'),
          near: z.string().optional().describe('A name for which similar ones are wanted.'),
          find: z.string().optional().describe('A few letters, or the share link of a creature.'),
        }),
      answer: {
        schema: z.union([
          z.strictObject({
            creatures: z.record(z.string(), creature),
            near: z.record(z.string(), z.array(z.string())),
          }),
          z.strictObject({
            items: z.array(
              z.strictObject({
                id: z.string(),
                name: z.string(),
                cr: z.number(),
                ac: z.number(),
                hp: z.number(),
              }),
            ),
          }),
        ]),
      },
      example: { path: '/initiative-tracker/creatures?name=goblin&name=ogre&edition=2024' },
    },
    {
      method: 'get',
      path: '/initiative-tracker/spells',
      does: 'Reads what spells do in a fight, for up to 50 names.',
      query: query('Up to 50, each repeated.'),
      answer: { schema: z.strictObject({ spells: z.record(z.string(), spell) }) },
      example: { path: '/initiative-tracker/spells?name=fireball' },
    },
    {
      method: 'get',
      path: '/initiative-tracker/:id/events',
      does: 'Reads what came to a fight that you run after an event; without its number the whole fight.',
      within,
      query: z.object({ since: z.string().optional().describe('The number of that event.') }),
      answer: { schema: read },
      example: { path: '/initiative-tracker/{id}/events' },
    },
    {
      method: 'post',
      path: '/initiative-tracker/:id/events',
      does: 'Adds up to 100 events to a fight that you run, each once by its id.',
      more: 'Events whose group is the id of the first of them are one press, undone together. One that cannot be is refused with a sentence.',
      within,
      body: { schema: z.object({ events: z.array(fightEvent).min(1).max(100) }) },
      answer: { schema: added },
      example: {
        path: '/initiative-tracker/{id}/events',
        body: {
          events: [
            {
              v: 1,
              id: 'phone-0001',
              by: 'me',
              at: 1_800_000_000_000,
              deeds: [{ do: 'note', text: 'The bridge burns.' }],
            },
          ],
        },
      },
    },
    {
      method: 'get',
      path: '/initiative-tracker/:id/log',
      does: 'Tells the log of a fight that you run in words.',
      within,
      query: z.object({
        as: z.enum(['markdown', 'json']).optional().describe('json: every event.'),
      }),
      answer: { type: 'text/plain' },
      example: { path: '/initiative-tracker/{id}/log' },
    },
  ],
};

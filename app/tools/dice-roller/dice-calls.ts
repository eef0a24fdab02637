import { z } from 'zod';
import type { CallGroup } from '~/platform/api/call';

const edge = z.enum(['advantage', 'disadvantage']).nullable();
const e = z.string().describe('The dice, such as 4d6kh3 or 2d20+5.');
const several = z
  .string()
  .describe('The dice, such as 4d6kh3, or up to six expressions: 1d20+7; 2d6+4.');
const flag = (words: string) => z.string().optional().describe(words);

const die = z.strictObject({
  sides: z.union([z.number(), z.literal('F')]),
  face: z.number().describe('What it shows.'),
  value: z.number().describe('What counts.'),
  kept: z.boolean(),
  rerolled: z.boolean(),
  exploded: z.boolean(),
  extra: z.boolean().describe('Thrown because another die exploded.'),
  outcome: z.enum(['success', 'failure']).nullable(),
  label: z.string().nullable(),
});

const roll = z.strictObject({
  total: z.number(),
  text: z.string().describe('Such as “4d6kh3 (6, 5, 3, 1 dropped) = 14”.'),
  dice: z.array(die),
  more: z.number().describe('How many dice are not listed.'),
  byLabel: z.array(z.strictObject({ label: z.string(), total: z.number() })),
  says: z.string().nullable().describe('Such as “natural 20” or “heads”.'),
  success: z.boolean().nullable().describe('Whether it reached the DC.'),
});

/** Dice for programs: nothing is stored. */
export const DICE_CALLS: CallGroup = {
  title: 'Dice',
  calls: [
    {
      method: 'get',
      path: '/dice/roll',
      does: 'Rolls up to 100 times, 1,000 dice in all.',
      more: 'The same dice with the same seed and word always give the same roll, which may be cached. A mistake is answered with its field and, in the dice, its position.',
      query: z.object({
        e: several,
        adv: flag('1 for advantage.'),
        dis: flag('1 for disadvantage.'),
        times: flag('How many times, 1 to 100.'),
        dc: flag('The total that each roll must reach.'),
        seed: flag('Up to 64 letters, digits, “-” and “_”; without it a new one is drawn.'),
        word: flag('Another player’s word, mixed into the seed.'),
      }),
      answer: {
        schema: z.strictObject({
          expression: z.string(),
          edge,
          dc: z.number().nullable(),
          seed: z.string(),
          word: z.string(),
          rolls: z.array(roll),
          total: z.number(),
          successes: z.number().nullable(),
          note: z.string().nullable().describe('What could not be rolled as asked.'),
          further: z
            .array(
              z.strictObject({
                expression: z.string(),
                rolls: z.array(roll),
                total: z.number(),
              }),
            )
            .optional()
            .describe('The expressions after the first, where several are sent.'),
          hash: z.string().describe('The SHA-256 of the seed.'),
        }),
      },
      example: { path: '/dice/roll?e=4d6kh3&times=2&seed=ember' },
    },
    {
      method: 'get',
      path: '/dice/odds',
      does: 'Counts the exact odds of an expression.',
      more: 'Limited to what takes under 100 ms.',
      query: z.object({
        e,
        adv: flag('1 for advantage.'),
        dis: flag('1 for disadvantage.'),
        from: flag('The least total asked about.'),
        to: flag('The greatest total asked about.'),
      }),
      answer: {
        schema: z.strictObject({
          expression: z.string(),
          edge,
          minimum: z.number().nullable().describe('Null where exploding dice have no limit.'),
          maximum: z.number().nullable(),
          mean: z.number(),
          deviation: z.number(),
          asked: z
            .strictObject({
              from: z.number().nullable(),
              to: z.number().nullable(),
              chance: z.number(),
            })
            .nullable(),
          distribution: z.array(
            z.strictObject({ total: z.number(), chance: z.number(), atLeast: z.number() }),
          ),
        }),
      },
      example: { path: '/dice/odds?e=2d6&from=7&to=9' },
    },
  ],
};

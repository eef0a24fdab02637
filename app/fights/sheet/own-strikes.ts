import { z } from 'zod';
import { damageType, dice, few, line, prose, whole } from '~/compendium/records/record-parts';
import type { Strike } from './strike';

/** Most attacks of one creature. */
export const MOST_OWN_STRIKES = 12;

const nothing = z.array(z.never()).max(0).default([]);

const amount = {
  dice: dice.nullable(),
  bonus: whole(-99, 99),
  average: whole(0, 9999),
};

/**
 * An attack stored on the sheet itself, because no record has it: attack bonus, damage, and notes for the game
 * master.
 */
export const ownStrike = z.strictObject({
  key: line(80),
  entry: line(80),
  name: line(120),
  section: z.literal('action').default('action'),
  attack: z.strictObject({
    toHit: whole(-20, 60),
    reachFeet: whole(0, 1000).nullable(),
    rangeFeet: z
      .strictObject({ normal: whole(0, 10_000), long: whole(0, 10_000).nullable() })
      .nullable(),
    criticalFrom: whole(2, 20).optional(),
  }),
  manner: z.strictObject({
    attack: z.literal(true).default(true),
    magical: z.boolean().default(false),
    silvered: z.boolean().default(false),
    adamantine: z.boolean().default(false),
    spell: z.boolean().default(false),
  }),
  targets: z.strictObject({
    count: z.literal(1).default(1),
    of: z.literal('foes').default('foes'),
    area: z.null().default(null),
  }),
  hit: z.strictObject({
    damage: few(
      z.strictObject({
        ...amount,
        type: damageType.nullable(),
        orTypes: few(damageType, 13),
        when: z.null().default(null),
        instead: z.literal(false).default(false),
      }),
      4,
    ),
    lasting: nothing,
    saves: nothing,
    heals: nothing,
    drains: nothing,
    choices: nothing,
    notes: few(prose(200), 6),
  }),
  miss: z.null().default(null),
  versions: nothing,
  spends: nothing,
  only: z.null().default(null),
});
export type OwnStrike = z.infer<typeof ownStrike> & Strike;

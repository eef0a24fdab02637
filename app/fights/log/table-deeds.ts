import { z } from 'zod';
import { damageType, few, line, prose, whole } from '~/compendium/records/record-parts';
import { id } from '../sheet/lasting';
import { manner, struck } from './blows';

/*
 * Deeds between the game master and the players. Seats are part of the log, so that each of the game master's
 * devices has them and can undo them; which phone holds a seat is stored outside the log.
 */

const players = z.array(id).min(1).max(60);

export const tableDeeds = [
  /** A player's phone requests a seat to play this creature. Sent by the seat. */
  z.strictObject({ do: z.literal('claim'), seat: id, who: id, name: line(40) }),
  /** The game master grants the seat; `own`: its player took it, signed in as the member's player. */
  z.strictObject({
    do: z.literal('seat'),
    seat: id,
    who: id,
    name: line(40),
    own: z.literal(true).optional(),
  }),
  /** The seat is revoked by the game master, or left by the player. */
  z.strictObject({ do: z.literal('unseat'), seat: id }),
  /** A player reports the damage of their attack; the game master then applies all, half or none of it. */
  z.strictObject({
    do: z.literal('suggest'),
    seat: id,
    by: id,
    targets: players,
    amount: whole(0, 9999),
    type: damageType.nullable().default(null),
    with: line(80).nullable().default(null),
    /** What was rolled here against each target; missing: the player rolled at the table. */
    rolled: z
      .strictObject({
        manner,
        struck: z.array(struck).max(60),
        /** Hit points that a spell restores, already rolled; `temporary`: it gives temporary ones. */
        healed: z
          .array(z.strictObject({ who: id, amount: whole(0, 9999) }))
          .max(60)
          .optional(),
        temporary: z.literal(true).optional(),
        /** The spell that its caster then concentrates on, with the ids of its effects in `struck`. */
        concentrates: z
          .strictObject({
            on: line(120),
            lasting: few(id, 50),
            whileHeld: z.literal(true).optional(),
          })
          .optional(),
      })
      .optional(),
  }),
  /** Dice that the table sees, or the game master alone (`secret`). `seat` null: the game master rolled. */
  z.strictObject({
    do: z.literal('roll'),
    seat: id.nullable(),
    by: id.nullable(),
    what: line(80),
    /** The roll in words. */
    text: line(300),
    /** Null: several in one. */
    total: whole(-9999, 99_999).nullable(),
    secret: z.boolean(),
  }),
  /** A message or picture for all players, or for the players of one creature. */
  z.strictObject({
    do: z.literal('handout'),
    id,
    to: id.nullable().default(null),
    text: prose(2000).default(''),
    /** Id of a picture that is stored outside the log. */
    picture: id.nullable().default(null),
  }),
  z.strictObject({ do: z.literal('handout-gone'), handout: id }),
  /** Pauses the fight: players can do nothing, and the turn timer stops. */
  z.strictObject({ do: z.literal('pause'), on: z.boolean() }),
] as const;

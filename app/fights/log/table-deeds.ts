import { z } from 'zod';
import { damageType, line, prose, whole } from '~/compendium/records/record-parts';
import { id } from '../sheet/lasting';

/*
 * What happens between the game master and the players at the table. Who sits where is part of the log, so that every device of the
 * game master knows it and can take it back; what binds a seat to a phone is not: that lies beside the log.
 */

const players = z.array(id).min(1).max(60);

export const tableDeeds = [
  /** A phone asks for a seat: to play this creature. By the seat. */
  z.strictObject({ do: z.literal('claim'), seat: id, who: id, name: line(40) }),
  /** The game master gives the seat. */
  z.strictObject({ do: z.literal('seat'), seat: id, who: id, name: line(40) }),
  /** The seat is taken back, or left. */
  z.strictObject({ do: z.literal('unseat'), seat: id }),
  /** A player says what their attack deals; the game master answers with all, half or none of it. */
  z.strictObject({
    do: z.literal('suggest'),
    seat: id,
    by: id,
    targets: players,
    amount: whole(0, 9999),
    type: damageType.nullable().default(null),
    with: line(80).nullable().default(null),
  }),
  /** A message or a picture for all players, or for those who play one creature. */
  z.strictObject({
    do: z.literal('handout'),
    id,
    to: id.nullable().default(null),
    text: prose(2000).default(''),
    /** The id of a picture that lies beside the log. */
    picture: id.nullable().default(null),
  }),
  z.strictObject({ do: z.literal('handout-gone'), handout: id }),
  /** Everything stops for a while: nobody at the table does anything, and the turn's time stands still. */
  z.strictObject({ do: z.literal('pause'), on: z.boolean() }),
] as const;

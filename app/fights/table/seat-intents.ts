import { z } from 'zod';
import { condition, damageType, line, whole } from '~/compendium/records/record-parts';

/** An id as players' devices have it (`publicId`). */
const publicOne = z.string().regex(/^[a-z0-9]{1,16}$/, 'must be an id');
const amount = whole(1, 999);

/** What whoever has a seat asks to be done; whether they may is the fight's to say. `who` is one of their own characters. */
export const seatIntent = z.discriminatedUnion('is', [
  /** Asks for a seat, under the name that the player types. */
  z.strictObject({ is: z.literal('claim'), who: publicOne, name: line(40) }),
  z.strictObject({ is: z.literal('leave') }),
  /** Initiative: the total as it was rolled at the table, or null for a roll of the house. */
  z.strictObject({ is: z.literal('initiative'), who: publicOne, total: whole(-30, 99).nullable() }),
  z.strictObject({ is: z.literal('hurt'), who: publicOne, amount, type: damageType.nullable() }),
  z.strictObject({ is: z.literal('heal'), who: publicOne, amount }),
  z.strictObject({ is: z.literal('temporary'), who: publicOne, amount: whole(0, 999) }),
  /** The d20 as it fell, or null for a roll of the house. */
  z.strictObject({ is: z.literal('death-save'), who: publicOne, die: whole(1, 20).nullable() }),
  z.strictObject({ is: z.literal('condition'), who: publicOne, condition }),
  z.strictObject({ is: z.literal('condition-ends'), who: publicOne, lasting: z.string().max(40) }),
  /** A slot of this level is spent (1) or comes back (-1). */
  z.strictObject({
    is: z.literal('slot'),
    who: publicOne,
    level: whole(1, 9),
    by: z.union([z.literal(1), z.literal(-1)]),
  }),
  z.strictObject({
    is: z.literal('suggest'),
    who: publicOne,
    targets: z.array(publicOne).min(1).max(60),
    amount: whole(1, 9999),
    type: damageType.nullable(),
    with: line(80).nullable(),
  }),
  /** The turn is over, if it still is this row's in this round. */
  z.strictObject({ is: z.literal('end-turn'), who: publicOne, round: whole(1, 9999) }),
  z.strictObject({ is: z.literal('undo') }),
]);
export type SeatIntent = z.infer<typeof seatIntent>;

/** One press of a seat, as its device sends it: the id is the device's, so that it counts once however often it arrives. */
export const seatPress = z.strictObject({
  v: z.literal(1),
  id: z.string().regex(/^[A-Za-z0-9_-]{8,40}$/, 'must be an id'),
  intent: seatIntent,
});
export type SeatPress = z.infer<typeof seatPress>;

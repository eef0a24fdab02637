import { z } from 'zod';
import { condition, damageType, line, whole } from '~/compendium/records/record-parts';

/** An id as players' devices know it (`publicId`). */
const publicOne = z.string().regex(/^[a-z0-9]{1,16}$/, 'must be an id');
const amount = whole(1, 999);

/** A seat's request; the server decides whether it is allowed. `who` is one of the seat's own characters. */
export const seatIntent = z.discriminatedUnion('is', [
  /** Requests a seat, with the name that the player typed. */
  z.strictObject({ is: z.literal('claim'), who: publicOne, name: line(40) }),
  z.strictObject({ is: z.literal('leave') }),
  /** Initiative: the total rolled by the player, or null to roll here. */
  z.strictObject({ is: z.literal('initiative'), who: publicOne, total: whole(-30, 99).nullable() }),
  z.strictObject({ is: z.literal('hurt'), who: publicOne, amount, type: damageType.nullable() }),
  z.strictObject({ is: z.literal('heal'), who: publicOne, amount }),
  z.strictObject({ is: z.literal('temporary'), who: publicOne, amount: whole(0, 999) }),
  /** The d20 as rolled by the player, or null to roll here. */
  z.strictObject({ is: z.literal('death-save'), who: publicOne, die: whole(1, 20).nullable() }),
  z.strictObject({ is: z.literal('condition'), who: publicOne, condition }),
  z.strictObject({ is: z.literal('condition-ends'), who: publicOne, lasting: z.string().max(40) }),
  /** Spends a slot of this level (1) or gives it back (-1). */
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
  /** Ends the turn, if it is still this row's turn in this round. */
  z.strictObject({ is: z.literal('end-turn'), who: publicOne, round: whole(1, 9999) }),
  /** Rolls one of its own attacks against these targets; the game master applies it. */
  z.strictObject({
    is: z.literal('attack'),
    who: publicOne,
    key: line(80),
    targets: z.array(publicOne).min(1).max(20),
    edge: z.enum(['advantage', 'disadvantage']).nullable(),
    secret: z.boolean(),
  }),
  /**
   * Casts a spell of its own with a slot of this level (0: a cantrip, or a use of its own) on these targets; `slotless`
   * casts a spell that takes a slot as a ritual or otherwise without one; `attack` asks for an attack roll where the
   * spell is not known.
   */
  z.strictObject({
    is: z.literal('cast'),
    who: publicOne,
    spell: line(80),
    level: whole(0, 9),
    slotless: z.literal(true).optional(),
    attack: z.boolean(),
    targets: z.array(publicOne).max(20).default([]),
    edge: z.enum(['advantage', 'disadvantage']).nullable().default(null),
    secret: z.boolean(),
  }),
  /** Does what a feature of its own sheet allows. */
  z.strictObject({
    is: z.literal('use'),
    who: publicOne,
    action: line(80),
    secret: z.boolean(),
  }),
  /** Rolls dice; `secret`: for the game master alone. */
  z.strictObject({
    is: z.literal('roll'),
    who: publicOne,
    dice: line(60),
    what: line(80).nullable(),
    secret: z.boolean(),
  }),
  /** Moves its token on the map; the square is the north-west one that the token covers. */
  z.strictObject({ is: z.literal('move'), who: publicOne, x: whole(0, 499), y: whole(0, 499) }),
  z.strictObject({ is: z.literal('undo') }),
]);
export type SeatIntent = z.infer<typeof seatIntent>;

/** One action of a seat, as its device sends it. The device makes the id, so that an action sent twice counts once. */
export const seatPress = z.strictObject({
  v: z.literal(1),
  id: z.string().regex(/^[A-Za-z0-9_-]{8,40}$/, 'must be an id'),
  intent: seatIntent,
});
export type SeatPress = z.infer<typeof seatPress>;

import { z } from 'zod';
import { few, line, prose, whole } from '~/compendium/records/record-parts';

/** Most actions of one character. */
export const MOST_OWN_ACTIONS = 40;

/** Most characters of an action in words. */
export const MOST_ACTION_WORDS = 200;

/** When an action can be done; 'other' is part of another one, or needs none. */
export const OWN_ACTION_KINDS = ['action', 'bonus-action', 'reaction', 'other'] as const;

/** What a feature lets a character do, with its numbers as the character's own sheet has them. */
export const ownAction = z.strictObject({
  key: line(80),
  name: line(80),
  kind: z.enum(OWN_ACTION_KINDS),
  /** "DC 13 Dexterity save, half on a success". */
  words: prose(MOST_ACTION_WORDS).default(''),
  /** The dice, or a plain number, and what they are: "fire damage". */
  rolls: few(z.strictObject({ dice: line(40), what: line(60) }), 4),
  /** The limited use that it spends. */
  spends: z.strictObject({ key: line(80), uses: whole(1, 200) }).optional(),
});
export type OwnAction = z.infer<typeof ownAction>;

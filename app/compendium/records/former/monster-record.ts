import { z } from 'zod';
import { monsterFacts, monsterOrigin } from '../monster-record';
import { damageType, few, line, whole } from '../record-parts';
import { entry, legendary, multiattack } from './action-record';

/** Hit points regained at the start of each turn; damage of a `stoppedBy` type suspends it for one turn. */
const regeneration = z.strictObject({
  hitPoints: whole(1, 500),
  stoppedBy: few(damageType, 13),
  needs: line(300).nullable().default(null),
});

/** A creature in format 1. */
export const formerMonster = z.strictObject({
  ...monsterFacts,
  traits: few(entry, 40),
  multiattack: multiattack.nullable().default(null),
  actions: few(entry, 40),
  bonusActions: few(entry, 20),
  reactions: few(entry, 20),
  legendary: legendary.nullable().default(null),
  lairActions: few(entry, 20),
  regeneration: regeneration.nullable().default(null),
  ...monsterOrigin,
});
export type FormerMonster = z.infer<typeof formerMonster>;

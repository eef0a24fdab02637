import { type Body, STANDING } from '../arena/body';
import type { Field } from '../arena/field';
import type { CompiledDeed, CompiledReaction } from '../arena/kind';
import { asksSave } from './saves';

/** Whether a creature can react: one reaction a round, if it is able and not surprised (SRD 5.1, "Reactions"). */
export function canReact(field: Field, body: Body): boolean {
  return (
    field.reactions &&
    body.reactionLeft &&
    body.state === STANDING &&
    !body.helpless &&
    !body.noReactions &&
    !body.surprised
  );
}

/** Spends the reaction and its costs; false when it cannot pay. */
export function spendReaction(field: Field, body: Body, reaction: CompiledReaction): boolean {
  for (let at = 0; at < reaction.costAt.length; at += 1) {
    const resource = reaction.costAt[at] as number;
    if ((body.resources[resource] as number) < (reaction.costOf[at] as number)) return false;
  }
  for (let at = 0; at < reaction.costAt.length; at += 1) {
    const resource = reaction.costAt[at] as number;
    body.resources[resource] =
      (body.resources[resource] as number) - (reaction.costOf[at] as number);
  }
  body.reactionLeft = false;
  if (field.tale !== null) field.tale.push({ is: 'reaction', who: body.name, name: reaction.name });
  return true;
}

const CONSTITUTION = 2;
/** A slot of level 3 is not spent on a spell below this level. */
const WORTH_COUNTERING = 2;

/**
 * Whether a foe's Counterspell stops a spell. 2014: a spell of at most its slot's level fails, for a higher one it
 * takes a check with the spellcasting ability against 10 + its level; 2024: unless the caster makes a Constitution save
 * (SRD 5.1 and 5.2.1, "Counterspell").
 */
export function countered(field: Field, maker: Body, { spellLevel }: CompiledDeed): boolean {
  if (!field.has.counters || spellLevel < WORTH_COUNTERING) return false;
  for (const foe of field.sides[(1 - maker.kind.side) as 0 | 1]) {
    if (!canReact(field, foe)) continue;
    for (const reaction of foe.kind.reactions) {
      if (reaction.is !== 'counterspell' || !spendReaction(field, foe, reaction)) continue;
      if (field.modern) return !asksSave(field, maker, CONSTITUTION, reaction.dc, 0);
      return spellLevel <= reaction.level || field.dice.die(20) + reaction.check >= 10 + spellLevel;
    }
  }
  return false;
}

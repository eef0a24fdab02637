import { type Body, STANDING } from '../arena/body';
import type { Field } from '../arena/field';
import type { CompiledReaction } from '../arena/kind';

/** One reaction a round, for whoever is able and not surprised (SRD 5.1, "Reactions"). */
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

/** Spends the reaction and what it costs; false when that is not there. */
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

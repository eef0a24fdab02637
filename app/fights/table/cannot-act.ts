import { CONDITION_EFFECTS } from '~/rules/condition-effects';
import type { Condition } from '~/rules/conditions';
import type { Edition } from '~/rules/edition';
import type { Combatant } from '../log/state';
import type { SeenWords } from './seen';
import { capital, lastingName } from './shown-lasting';

/**
 * Why a player's character can take no action on its turn, in words for its player: "Paralyzed (Hold Person)"; null when
 * it can, or when only a hidden effect prevents it.
 */
export function cannotAct(one: Combatant, edition: Edition, words: SeenWords): string | null {
  switch (one.death.state) {
    case 'dead':
      return 'Dead';
    case 'dying':
      return 'Dying';
    case 'stable':
      return 'Unconscious';
    case 'up':
      break;
  }
  const causes = one.lasting.flatMap((lasting) => {
    const condition = lasting.hidden ? undefined : lasting.conditions.find(stops(edition));
    if (condition === undefined) return [];
    const name = lastingName(lasting, words);
    const isNamed = name.toLowerCase() !== condition;
    return [isNamed ? `${capital(condition)} (${name})` : name];
  });
  // SRD 5.1, "Surprise": no action on its first turn.
  if (edition === '2014' && one.surprised) causes.push('Surprised');
  return causes.length === 0 ? null : [...new Set(causes)].join(', ');
}

/** Whether a condition, or one that it brings, takes a creature's actions. */
function stops(edition: Edition): (condition: Condition) => boolean {
  const effects = CONDITION_EFFECTS[edition];
  return (condition) =>
    [condition, ...(effects[condition].brings ?? [])].some((each) =>
      effects[each].loses?.includes('actions'),
    );
}

import type { Need } from '~/compendium/records/needs';
import type { When } from '../sheet/deed';

/**
 * Converts the conditions of an effect for a fight without a map. Null: it never holds here (sunlight, water, willing
 * targets); what the simulator cannot know and usually holds (sight, a distance, a form) is assumed.
 */
export function whenOf(needs: readonly Need[] | undefined): When | null {
  const when: When = {};
  for (const one of needs ?? []) if (!addNeed(when, one)) return null;
  return when;
}

function addNeed(when: When, one: Need): boolean {
  switch (one.if) {
    case 'size':
      if (one.of === 'target' && one.atMost !== undefined && !one.not)
        when.targetSizeAtMost = one.atMost;
      return true;
    case 'type':
      if (one.of !== 'target') return true;
      if (one.not) when.notTargetTypes = one.types;
      else when.targetTypes = one.types;
      return true;
    case 'condition':
      if (one.of === 'target' && !one.not) when.targetConditions = one.anyOf;
      return one.of === 'target' || one.not === true;
    case 'state':
      if (one.anyOf.includes('bloodied') && one.of === 'self') {
        if (one.not) when.selfAboveHalf = true;
        else when.selfBloodied = true;
        return true;
      }
      return one.not === true || one.of === 'target';
    case 'hit-points':
      return addHitPoints(when, one);
    case 'charged':
      when.charge = true;
      return true;
    case 'advantage':
      if (!one.not) when.advantage = true;
      return true;
    case 'critical-hit':
      if (!one.not) when.critical = true;
      return true;
    case 'ally-near':
      when.advantageOrAlly = true;
      return true;
    case 'surprised':
      when.surprised = true;
      return true;
    case 'not-acted':
      when.notActed = true;
      return true;
    case 'once':
      when.oncePerTurn = true;
      return true;
    case 'either':
      return addEither(when, one.of);
    case 'place':
      return one.not === true;
    case 'willing':
    case 'object':
      return one.if === 'willing' ? one.not === true : false;
    case 'two-handed':
    case 'thrown':
    case 'disadvantage':
      return one.not === true;
    case 'words':
      return false;
    default:
      return true;
  }
}

function addHitPoints(when: When, one: Extract<Need, { if: 'hit-points' }>): boolean {
  if (one.of === 'target') {
    if (one.belowMaximum) when.targetHurt = true;
    if (one.atMost !== undefined) when.targetHitPointsAtMost = one.atMost;
  }
  return one.of === 'target' || one.atMost === undefined;
}

/** Sneak Attack needs advantage or an ally near; of other alternatives the first that can hold counts. */
function addEither(when: When, of: readonly Need[]): boolean {
  const kinds = of.map((one) => one.if);
  if (kinds.includes('advantage') && kinds.includes('ally-near')) {
    when.advantageOrAlly = true;
    return true;
  }
  return of.some((one) => addNeed(when, one));
}

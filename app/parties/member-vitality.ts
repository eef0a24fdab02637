import {
  afterDamage,
  afterHealing,
  afterTemporary,
  characterRules,
  DEADLY_EXHAUSTION,
  type Life,
  type Vitality,
} from '~/rules/hit-points';
import type { HealthChange, MemberHealth, MemberSettings } from './member';

/** What the rules of hit points read of a member, and what they change. */
export type MemberVitals = MemberHealth &
  Pick<
    MemberSettings,
    'maximum' | 'deathSuccesses' | 'deathFailures' | 'concentration' | 'exhaustion'
  >;

/** Whether a member is up, dying, stable or dead. */
export function lifeOf(member: MemberVitals): Life {
  if (member.deathFailures >= 3 || member.exhaustion >= DEADLY_EXHAUSTION) return 'dead';
  if (member.now > 0) return 'up';
  return member.deathSuccesses >= 3 ? 'stable' : 'dying';
}

/**
 * A member after changes of hit points, in their order, by the rules that characters and fights use; experience is not
 * read. Concentration ends with the fall. The dead do not change.
 */
export function afterChanges(member: MemberVitals, events: readonly HealthChange[]): MemberVitals {
  const rules = characterRules(member.maximum);
  const after = events.reduce((now, { does, amount }) => {
    if (does === 'damage') return afterDamage(now, amount, false, rules);
    if (does === 'heal') return afterHealing(now, amount, member.maximum);
    return does === 'temporary' ? afterTemporary(now, amount) : now;
  }, vitalityOf(member));
  const { hitPoints, temporary, life, successes, failures } = after;
  return {
    ...member,
    now: hitPoints,
    temporary,
    deathSuccesses: life === 'stable' ? 3 : successes,
    deathFailures: life === 'dead' ? 3 : failures,
    concentration: life === 'up' ? member.concentration : '',
  };
}

function vitalityOf(member: MemberVitals): Vitality {
  const life = lifeOf(member);
  return {
    hitPoints: member.now,
    temporary: member.temporary,
    life,
    successes: life === 'stable' ? 0 : member.deathSuccesses,
    failures: member.deathFailures,
  };
}

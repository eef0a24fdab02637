import type { HealthChange, MemberHealth } from '~/parties/member';

type Change = Pick<HealthChange, 'does' | 'amount'>;

/** Applies changes to hit points before the server has answered, with the same arithmetic as the server. */
export function foldHealth(
  health: MemberHealth,
  maximum: number,
  changes: readonly Change[],
): MemberHealth {
  return changes.reduce((before, change) => after(before, maximum, change), health);
}

function after(
  { now, temporary }: MemberHealth,
  maximum: number,
  { does, amount }: Change,
): MemberHealth {
  switch (does) {
    case 'damage': {
      const through = Math.max(0, amount - temporary);
      return { now: Math.max(0, now - through), temporary: Math.max(0, temporary - amount) };
    }
    case 'heal':
      return { now: Math.max(now, Math.min(maximum, now + amount)), temporary };
    case 'temporary':
      return { now, temporary: Math.max(temporary, amount) };
    case 'xp':
      return { now, temporary };
  }
}

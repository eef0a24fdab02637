import type { MemberSettings } from '~/parties/member';
import { levelByXp } from '~/rules/advancement';
import { coinWords } from '~/rules/coins';

/** A member's level and class, with the player if known: "Level 3 · Wizard · Ben". */
export function classWords({
  level,
  className,
  player,
}: Pick<MemberSettings, 'level' | 'className' | 'player'>): string {
  return [`Level ${level}`, className, player].filter((word) => word !== '').join(' · ');
}

/** The level that this experience allows, if it is higher than the member's; null otherwise. */
export function dueLevel(level: number, xp: number): number | null {
  const reached = levelByXp(xp);
  return reached > level ? reached : null;
}

/** "1,200 XP". */
export function xpWords(xp: number): string {
  return `${xp.toLocaleString('en')} XP`;
}

/** "4 characters, level 3", "4 characters, levels 3 to 5"; absent members are counted, but their levels are not. */
export function partyWords(members: number, levels: readonly number[]): string {
  const who = members === 1 ? '1 character' : `${members} characters`;
  if (members === 0) return 'No characters yet';
  if (levels.length === 0) return `${who}, none present`;
  const [least, most] = [Math.min(...levels), Math.max(...levels)];
  return least === most ? `${who}, level ${least}` : `${who}, levels ${least} to ${most}`;
}

/** Remaining slots by level: "3/4, 3/3, 0/2"; '' without slots. */
export function slotWords({
  slots,
  slotsSpent,
}: Pick<MemberSettings, 'slots' | 'slotsSpent'>): string {
  return slots.map((all, at) => `${Math.max(0, all - (slotsSpent[at] ?? 0))}/${all}`).join(', ');
}

/** "12.5 GP", '' for no coins. */
export function goldWords(copper: number): string {
  return copper === 0 ? '' : coinWords(copper / 100, 'gp');
}

/** A member's conditions and concentration in one line: "poisoned, exhaustion 2, concentrating on Bless". */
export function ailWords(settings: MemberSettings): string {
  const { conditions, exhaustion, deathSuccesses, deathFailures, concentration } = settings;
  const saves = deathSuccesses + deathFailures > 0;
  return [
    ...conditions.filter((condition) => condition !== 'exhaustion'),
    exhaustion > 0 ? `exhaustion ${exhaustion}` : '',
    saves ? `death save successes ${deathSuccesses}, failures ${deathFailures}` : '',
    concentration === '' ? '' : `concentrating on ${concentration}`,
  ]
    .filter((word) => word !== '')
    .join(', ');
}

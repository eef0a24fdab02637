import type { ToolOverride } from '~/catalogue/overrides';
import type { ToolAccess, ToolState } from '~/catalogue/tool';
import type { Sight } from './who-sees';

/** The labels of the tool states. */
export const STATE_WORDS: Record<ToolState, string> = {
  live: 'Live',
  maintenance: 'Maintenance',
  soon: 'Soon',
  planned: 'Planned',
};

export const ACCESS_WORDS: Record<ToolAccess, string> = {
  free: 'Free',
  login: 'With sign-in',
  paid: 'Pro',
};

/** A tool's state as text: "Live, free". */
export function standingWords({ state, access }: { state: ToolState; access: ToolAccess }): string {
  const words = ACCESS_WORDS[access];
  return `${STATE_WORDS[state]}, ${words === 'Pro' ? words : words.toLowerCase()}`;
}

/** The owner's setting of a tool as text: "live, with sign-in", or that the catalogue decides. */
export function wantedWords({ state, access }: Pick<ToolOverride, 'state' | 'access'>): string {
  if (state === null && access === null) return 'default';
  const words = [
    state === null ? 'default state' : STATE_WORDS[state].toLowerCase(),
    access === null ? 'default access' : ACCESS_WORDS[access],
  ];
  return words.join(', ');
}

/** What a visitor gets at a tool's address. */
export function pageWords({ page }: Sight, built: boolean): string {
  switch (page) {
    case null:
      return 'No page';
    case 'open':
      return built ? 'Opens' : 'Opens, says what comes';
    case 'sign-in':
      return 'Asks to sign in';
    case 'wrong-role':
      return '“Access restricted”';
    case 'not-found':
      return '“404 Not Found”';
  }
}

/** Whether a visitor may save things with it. */
export function keepWords({ keep }: Sight): string {
  switch (keep) {
    case 'open':
      return 'Yes';
    case 'pro':
      return 'Needs Pro (402)';
    case 'nothing':
      return 'Nothing to save';
    case 'sign-in':
      return 'Needs sign-in';
    case 'wrong-role':
      return 'No';
    case 'not-found':
      return 'No';
  }
}

/** Where a tool's card is shown. */
export function cardWords({ card }: Sight): string {
  if (card.onHome) return 'On home and features';
  return card.active ? 'On features' : 'Behind “Show more”';
}

/** A note where saving things requires something else than the tool's access; null where both are the same. */
export function besideAccess(keeps: 'account' | 'pro' | null, access: ToolAccess): string | null {
  if (keeps === 'pro' && access !== 'paid')
    return 'Access decides who can open it. Saving still needs Pro.';
  if (keeps === 'account' && access === 'paid')
    return 'Access decides who can open it. Saving only needs an account, not Pro.';
  return null;
}

import { ACCOUNT_CALLS } from './account/account-calls';
import { ADDRESSES } from './addresses';
import { ADMIN_CALLS } from './admin/admin-calls';
import { CHARACTER_CALLS } from './characters/character-calls';
import { RECORD_CALLS } from './compendium/record-calls';
import { ENCOUNTER_CALLS } from './encounters/encounter-calls';
import { PARTY_CALLS } from './parties/party-calls';
import type { CallGroup } from './platform/api/call';
import { type Caller, openApi } from './platform/api/open-api';
import { type ShownGroup, shownGroups } from './platform/api/shown-call';
import { SITE_CALLS } from './site/site-calls';
import { DICE_CALLS } from './tools/dice-roller/dice-calls';
import { TRACKER_CALLS } from './tools/initiative-tracker/tracker-calls';

/** Every call that programs may make. Read when the site is built and by tests: the Worker has what is made of it. */
export const CALL_GROUPS: readonly CallGroup[] = [
  RECORD_CALLS,
  DICE_CALLS,
  ENCOUNTER_CALLS,
  CHARACTER_CALLS,
  TRACKER_CALLS,
  PARTY_CALLS,
  ACCOUNT_CALLS,
  ADMIN_CALLS,
  SITE_CALLS,
];

/** Who may make the calls at an address, as the table of addresses says. */
export function callerOf(path: string): Caller {
  const line = ADDRESSES[path];
  if (line === undefined) throw new Error(`${path} is missing in addresses.ts.`);
  if (line.who === 'everyone') return 'everyone';
  // ID tokens count at addresses alone that answer JSON.
  return line.answers === 'json' ? 'signed in' : 'signed in by a session';
}

/** The OpenAPI document of the product. */
export function apiDocument(version: string) {
  const description =
    'What programs may ask of Delvewright. Each call is shown with an example at /api.';
  return openApi({ title: 'Delvewright', version, description }, CALL_GROUPS, callerOf);
}

/** The same calls as the page /api shows them. */
export function apiPage(): ShownGroup[] {
  return shownGroups(CALL_GROUPS, callerOf);
}

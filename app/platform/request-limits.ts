import { type Address, isBelow } from './address';
import { isWrite } from './guard';

/** Which rate limit a request counts against. */
export type Allowance = 'none' | 'writes' | 'costly writes' | 'costly reads' | 'codes';

/** The largest body of the routes below each prefix; the first match counts. Sizes in bytes. */
const BODY_LIMITS: readonly { below: string; maxBytes: number }[] = [
  { below: '/admin/seed', maxBytes: 90 * 1024 * 1024 },
  { below: '/admin/restore', maxBytes: 90 * 1024 * 1024 },
  { below: '/admin/import-monsters', maxBytes: 90 * 1024 * 1024 },
  { below: '/admin/import-spells', maxBytes: 90 * 1024 * 1024 },
  { below: '/admin/upload', maxBytes: 90 * 1024 * 1024 },
  // A one-word form, next to the address that takes files.
  { below: '/management/records/:id', maxBytes: 64 * 1024 },
  // The same files in a form.
  { below: '/management/records', maxBytes: 90 * 1024 * 1024 },
  // A portrait of one megabyte; above the file's own limit, so that a file slightly too large gets its own error
  // message.
  { below: '/uploads/new', maxBytes: 2 * 1024 * 1024 },
  // A fight from another program of 256 KB, read and passed on by a form.
  { below: '/initiative-tracker/start', maxBytes: 512 * 1024 },
  // A picture of one megabyte for the players, in a form.
  { below: '/initiative-tracker/:id/table', maxBytes: 2 * 1024 * 1024 },
  // A character sent by a program; one slightly too large gets its own error message.
  { below: '/characters/check', maxBytes: 128 * 1024 },
  // A portrait of one megabyte, in a form.
  { below: '/lab/character/:id/portrait', maxBytes: 2 * 1024 * 1024 },
  // An encounters file of 256 KB, pasted or uploaded, and saved by a form.
  { below: '/encounter-builder/import', maxBytes: 512 * 1024 },
  // A character file of 2 MB, which can include whole books; one slightly too large gets its own error message.
  { below: '/lab/character/import', maxBytes: 4 * 1024 * 1024 },
  // A creatures file of 5 MB, pasted or uploaded; one slightly too large gets its own error message.
  { below: '/homebrew/import', maxBytes: 8 * 1024 * 1024 },
  // The densest map of 500 squares a side has 1.4 MB of JSON, which the editor's form contains as it is.
  { below: '/mapwright', maxBytes: 3 * 1024 * 1024 },
];

/** The default for a form: 256 KB is thirty times our largest one. */
const ORDINARY_BODY = 256 * 1024;

/** Routes whose writes cost money, mail or a password guess: they share the tighter limit. */
const COSTLY_WRITES = [
  '/login',
  '/auth',
  '/contact',
  '/billing',
  '/settings',
  '/admin/seed',
  '/admin/import-monsters',
  '/admin/import-spells',
  '/admin/presign-upload',
  '/admin/create-user',
  '/admin/reconcile-all',
  '/management/invite',
  '/management/people/fetch',
];

/** POST routes that only compute a response and write nothing. */
const RECKONING_WRITES = ['/characters/check'];

/** Signed by the payment provider, whose few addresses send many at once on the first of a month. */
const UNCOUNTED_WRITES = ['/webhooks'];

/**
 * A return from the hosted sign-in or from billing makes us call the provider, so this read counts as a costly write.
 */
const CALLING_READS = ['/auth/callback', '/billing/return'];

/** Routes whose reads need a lot of rendering or searching. */
const COSTLY_READS = [
  '/mapwright',
  '/try/mapwright',
  '/map/:code',
  '/encounter/:code',
  '/battle-simulator',
  '/battle-simulator/as/:form',
  '/battle/:code',
  '/character/:code',
  '/initiative-tracker/new',
  '/initiative-tracker/creatures',
  '/initiative-tracker/spells',
  '/initiative-tracker/:id/live',
  '/initiative-tracker/:id/log',
  '/monster-lookup/:id/picture.png',
  '/spell-lookup/random',
  '/spell-lookup/cards',
  '/spell-lookup/cards.pdf',
  '/homebrew/take',
  '/homebrew/:id/take/:form',
  '/settings/export',
];

/** Routes that a share code opens: each attempt with another code is a guess, whatever its method. */
const OPENED_BY_CODE = ['/table/:code', '/join/:code'];

/** Routes that take a code in the body: each attempt is a guess as well. */
const TAKES_CODES = ['/party/join'];

/** Small pictures, a dozen on one page, or next to a page that was counted. */
const FREE_READS = ['/try/mapwright/places', '/character/:code/portrait'];

/** Every route prefix that a rule names. */
export const ROUTES_WITH_RULES: readonly string[] = [
  ...BODY_LIMITS.map(({ below }) => below),
  ...COSTLY_WRITES,
  ...UNCOUNTED_WRITES,
  ...CALLING_READS,
  ...COSTLY_READS,
  ...RECKONING_WRITES,
  ...OPENED_BY_CODE,
  ...TAKES_CODES,
  ...FREE_READS,
];

function isOneOf({ route }: Address, beginnings: readonly string[]): boolean {
  return route !== null && beginnings.some((beginning) => isBelow(route, beginning));
}

/** How many bytes the body of a request to this address may have. */
export function bodyLimitFor({ route }: Address): number {
  if (route === null) return ORDINARY_BODY;
  return BODY_LIMITS.find(({ below }) => isBelow(route, below))?.maxBytes ?? ORDINARY_BODY;
}

/** Whether a share code in this address opens the page: the address is then a secret. */
export function isOpenedByCode(address: Address): boolean {
  return isOneOf(address, OPENED_BY_CODE);
}

/** Which rate limit a request counts against. */
export function allowanceFor(method: string, address: Address): Allowance {
  if (isOpenedByCode(address)) return 'codes';
  if (isWrite(method)) {
    if (isOneOf(address, TAKES_CODES)) return 'codes';
    if (isOneOf(address, UNCOUNTED_WRITES)) return 'none';
    if (isOneOf(address, RECKONING_WRITES)) return 'costly reads';
    return isOneOf(address, COSTLY_WRITES) ? 'costly writes' : 'writes';
  }
  if (isOneOf(address, CALLING_READS)) return 'costly writes';
  if (isOneOf(address, FREE_READS)) return 'none';
  return isOneOf(address, COSTLY_READS) ? 'costly reads' : 'none';
}

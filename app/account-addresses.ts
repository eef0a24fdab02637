import { beginnings, inFolder } from './address-line';
import { MB } from './platform/door-rules';

const ACCOUNT = inFolder(
  'account',
  { layout: 'site' },
  {
    '/access-gate': { file: 'access-gate-page.tsx' },
    '/no-access': { file: 'no-access-page.tsx' },
    '/auth/refused': { file: 'refused-page.ts', writing: 'costly writes', reads: 'primary' },
    '/login': {
      file: 'login-page.ts',
      answers: 'file',
      writing: 'costly writes',
      reads: 'primary',
    },
    '/logout': { file: 'logout-page.ts', answers: 'file', reads: 'primary' },
    '/me/entitlements': { file: 'entitlements-page.ts', answers: 'json', who: 'signed-in' },
  },
);

const SETTINGS = inFolder(
  'settings',
  { layout: 'site', who: 'three-roles', writing: 'costly writes', reads: 'primary' },
  {
    '/settings': { file: 'page.tsx' },
    '/settings/delete': { file: 'delete-page.tsx' },
    '/settings/deleted': { file: 'deleted/page.tsx' },
    // An account's file, as the address below gives it. A large one is imported in many steps, which are counted as
    // ordinary writes; the files of a day are counted by the page.
    '/settings/import': { file: 'import/page.tsx', bytes: 65 * MB, writing: 'writes' },
    '/settings/export': { file: 'export-page.ts', answers: 'file', reading: 'costly reads' },
    // The return from the hosted sign-in makes us call the provider, so that it costs as much as a write.
    '/auth/callback': {
      file: 'person/callback-page.ts',
      answers: 'file',
      who: 'everyone',
      reading: 'costly writes',
    },
  },
);

const OWN_FILES = inFolder(
  'settings',
  { answers: 'json', who: 'three-roles', methods: 'files' },
  {
    '/uploads': { file: 'uploads/ticket-page.ts' },
    // A portrait of one megabyte: more than the file's own limit, so that a file slightly too large gets its own error
    // message.
    '/uploads/new/:kind': { file: 'uploads/put-page.ts', bytes: 2 * MB },
    '/uploads/:id': { file: 'uploads/file-page.ts' },
  },
);

const CHOICES = inFolder(
  'settings',
  { answers: 'file' },
  { '/edition': { file: 'edition-page.ts' } },
);

const BILLING = inFolder(
  'billing',
  { answers: 'json', who: 'signed-in', writing: 'costly writes', reads: 'primary' },
  {
    '/billing/create-checkout-session': { file: 'checkout-session-page.ts' },
    '/billing/create-portal-session': { file: 'portal-session-page.ts' },
    // Makes us call the provider, as the return from the sign-in does.
    '/billing/return': { file: 'return-page.ts', answers: 'file', reading: 'costly writes' },
    // Signed by the payment provider, whose few addresses send many at once on the first of a month.
    '/webhooks/stripe': {
      file: 'webhook-page.ts',
      who: 'everyone',
      fromAnywhere: 'signed',
      writing: 'none',
      reads: 'nearest',
    },
  },
);

/** Signing in and out, one's own account, and paying. */
export const ACCOUNT_ADDRESSES = {
  ...ACCOUNT,
  ...SETTINGS,
  ...OWN_FILES,
  ...CHOICES,
  ...BILLING,
  ...beginnings({
    '/me': { who: 'signed-in', answers: 'json' },
    '/billing': { who: 'signed-in', answers: 'json' },
    '/webhooks': { who: 'everyone', answers: 'json' },
  }),
};

import { beginnings, inFolder } from './address-line';
import { KB, MB } from './platform/door-rules';

/** A file of records, or of a backup. */
const LARGE_FILE = 90 * MB;

const PAGES = inFolder(
  'admin',
  { layout: 'management', who: 'admin', reads: 'primary' },
  {
    '/management': { file: 'page.tsx' },
    '/management/sign-in': { file: 'frame/sign-in-page.tsx' },
    '/management/audit': { file: 'audit/page.tsx' },
    // The same files as the addresses of programs take, in a form.
    '/management/records': { file: 'records/page.tsx', bytes: LARGE_FILE },
    // A one-word form.
    '/management/records/:id': { file: 'records/job-page.tsx', bytes: 64 * KB },
    '/management/tools': { file: 'tools/page.tsx' },
    '/management/tools/change': { file: 'tools/change-page.tsx' },
    '/management/notices': { file: 'notices/page.tsx' },
    '/management/notices/:id': { file: 'notices/notice-page.tsx' },
    '/management/messages': { file: 'messages/page.tsx' },
    '/management/messages/:token': { file: 'messages/message-page.tsx' },
    '/management/health': { file: 'health/page.tsx' },
    '/management/backup': { file: 'backup/page.tsx' },
    '/management/invite': { file: 'people/invite/page.tsx', writing: 'costly writes' },
    '/management/people/:id': { file: 'people/person/page.tsx' },
  },
);

const FILES = inFolder(
  'admin',
  { answers: 'file', who: 'admin', reads: 'primary' },
  {
    '/management/records/example/:kind': {
      file: 'records/example/example-page.ts',
      bytes: LARGE_FILE,
    },
    '/management/records/:id/report/:form': {
      file: 'records/report/report-page.ts',
      bytes: 64 * KB,
    },
    '/management/records/:id/facts': { file: 'records/report/facts-page.ts', bytes: 64 * KB },
    '/management/records/:id/file': { file: 'records/report/file-page.ts', bytes: 64 * KB },
    '/management/audit.csv': { file: 'audit/audit-csv-page.ts' },
    '/management/id-token': { file: 'identity/id-token-page.ts' },
    '/management/reconcile': { file: 'backend/reconcile-page.ts' },
    '/management/backup/:id/file': { file: 'backup/backup-file-page.ts' },
    '/management/users.csv': { file: 'people/users-csv-page.ts' },
    '/management/people/fetch': { file: 'people/walk/fetch-page.ts', writing: 'costly writes' },
  },
);

const CALLS = inFolder(
  'admin',
  { answers: 'json', who: 'admin', writing: 'costly writes', reads: 'primary' },
  {
    '/admin/users': { file: 'people/users-page.ts', writing: 'writes' },
    '/admin/create-user': { file: 'people/invite/create-user-page.ts' },
    '/admin/presign-upload': { file: 'records/upload/presign-page.ts' },
    '/admin/import-monsters': {
      file: 'records/upload/import-monsters-page.ts',
      bytes: LARGE_FILE,
    },
    '/admin/import-spells': { file: 'records/upload/import-spells-page.ts', bytes: LARGE_FILE },
    '/admin/reconcile-all': { file: 'backend/reconcile-all-page.ts' },
  },
);

/**
 * Called without a session: a signed ticket authorizes the remote seed, each step of a restore, and each upload of a
 * file for which an admin was given one.
 */
const TICKETED = inFolder(
  'admin',
  {
    answers: 'json',
    methods: 'files',
    bytes: LARGE_FILE,
    fromAnywhere: 'signed',
    reads: 'primary',
  },
  {
    '/admin/seed/:kind': { file: 'seed-page.ts', writing: 'costly writes' },
    '/admin/upload/:id': { file: 'records/upload/put-page.ts' },
    '/admin/restore/:step': { file: 'backup/restore-page.ts' },
  },
);

/** What the owner runs the product with. */
export const ADMIN_ADDRESSES = {
  ...PAGES,
  ...FILES,
  ...CALLS,
  ...TICKETED,
  ...beginnings({
    '/admin': { who: 'admin', answers: 'json' },
    '/admin/seed': { who: 'everyone', answers: 'json' },
    '/admin/upload': { who: 'everyone', answers: 'json' },
    '/admin/restore': { who: 'everyone', answers: 'json' },
  }),
};

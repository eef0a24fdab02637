/** The links of Management, which only its own pages have: `paths` is on every page. */

/** The address with what is asked for in its query; what is empty is left out. */
function asking(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

export const adminPaths = {
  management: () => '/management',
  /** The table of users, found by words, from a place on. */
  people: (
    query: {
      q?: string;
      show?: string;
      sort?: string;
      dir?: string;
      next?: string;
      done?: string;
      problem?: string;
    } = {},
  ) => asking('/management', query),
  /** The same people as a file. */
  usersFile: (query: { q?: string; show?: string; sort?: string; dir?: string } = {}) =>
    asking('/management/users.csv', query),
  fetchPeople: () => '/management/people/fetch',
  invite: () => '/management/invite',
  createUser: () => '/admin/create-user',
  /** Somebody's page; `confirm` names an act that it asks about first, with the `role` that it would give. */
  person: ({
    id,
    ...said
  }: {
    id: string;
    done?: string;
    but?: string;
    ask?: string;
    confirm?: string;
    role?: string;
  }) => asking(`/management/people/${encodeURIComponent(id)}`, said),
  records: () => '/management/records',
  /** A file of records that loads as it is, to begin from. */
  recordsExample: (kind: 'monsters' | 'spells') => `/management/records/example/${kind}`,
  /** The jobs of records behind one of them, a page at a time. */
  recordsBefore: ({ at, id }: { at: number; id: string }) =>
    asking('/management/records', { before: `${at}.${id}` }),
  importJob: ({ id }: { id: string }, done = '') =>
    asking(`/management/records/${encodeURIComponent(id)}`, { done }),
  /** What became of each line of a file of records. */
  importReport: ({ id }: { id: string }, form: 'csv' | 'ndjson') =>
    `/management/records/${encodeURIComponent(id)}/report/${form}`,
  /** How a job of records stands, for a page that stays open. */
  importFacts: ({ id }: { id: string }) => `/management/records/${encodeURIComponent(id)}/facts`,
  importFile: ({ id }: { id: string }) => `/management/records/${encodeURIComponent(id)}/file`,
  /** Where a browser asks for room for a file of records, and where it PUTs it with its ticket. */
  presignUpload: () => '/admin/presign-upload',
  uploadRecords: ({ id, ticket }: { id: string; ticket: string }) =>
    `/admin/upload/${encodeURIComponent(id)}?ticket=${encodeURIComponent(ticket)}`,
  /** The tools and how they stand; `done` says what has just been done, with `tool`. */
  tools: (query: { done?: string; tool?: string } = {}) => asking('/management/tools', query),
  /** How a tool would stand, and who would see what of it. */
  toolChange: (query: {
    tool: string;
    state?: string;
    access?: string;
    when?: string;
    zone?: string;
  }) => asking('/management/tools/change', query),
  /** Notices to everybody; `done` says what has just been done. */
  notices: (query: { done?: string } = {}) => asking('/management/notices', query),
  notice: ({ id }: { id: string }) => `/management/notices/${encodeURIComponent(id)}`,
  /** The messages of the contact form, from a place on; `done` says what has just been done. */
  messages: (query: { show?: string; next?: string; done?: string } = {}) =>
    asking('/management/messages', query),
  message: ({ token }: { token: string }, query: { done?: string } = {}) =>
    asking(`/management/messages/${encodeURIComponent(token)}`, query),
  health: () => '/management/health',
  backup: () => '/management/backup',
  /** A backup as a file; asked for by a form. */
  backupFile: ({ id }: { id: string }) => `/management/backup/${encodeURIComponent(id)}/file`,
  audit: (
    query: { admin?: string; act?: string; kind?: string; subject?: string; next?: string } = {},
  ) => asking('/management/audit', query),
  /** The log of acts as a file, narrowed as the page is. */
  auditFile: (query: { admin?: string; act?: string; kind?: string; subject?: string } = {}) =>
    asking('/management/audit.csv', query),
  /** Where one is asked to sign in afresh before changing anything. */
  signIn: (next: string) => asking('/management/sign-in', { next }),
  /** One's own ID token, for a program. */
  idToken: () => '/management/id-token',
  reconcile: () => '/management/reconcile',
} as const;

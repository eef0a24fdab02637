/** The links of Management. Kept apart from `paths`, which every page loads, because only Management pages use them. */

/** Adds the query parameters that have a value to the path. */
function asking(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

export const adminPaths = {
  management: () => '/management',
  /** The table of users: filtered, searched, sorted, and `next` as the page cursor. */
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
  /** The same users as a CSV file. */
  usersFile: (query: { q?: string; show?: string; sort?: string; dir?: string } = {}) =>
    asking('/management/users.csv', query),
  fetchPeople: () => '/management/people/fetch',
  invite: () => '/management/invite',
  createUser: () => '/admin/create-user',
  /** A user's page; `confirm` names an action to confirm first, with the `role` that it would grant. */
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
  /** An example records file that imports without errors. */
  recordsExample: (kind: 'monsters' | 'spells') => `/management/records/example/${kind}`,
  /** The import jobs older than the given one, a page at a time. */
  recordsBefore: ({ at, id }: { at: number; id: string }) =>
    asking('/management/records', { before: `${at}.${id}` }),
  importJob: ({ id }: { id: string }, done = '') =>
    asking(`/management/records/${encodeURIComponent(id)}`, { done }),
  /** The result of each line of a records file, as CSV or NDJSON. */
  importReport: ({ id }: { id: string }, form: 'csv' | 'ndjson') =>
    `/management/records/${encodeURIComponent(id)}/report/${form}`,
  /** The state of an import job, polled by its open page. */
  importFacts: ({ id }: { id: string }) => `/management/records/${encodeURIComponent(id)}/facts`,
  importFile: ({ id }: { id: string }) => `/management/records/${encodeURIComponent(id)}/file`,
  /** Where the browser asks for a ticket to upload a records file, and where it PUTs the file with that ticket. */
  presignUpload: () => '/admin/presign-upload',
  uploadRecords: ({ id, ticket }: { id: string; ticket: string }) =>
    `/admin/upload/${encodeURIComponent(id)}?ticket=${encodeURIComponent(ticket)}`,
  /** The tools and their launch state; `done` names the action just completed, `tool` the tool it applied to. */
  tools: (query: { done?: string; tool?: string } = {}) => asking('/management/tools', query),
  /** Previews a change of a tool's state: who would see what. */
  toolChange: (query: {
    tool: string;
    state?: string;
    access?: string;
    when?: string;
    zone?: string;
  }) => asking('/management/tools/change', query),
  /** Notices to all users; `done` names the action just completed. */
  notices: (query: { done?: string } = {}) => asking('/management/notices', query),
  notice: ({ id }: { id: string }) => `/management/notices/${encodeURIComponent(id)}`,
  /** The messages of the contact form, `next` is the page cursor; `done` names the action just completed. */
  messages: (query: { show?: string; next?: string; done?: string } = {}) =>
    asking('/management/messages', query),
  message: ({ token }: { token: string }, query: { done?: string } = {}) =>
    asking(`/management/messages/${encodeURIComponent(token)}`, query),
  health: () => '/management/health',
  backup: () => '/management/backup',
  /** A backup as a file; requested by a form. */
  backupFile: ({ id }: { id: string }) => `/management/backup/${encodeURIComponent(id)}/file`,
  audit: (
    query: { admin?: string; act?: string; kind?: string; subject?: string; next?: string } = {},
  ) => asking('/management/audit', query),
  /** The audit log as a CSV file, with the same filters as the page. */
  auditFile: (query: { admin?: string; act?: string; kind?: string; subject?: string } = {}) =>
    asking('/management/audit.csv', query),
  /** Where an admin signs in again before changing anything. */
  signIn: (next: string) => asking('/management/sign-in', { next }),
  /** The admin's own ID token, for use in a program. */
  idToken: () => '/management/id-token',
  reconcile: () => '/management/reconcile',
} as const;

/** Every link of the product. Build links here: a link written by hand breaks without any error. */
export const paths = {
  home: () => '/',
  /** The first page of whoever is signed in. */
  tonight: () => '/tonight',
  /** One search over everything. */
  search: (search = '') => `/search${search}`,
  /** The same for the palette. */
  searchJson: (text: string) => `/search.json?q=${encodeURIComponent(text)}`,
  /** Where a thing is added to others of the user's; `as` is '.json' for scripts. */
  add: ({ kind, id }: { kind: 'monster' | 'spell' | 'map' | 'encounter'; id: string }, as = '') =>
    `/add${as}?${kind}=${encodeURIComponent(id)}`,
  about: () => '/about',
  features: (toolId?: string) => (toolId ? `/features#${toolId}` : '/features'),
  contact: () => '/contact',
  blog: () => '/blog',
  blogPost: ({ slug }: { slug: string }) => `/blog/${encodeURIComponent(slug)}`,
  terms: () => '/terms',
  privacy: () => '/privacy',
  licences: () => '/licences',
  api: () => '/api',
  /** What programs may call, as an OpenAPI document. */
  apiDocument: () => '/openapi.json',
  login: (next?: string) => (next ? `/login?next=${encodeURIComponent(next)}` : '/login'),
  /** The sign-in page, made to ask for credentials even when the sign-in service remembers the visitor. */
  loginAnew: (next: string) => `/login?prompt=login&next=${encodeURIComponent(next)}`,
  logout: () => '/logout',
  accessGate: () => '/access-gate',
  noAccess: () => '/no-access',
  /** The account page, with a plan selected; the address without a query means monthly. */
  settings: (plan = 'monthly') => (plan === 'monthly' ? '/settings' : `/settings?plan=${plan}`),
  accountExport: () => '/settings/export',
  accountImport: () => '/settings/import',
  /** Where a form duplicates something that the user keeps. */
  duplicate: () => '/duplicate',
  /** Where the user chooses the edition that lists show. */
  edition: () => '/edition',
  uploads: () => '/uploads',
  /** Where a file is PUT with its ticket. */
  uploadFile: ({ kind, ticket }: { kind: string; ticket: string }) =>
    `/uploads/new/${encodeURIComponent(kind)}?ticket=${encodeURIComponent(ticket)}`,
  upload: ({ id }: { id: string }) => `/uploads/${encodeURIComponent(id)}`,
  deleteAccount: () => '/settings/delete',
  recentlyDeleted: () => '/settings/deleted',
  management: () => '/management',
  /** The whole sheet, or one card of one edition's rules; without an edition in the one that its reader has chosen. */
  cheatSheet: (card = '', edition = '') =>
    `/cheat-sheet${edition && `?edition=${edition}`}${card && `#${card}`}`,
  /** The sheet printed on one side of one sheet of paper. */
  cheatSheetOnOnePage: (edition: string) => `/cheat-sheet?edition=${edition}&paper=one-page`,
  monsterLookup: (search = '') => `/monster-lookup${search}`,
  randomMonster: (search = '') => `/monster-lookup/random${search}`,
  monster: ({ id }: { id: string }, search = '') =>
    `/monster-lookup/${encodeURIComponent(id)}${search}`,
  /** The preview image of a shared link; `version` is the record's and makes the address change with it. */
  monsterPicture: ({ id, version }: { id: string; version: string }) =>
    `/monster-lookup/${encodeURIComponent(id)}/picture.png?v=${version.slice(0, 8)}`,
  tokenSheet: () => '/monster-lookup/tokens.svg',
  monsterToken: ({ id }: { id: string }) => `/monster-lookup/${encodeURIComponent(id)}/token.svg`,
  monsterAs: ({
    id,
    format,
  }: {
    id: string;
    format: 'markdown' | 'homebrewery' | 'foundry' | 'improved-initiative';
  }) => `/monster-lookup/${encodeURIComponent(id)}/as/${format}`,
  monsterExport: ({ id }: { id: string }) => `/monster-lookup/${encodeURIComponent(id)}/export`,
  /** The statblock as fetched for the list's side pane. */
  monsterPane: ({ id, layout }: { id: string; layout: string | null }) =>
    `/monster-lookup/${encodeURIComponent(id)}/as/statblock${layout ? `?layout=${layout}` : ''}`,
  monsterCompare: (ids: readonly string[] = []) =>
    ids.length > 0
      ? `/monster-lookup/compare?ids=${ids.map(encodeURIComponent).join(',')}`
      : '/monster-lookup/compare',
  monsterPrint: (ids: readonly string[]) =>
    `/monster-lookup/compare?layout=print&ids=${ids.map(encodeURIComponent).join(',')}`,
  /**
   * A monster's lists and private note, on a page of its own; `as` is '.json' for programs, or '?saved=' with what was
   * saved.
   */
  monsterMine: ({ id }: { id: string }, as = '') =>
    `/monster-lookup/${encodeURIComponent(id)}/mine${as}`,
  monsterLists: (search = '') => `/monster-lookup/lists${search}`,
  /** A list, as its page or in another format. */
  monsterList: ({ id, form }: { id: string; form?: 'text' | 'markdown' | 'json' }) =>
    `/monster-lookup/lists/${encodeURIComponent(id)}${form ? `/as/${form}` : ''}`,
  /** The rows that a list shows for these monsters, as JSON. */
  monsterRows: (ids: readonly string[]) =>
    `/monster-lookup/lists/rows?ids=${ids.map(encodeURIComponent).join(',')}`,
  takeListsAlong: () => '/monster-lookup/lists/take-along',
  spell: ({ id }: { id: string }) => `/monster-lookup/spells/${encodeURIComponent(id)}`,
  monstersJson: () => '/monsters/search',
  monsterJson: ({ id }: { id: string }) => `/monsters/${encodeURIComponent(id)}`,
  spellJson: ({ id }: { id: string }) => `/spells/${encodeURIComponent(id)}`,
  spellScrollCost: () => '/spell-scroll-cost',
  initiativeTracker: () => '/initiative-tracker',
  tryInitiativeTracker: (search = '') => `/try/initiative-tracker${search}`,
  mapwright: (search = '') => `/mapwright${search}`,
  tryMapwright: (search = '') => `/try/mapwright${search}`,
  savedMaps: () => '/mapwright/maps',
  savedMap: ({ id }: { id: string }) => `/mapwright/maps/${encodeURIComponent(id)}`,
  savedMapJson: ({ id }: { id: string }) => `/mapwright/maps/${encodeURIComponent(id)}/map.json`,
  savedMapSvg: ({ id }: { id: string }, search = '') =>
    `/mapwright/maps/${encodeURIComponent(id)}/map.svg${search}`,
  mapKey: ({ id }: { id: string }, search = '') =>
    `/mapwright/maps/${encodeURIComponent(id)}/key${search}`,
  mapAdventure: ({ id }: { id: string }, search = '') =>
    `/mapwright/maps/${encodeURIComponent(id)}/adventure.pdf${search}`,
  stockRooms: () => '/try/mapwright/stock',
  keepMap: () => '/mapwright/keep',
  exportPermit: () => '/mapwright/export-permit',
  mapPdf: (search = '') => `/mapwright/map.pdf${search}`,
  mapJson: (search = '') => `/try/mapwright/map.json${search}`,
  mapSvg: (search = '') => `/try/mapwright/map.svg${search}`,
  presetPicture: ({ id }: { id: string }) => `/try/mapwright/places/${encodeURIComponent(id)}`,
  sharedMap: ({ code }: { code: string }) => `/map/${encodeURIComponent(code)}`,
  adventuring: () => '/adventuring',
  battleSimulator: () => '/battle-simulator',
  characterLab: () => '/lab/character',
  health: () => '/health',
} as const;

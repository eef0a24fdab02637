/** Every link of the product. A link written by hand is a link that breaks unseen. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  features: (toolId?: string) => (toolId ? `/features#${toolId}` : '/features'),
  contact: () => '/contact',
  blog: () => '/blog',
  blogPost: ({ slug }: { slug: string }) => `/blog/${encodeURIComponent(slug)}`,
  terms: () => '/terms',
  privacy: () => '/privacy',
  licences: () => '/licences',
  login: (next?: string) => (next ? `/login?next=${encodeURIComponent(next)}` : '/login'),
  /** The way in on which the sign-in service asks who is there, even when it remembers somebody. */
  loginAnew: (next: string) => `/login?prompt=login&next=${encodeURIComponent(next)}`,
  logout: () => '/logout',
  accessGate: () => '/access-gate',
  noAccess: () => '/no-access',
  /** The account page, with a plan to begin with; monthly is the address itself. */
  settings: (plan = 'monthly') => (plan === 'monthly' ? '/settings' : `/settings?plan=${plan}`),
  accountExport: () => '/settings/export',
  /** Where the edition that lists show is chosen. */
  edition: () => '/edition',
  uploads: () => '/uploads',
  /** Where a file is PUT with its ticket. */
  uploadFile: ({ kind, ticket }: { kind: string; ticket: string }) =>
    `/uploads/new/${encodeURIComponent(kind)}?ticket=${encodeURIComponent(ticket)}`,
  upload: ({ id }: { id: string }) => `/uploads/${encodeURIComponent(id)}`,
  deleteAccount: () => '/settings/delete',
  management: () => '/management',
  /** The whole sheet, or one card by one edition's rules; 2014 is the address itself. */
  cheatSheet: (card = '', edition = '2014') =>
    `/cheat-sheet${edition === '2014' ? '' : `?edition=${edition}`}${card && `#${card}`}`,
  /** The sheet as it prints on one side of one sheet of paper. */
  cheatSheetOnOnePage: (edition: string) =>
    `/cheat-sheet?${edition === '2014' ? '' : `edition=${edition}&`}paper=one-page`,
  monsterLookup: (search = '') => `/monster-lookup${search}`,
  randomMonster: (search = '') => `/monster-lookup/random${search}`,
  monster: ({ id }: { id: string }, search = '') =>
    `/monster-lookup/${encodeURIComponent(id)}${search}`,
  /** The picture beside a shared link; `version` is the record's. */
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
  /** The statblock as the list's pane fetches it. */
  monsterPane: ({ id, layout }: { id: string; layout: string | null }) =>
    `/monster-lookup/${encodeURIComponent(id)}/as/statblock${layout ? `?layout=${layout}` : ''}`,
  monsterCompare: (ids: readonly string[] = []) =>
    ids.length > 0
      ? `/monster-lookup/compare?ids=${ids.map(encodeURIComponent).join(',')}`
      : '/monster-lookup/compare',
  monsterPrint: (ids: readonly string[]) =>
    `/monster-lookup/compare?layout=print&ids=${ids.map(encodeURIComponent).join(',')}`,
  /** A monster's lists and private note, on a page of its own; `as` is '.json' for programs, or '?saved=' with what was saved. */
  monsterMine: ({ id }: { id: string }, as = '') =>
    `/monster-lookup/${encodeURIComponent(id)}/mine${as}`,
  monsterLists: (search = '') => `/monster-lookup/lists${search}`,
  /** A list, as its page or in another form. */
  monsterList: ({ id, form }: { id: string; form?: 'text' | 'markdown' | 'json' }) =>
    `/monster-lookup/lists/${encodeURIComponent(id)}${form ? `/as/${form}` : ''}`,
  /** What a list tells of these monsters, as JSON. */
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

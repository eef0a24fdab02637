/** The links of fights, which few pages have: `paths` is on every page. */
export const fightPaths = {
  /** A fight of one's own. */
  fight: ({ id }: { id: string }) => `/initiative-tracker/${encodeURIComponent(id)}`,
  fightLog: ({ id }: { id: string }, as: 'text' | 'markdown' | 'json' = 'text') =>
    `/initiative-tracker/${encodeURIComponent(id)}/log${as === 'text' ? '' : `?as=${as}`}`,
  /** Where a device sends what was done, and asks what came since. */
  fightEvents: ({ id }: { id: string }) => `/initiative-tracker/${encodeURIComponent(id)}/events`,
  /** Leads to the simulator, as the fight stands. */
  fightOdds: ({ id }: { id: string }) => `/initiative-tracker/${encodeURIComponent(id)}/odds`,
  /** The socket of what happens in it. */
  fightLive: ({ id }: { id: string }) => `/initiative-tracker/${encodeURIComponent(id)}/live`,
  /** Who plays at one's own fight, and who helps to run it. */
  fightTable: ({ id }: { id: string }) => `/initiative-tracker/${encodeURIComponent(id)}/table`,
  /** A picture that was shown to players, for who runs the fight. */
  fightPicture: ({ id, picture }: { id: string; picture: string }) =>
    `/initiative-tracker/${encodeURIComponent(id)}/pictures/${encodeURIComponent(picture)}`,
  /** What players see of a fight, by its code. */
  table: ({ code }: { code: string }) => `/table/${encodeURIComponent(code)}`,
  /** The same page with what a seat may do, for who has no scripts: this one does not load itself again. */
  tableDo: ({ code }: { code: string }) => `/table/${encodeURIComponent(code)}?do=1`,
  tablePress: ({ code }: { code: string }) => `/table/${encodeURIComponent(code)}/press`,
  tableLive: ({ code }: { code: string }) => `/table/${encodeURIComponent(code)}/live`,
  tablePicture: ({ code, id }: { code: string; id: string }) =>
    `/table/${encodeURIComponent(code)}/picture/${encodeURIComponent(id)}`,
  /** The invitation to run a fight together; without a code a form for one. */
  join: ({ code }: { code?: string } = {}) =>
    code === undefined ? '/join' : `/join/${encodeURIComponent(code)}`,
  newFight: (search = '') => `/initiative-tracker/new${search}`,
  /** Where the form of a new fight goes. */
  startFight: () => '/initiative-tracker/start',
  /** What records give to a fight, by typed names. */
  fightCreatures: (search: string) => `/initiative-tracker/creatures${search}`,
  /** What spells do in a fight, by typed names. */
  fightSpells: (search: string) => `/initiative-tracker/spells${search}`,
} as const;

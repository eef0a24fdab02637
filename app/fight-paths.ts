/** The links of fights. Kept apart from `paths`, which every page loads, because few pages use them. */
export const fightPaths = {
  /** A fight of the user's own. */
  fight: ({ id }: { id: string }) => `/initiative-tracker/${encodeURIComponent(id)}`,
  fightLog: ({ id }: { id: string }, as: 'text' | 'markdown' | 'json' = 'text') =>
    `/initiative-tracker/${encodeURIComponent(id)}/log${as === 'text' ? '' : `?as=${as}`}`,
  /** Where a device posts its events and asks for newer ones. */
  fightEvents: ({ id }: { id: string }) => `/initiative-tracker/${encodeURIComponent(id)}/events`,
  /** Opens the simulator with the fight in its present state. */
  fightOdds: ({ id }: { id: string }) => `/initiative-tracker/${encodeURIComponent(id)}/odds`,
  /** The fight's WebSocket. */
  fightLive: ({ id }: { id: string }) => `/initiative-tracker/${encodeURIComponent(id)}/live`,
  /** The players and co-GMs of the user's own fight. */
  fightTable: ({ id }: { id: string }) => `/initiative-tracker/${encodeURIComponent(id)}/table`,
  /** The map of a fight, and the saved maps to choose from. */
  fightMat: ({ id }: { id: string }) => `/initiative-tracker/${encodeURIComponent(id)}/mat`,
  /** The user's saved maps as JSON, or one of them as a fight takes it. */
  fightMaps: (map?: string) =>
    `/initiative-tracker/maps${map === undefined ? '' : `?map=${encodeURIComponent(map)}`}`,
  /** A picture that was shown to players, for those who run the fight. */
  fightPicture: ({ id, picture }: { id: string; picture: string }) =>
    `/initiative-tracker/${encodeURIComponent(id)}/pictures/${encodeURIComponent(picture)}`,
  /** The players' view of a fight, by its code. */
  table: ({ code }: { code: string }) => `/table/${encodeURIComponent(code)}`,
  /**
   * The players' page with the controls of a seat, for browsers without scripts: this variant does not reload itself.
   */
  tableDo: ({ code }: { code: string }) => `/table/${encodeURIComponent(code)}?do=1`,
  tablePress: ({ code }: { code: string }) => `/table/${encodeURIComponent(code)}/press`,
  tableLive: ({ code }: { code: string }) => `/table/${encodeURIComponent(code)}/live`,
  tablePicture: ({ code, id }: { code: string; id: string }) =>
    `/table/${encodeURIComponent(code)}/picture/${encodeURIComponent(id)}`,
  /** The invitation to run a fight together; without a code, a form for entering one. */
  join: ({ code }: { code?: string } = {}) =>
    code === undefined ? '/join' : `/join/${encodeURIComponent(code)}`,
  newFight: (search = '') => `/initiative-tracker/new${search}`,
  /** Where the form of a new fight is posted. */
  startFight: () => '/initiative-tracker/start',
  /** The combat data of monster records that match the typed names. */
  fightCreatures: (search: string) => `/initiative-tracker/creatures${search}`,
  /** The combat data of spells that match the typed names. */
  fightSpells: (search: string) => `/initiative-tracker/spells${search}`,
} as const;

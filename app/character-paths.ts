/** The links of characters, which few pages have: `paths` is on every page. */
export const characterPaths = {
  /** One's characters, and the ways to a new one. */
  list: (search = '') => `/lab/character${search}`,
  /** One at the table: its sheet, to be played. */
  character: ({ id }: { id: string }, search = '') =>
    `/lab/character/${encodeURIComponent(id)}${search}`,
  /** One in the making, at a step. */
  making: ({ id }: { id: string }, step?: string) =>
    `/lab/character/${encodeURIComponent(id)}/make${step === undefined ? '' : `?step=${step}`}`,
  /** Where the page of making sends what was chosen. */
  keepMaking: ({ id }: { id: string }) => `/lab/character/${encodeURIComponent(id)}/keep`,
  /** What was done at the table. */
  deeds: ({ id }: { id: string }) => `/lab/character/${encodeURIComponent(id)}/deeds`,
  /** A copy by the other edition's rules, with what changes. */
  otherEdition: ({ id }: { id: string }) =>
    `/lab/character/${encodeURIComponent(id)}/other-edition`,
  /** The picture itself; of a version, so that a page that stays open shows another one. */
  portrait: ({ id }: { id: string }, version?: number) =>
    `/lab/character/${encodeURIComponent(id)}/portrait${version === undefined ? '' : `?v=${version}`}`,
  /** Where another picture is chosen. */
  newPortrait: ({ id }: { id: string }) => `/lab/character/${encodeURIComponent(id)}/portrait/new`,
  print: ({ id }: { id: string }, search = '') =>
    `/lab/character/${encodeURIComponent(id)}/print${search}`,
  /** Into a fight of the tracker. */
  intoFight: ({ id }: { id: string }) =>
    `/initiative-tracker/characters?character=${encodeURIComponent(id)}`,
  /** As a file of this form: 'json', 'foundry', 'markdown', 'text'. */
  as: ({ id }: { id: string }, form: string) =>
    `/lab/character/${encodeURIComponent(id)}/as/${form}`,
  /** Where a file of a character is brought in. */
  import: () => '/lab/character/import',
  /** A shared one, for whoever has its code. */
  shared: ({ code }: { code: string }, search = '') =>
    `/character/${encodeURIComponent(code)}${search}`,
  sharedPortrait: ({ code }: { code: string }) => `/character/${encodeURIComponent(code)}/portrait`,
  /** One's own as JSON, for programs. */
  json: ({ id }: { id: string }) => `/characters/${encodeURIComponent(id)}.json`,
  /** The sheet of a file that is kept nowhere, for programs. */
  check: () => '/characters/check',
} as const;

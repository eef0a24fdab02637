/** The links of characters. Kept apart from `paths`, which every page loads, because few pages use them. */
export const characterPaths = {
  /** The user's characters, and the ways to create one. */
  list: (search = '') => `/lab/character${search}`,
  /** Makes and plays characters on this device, without an account. */
  tryLab: (search = '') => `/try/character-lab${search}`,
  /** A finished character's sheet, for play. */
  character: ({ id }: { id: string }, search = '') =>
    `/lab/character/${encodeURIComponent(id)}${search}`,
  /** The spells that a class of the character can prepare. */
  preparing: ({ id }: { id: string }, classSlug: string) =>
    `/lab/character/${encodeURIComponent(id)}?part=spells&prepare=${encodeURIComponent(classSlug)}`,
  /** A character being made, at a step and a choice within it. */
  making: ({ id }: { id: string }, step?: string, place?: string) =>
    [
      `/lab/character/${encodeURIComponent(id)}/make`,
      step === undefined ? '' : `?step=${step}`,
      place === undefined ? '' : `#asked-${encodeURIComponent(place)}`,
    ].join(''),
  /** Where the making page posts the choices. */
  keepMaking: ({ id }: { id: string }) => `/lab/character/${encodeURIComponent(id)}/keep`,
  /** Where the sheet posts what was done at the table. */
  deeds: ({ id }: { id: string }) => `/lab/character/${encodeURIComponent(id)}/deeds`,
  /** Previews a copy by the other edition's rules, with what changes. */
  otherEdition: ({ id }: { id: string }) =>
    `/lab/character/${encodeURIComponent(id)}/other-edition`,
  /** The portrait image; `version` changes the address so that an open page reloads the image. */
  portrait: ({ id }: { id: string }, version?: number) =>
    `/lab/character/${encodeURIComponent(id)}/portrait${version === undefined ? '' : `?v=${version}`}`,
  /** Where another portrait is chosen. */
  newPortrait: ({ id }: { id: string }) => `/lab/character/${encodeURIComponent(id)}/portrait/new`,
  print: ({ id }: { id: string }, search = '') =>
    `/lab/character/${encodeURIComponent(id)}/print${search}`,
  /** Adds the character to a fight of the tracker. */
  intoFight: ({ id }: { id: string }) =>
    `/initiative-tracker/characters?character=${encodeURIComponent(id)}`,
  /** The character as a file; `form` is 'json', 'foundry', 'markdown' or 'text'. */
  as: ({ id }: { id: string }, form: string) =>
    `/lab/character/${encodeURIComponent(id)}/as/${form}`,
  /** The sheet as a PDF with fields to fill in, on this paper or on the usual one. */
  pdf: ({ id }: { id: string }, paper?: string) =>
    `/lab/character/${encodeURIComponent(id)}/as/pdf${paper === undefined ? '' : `?paper=${paper}`}`,
  /** The same with the whole texts of its spells at the end. */
  pdfWithTexts: ({ id }: { id: string }) =>
    `/lab/character/${encodeURIComponent(id)}/as/pdf?texts=all`,
  /** Where a character file is imported. */
  import: () => '/lab/character/import',
  /** A shared character, by its share code. */
  shared: ({ code }: { code: string }, search = '') =>
    `/character/${encodeURIComponent(code)}${search}`,
  sharedPdf: ({ code }: { code: string }) => `/character/${encodeURIComponent(code)}/pdf`,
  sharedPortrait: ({ code }: { code: string }) => `/character/${encodeURIComponent(code)}/portrait`,
  /** The user's own character as JSON, for programs. */
  json: ({ id }: { id: string }) => `/characters/${encodeURIComponent(id)}.json`,
  /** Computes the sheet of a character file without storing it, for programs. */
  check: () => '/characters/check',
} as const;

/** The links of parties, which few pages have: `paths` is on every page. */
export const partyPaths = {
  /** The parties that somebody plays in or helps to run, which need an account alone. */
  myParties: () => '/adventuring/parties',
  party: ({ id }: { id: string }) => `/adventuring/${encodeURIComponent(id)}`,
  /** One character in it. */
  member: ({ id, member }: { id: string; member: string }) =>
    `/adventuring/${encodeURIComponent(id)}#c-${encodeURIComponent(member)}`,
  /** The sheet of a character of the lab that sits in it, for whoever runs it. */
  sheet: ({ id, member }: { id: string; member: string }) =>
    `/adventuring/${encodeURIComponent(id)}/sheet/${encodeURIComponent(member)}`,
  /** How many changes a party has seen, for an open page. */
  partyNews: ({ id }: { id: string }) => `/adventuring/${encodeURIComponent(id)}/news`,
  /** Where an open page sends what was changed. */
  partyChanges: ({ id }: { id: string }) => `/adventuring/${encodeURIComponent(id)}/changes`,
  /** Joining a party by its code. */
  joinParty: ({ code }: { code: string }) => `/join/${encodeURIComponent(code)}`,
  /** Which characters of one's parties are in a fight. */
  ofFight: ({ id }: { id: string }) => `/initiative-tracker/${encodeURIComponent(id)}/party`,
} as const;

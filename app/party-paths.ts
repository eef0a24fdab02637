/** The links of parties. Kept apart from `paths`, which every page loads, because few pages use them. */
export const partyPaths = {
  /** The parties that the user plays in or helps to run; needs an account only, no plan. */
  myParties: () => '/adventuring/parties',
  party: ({ id }: { id: string }) => `/adventuring/${encodeURIComponent(id)}`,
  /** One character of a party. */
  member: ({ id, member }: { id: string; member: string }) =>
    `/adventuring/${encodeURIComponent(id)}#c-${encodeURIComponent(member)}`,
  /** The sheet of a lab character in the party, for those who run it. */
  sheet: ({ id, member }: { id: string; member: string }) =>
    `/adventuring/${encodeURIComponent(id)}/sheet/${encodeURIComponent(member)}`,
  /** The party's change counter, polled by an open page. */
  partyNews: ({ id }: { id: string }) => `/adventuring/${encodeURIComponent(id)}/news`,
  /** Where an open page posts its changes. */
  partyChanges: ({ id }: { id: string }) => `/adventuring/${encodeURIComponent(id)}/changes`,
  /** Where a player joins a party by its code. */
  joinParty: ({ code }: { code: string }) => `/join/${encodeURIComponent(code)}`,
  /** The characters of the user's parties that are in a fight. */
  ofFight: ({ id }: { id: string }) => `/initiative-tracker/${encodeURIComponent(id)}/party`,
} as const;

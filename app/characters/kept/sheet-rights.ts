/** What one may do with a character of one's own. */
export type SheetRights = {
  /** Read it, print it, and take it along as a file. */
  read: boolean;
  /** Do deeds with it at the table. */
  play: boolean;
  /** Make it another one: choose, level up, share, put away. */
  change: boolean;
};

type Asker = {
  /** Whether the tool's gate lets them in, as the catalogue stands today. */
  toolOpen: boolean;
  /** Whether the tool asks for Pro, and they have none. */
  lacksPro: boolean;
  /** Whether the character sits in a party. */
  seated: boolean;
};

/**
 * What the owner of a character may do with it. Whoever's character sits in a party reads and plays it in every state of the tool
 * and without Pro; reading never needs Pro, changing does.
 */
export function sheetRights({ toolOpen, lacksPro, seated }: Asker): SheetRights {
  return {
    read: toolOpen || seated,
    play: seated || (toolOpen && !lacksPro),
    change: toolOpen && !lacksPro,
  };
}

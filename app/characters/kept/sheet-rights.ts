/** A user's rights on their own character. */
export type SheetRights = {
  /** Read, print and export it. */
  read: boolean;
  /** Apply deeds to it in play. */
  play: boolean;
  /** Edit it: make choices, level up, share, delete. */
  change: boolean;
};

type Asker = {
  /** Whether the tool's current access rules admit the user. */
  toolOpen: boolean;
  /** Whether the tool requires Pro and the user does not have it. */
  lacksPro: boolean;
  /** Whether the character is in a party. */
  seated: boolean;
};

/**
 * The owner's rights on a character. A character in a party can be read and played in every state of the tool and
 * without Pro; reading never requires Pro, editing does.
 */
export function sheetRights({ toolOpen, lacksPro, seated }: Asker): SheetRights {
  return {
    read: toolOpen || seated,
    play: seated || (toolOpen && !lacksPro),
    change: toolOpen && !lacksPro,
  };
}

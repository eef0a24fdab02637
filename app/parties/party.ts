import type { MemberHealth, MemberSetting, MemberSettings, SettingMark } from './member';

/** The owner and co-game masters run a party; a player sees it and edits the characters that are theirs. */
export type PartyRole = 'owner' | 'co-gm' | 'player';

/** What is kept of parties, and no more. */
export const PARTY_LIMITS = {
  /** Parties of one owner, and of those the ones put away included. */
  most: 50,
  mostWithDeleted: 100,
  /** Characters in a party. */
  members: 12,
  /** Of those, one player's own. */
  membersEach: 4,
  /** People beside the owner. */
  people: 20,
  /** Changes of hit points and experience that are remembered of each character. */
  changes: 500,
  /** Parties that one person plays in or helps to run. */
  joined: 50,
  /** Game masters beside the owner. */
  coGms: 4,
  nameLetters: 80,
  notesLetters: 4000,
  /** A party put away can be brought back for so many milliseconds. */
  keptDeletedMs: 30 * 24 * 60 * 60 * 1000,
} as const;

/** What lists tell of a party. Times in milliseconds. */
export type ListedParty = {
  id: string;
  name: string;
  role: PartyRole;
  /** For those who run it; null for players, and while joining is closed. */
  code: string | null;
  joinOpen: boolean;
  isDefault: boolean;
  members: number;
  /** Of those who are present. */
  levels: readonly number[];
  updatedAt: number;
};

/** Who takes part in a party with an account. */
export type PartyPerson = { userId: string; name: string; role: PartyRole };

/** The running fight that has a member's hit points, as of its event `seq`. Players do not read its name: it is ''. */
export type MemberFight = { id: string; name: string; combatant: string; seq: number };

/** A character of a party, as its role may see it. */
export type PartyMember = {
  id: string;
  /** Whose character it is: null while only the game master enters it. */
  userId: string | null;
  settings: MemberSettings;
  marks: Partial<Record<MemberSetting, SettingMark>>;
  health: MemberHealth;
  xp: number;
  fight: MemberFight | null;
  mine: boolean;
  mayEdit: boolean;
  /** Notes that only the player and the game masters read; null for others. */
  privateNotes: string | null;
};

/** A party, as one of its people may see it. */
export type Party = ListedParty & {
  ownerSub: string;
  people: readonly PartyPerson[];
  list: readonly PartyMember[];
  /** Shared notes; and those of the game masters, null for players. */
  notes: string;
  gmNotes: string | null;
  /** Counts every change of the party, so that an open page asks only for what is newer. */
  seq: number;
};

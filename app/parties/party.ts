import type { MemberHealth, MemberSetting, MemberSettings, SettingMark } from './member';

/** The owner and co-game masters run a party; a player sees it and edits their own members. */
export type PartyRole = 'owner' | 'co-gm' | 'player';

/** The limits for stored parties. */
export const PARTY_LIMITS = {
  /** Parties of one owner, without and with soft-deleted ones. */
  most: 50,
  mostWithDeleted: 100,
  /** Members of a party. */
  members: 12,
  /** Members of one player. */
  membersEach: 4,
  /** Users besides the owner. */
  people: 20,
  /** Changes of hit points and of experience remembered for each member. */
  changes: 500,
  /** Parties that one user plays in or helps to run. */
  joined: 50,
  /** Game masters besides the owner. */
  coGms: 4,
  nameLetters: 80,
  notesLetters: 4000,
  /** Milliseconds until a soft-deleted party is removed for good. */
  keptDeletedMs: 30 * 24 * 60 * 60 * 1000,
} as const;

/** A party for lists. Times in milliseconds. */
export type ListedParty = {
  id: string;
  name: string;
  role: PartyRole;
  /** For those who run it; null for players, and while joining is closed. */
  code: string | null;
  joinOpen: boolean;
  isDefault: boolean;
  members: number;
  /** Of the present members. */
  levels: readonly number[];
  updatedAt: number;
};

/** A user who takes part in a party. */
export type PartyPerson = { userId: string; name: string; role: PartyRole };

/** The running fight that owns a member's hit points, as of its event `seq`. Its name is '' for players. */
export type MemberFight = { id: string; name: string; combatant: string; seq: number };

/** A member of a party, as the user's role may see it. */
export type PartyMember = {
  id: string;
  /** The user whose member it is; null for a game master's. */
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

/** A party, as one of its users may see it. */
export type Party = ListedParty & {
  ownerSub: string;
  people: readonly PartyPerson[];
  list: readonly PartyMember[];
  /** Shared notes, and those of the game masters (null for players). */
  notes: string;
  gmNotes: string | null;
  /** Counts every change of the party, so that an open page loads only newer data. */
  seq: number;
};

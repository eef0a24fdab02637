import type { Edition } from '~/rules/edition';
import type { FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import type { SpellMove } from '../sheet/spell-move';
import type { SeatPress } from '../table/seat-intents';
import type { TableView } from '../table/table-view';
import type { CopyPage } from './fight-copy-sql.server';
import type { FightFacts } from './fight-facts';
import type { MemberCopy } from './member-copies';
import type { TablePicture } from './table-storage-sql.server';

/** The values that a new fight's object is opened with. `now` in milliseconds. */
export type FightBirth = { id: string; name: string; edition: Edition; now: number };

/**
 * Result of opening: `open` with the state of the log, `another’s` when the object has another owner, or `refused`
 * with a sentence and nothing stored.
 */
export type BirthAnswer =
  | { kind: 'open'; standing: Standing }
  | { kind: 'another’s' }
  | { kind: 'refused'; reason: string };

/**
 * State of a log: the number of its last event, the facts shown in lists, and the time of its last change in
 * milliseconds.
 */
export type Standing = { seq: number; facts: FightFacts; changedAt: number };

/** The same with the values that parties store of their members in the fight. */
export type Followed = Standing & { members: MemberCopy[] };

/** Result of adding events: each is accepted with its number in the log, or refused with a sentence. */
export type Appended = Followed & {
  accepted: { id: string; seq: number }[];
  refused: { id: string; reason: string }[];
  /** An event before the base was undone or redone: followers must read the whole fight again. */
  readAnew: boolean;
};

/** Why a player's event is refused; `later`: the client may retry after a while. */
export type PressRefused = { pressRefused: string; later: boolean };

/**
 * What a device needs to show the fight: fold `events` on `base`, or on what the device has up to the number it sent.
 */
export type FightRead = Standing & {
  /** The fight after its first `seq` events; null when the device has everything before `events`. */
  base: { seq: number; fight: Fight } | null;
  /** The events after that, in log order. */
  events: FightEvent[];
};

/**
 * A page of the log: events as JSON texts, and the number where the next page starts (null at the end). `begins` is
 * the fight before its first event.
 */
export type LogPage = { begins: LogBegins; events: string[]; next: number | null };
export type LogBegins = { name: string; edition: Edition };

/**
 * The share code and phone token of a request from the players' page (`token` null: no seat possible), and its time
 * in milliseconds.
 */
export type AtTable = { code: string; token: string | null; now: number };

/** Result of an action on the players' page. */
export type TableAnswer = { ok: true; view: TableView } | { ok: false; reason: string };

/**
 * The methods of a fight's Durable Object. Each call names the owner; the result is null for another owner, and for a
 * fight that was never opened or is removed.
 */
export type FightCalls = {
  /** Opens the object for its owner with its first events, all or none; safe to repeat. */
  open(owner: string, birth: FightBirth, events: readonly unknown[]): Promise<BirthAnswer>;
  /**
   * Adds events with `by` as their author, whatever the events say; one that is already in the log is acknowledged
   * again.
   */
  append(
    owner: string,
    by: string,
    events: readonly unknown[],
    now: number,
  ): Promise<Appended | null>;
  /** Adds a player's events from their party's page: within the rate limit for players, and all or none. */
  partyPress(
    owner: string,
    by: string,
    events: readonly FightEvent[],
    now: number,
  ): Promise<Appended | PressRefused | null>;
  /** The fight for a device that has all events up to `since`; null: for one that has none. */
  read(owner: string, since: number | null): Promise<FightRead | null>;
  /** A page of the log from a number on. */
  log(owner: string, from: number): Promise<LogPage | null>;
  /** The events that this author would undo and redo next. */
  undoable(owner: string, by: string): Promise<{ undo: string | null; redo: string | null } | null>;
  /**
   * Opens the players' page with a share code, or closes it (null); players connected with the old code are
   * disconnected.
   */
  setCode(owner: string, code: string | null): Promise<true | null>;
  /** What a phone with this share code may see; `token` null for a viewer without a seat. */
  table(owner: string, at: AtTable): Promise<TableView | null>;
  /**
   * Performs a player's action; `owned`: the combatants that its signed-in user plays in a party; `spell`: what the
   * spell that it casts does.
   */
  tablePress(
    owner: string,
    at: AtTable & { token: string },
    press: SeatPress,
    owned?: readonly string[],
    spell?: SpellMove | null,
  ): Promise<TableAnswer | null>;
  /** A picture that is shown to this phone; with `at` null any picture, for those who run the fight. */
  tablePicture(owner: string, at: AtTable | null, id: string): Promise<TablePicture | null>;
  /** Stores a picture to show to players. */
  addPicture(owner: string, id: string, picture: TablePicture, now: number): Promise<true | null>;
  /** Ids of all stored pictures, oldest first. */
  pictureIds(owner: string): Promise<string[] | null>;
  /** Closes the players' page and disconnects all pages, because the fight was soft-deleted. */
  shut(owner: string): Promise<true | null>;
  /** Disconnects the pages of a user who no longer helps to run the fight. */
  letGo(owner: string, by: string): Promise<void>;
  /** Everything stored, from a line on, for a backup. */
  copyOut(owner: string, from: number): Promise<CopyPage | null>;
  /** Restores lines of a backup; the first call (`isFirst`) replaces everything stored. */
  copyIn(lines: readonly string[], isFirst: boolean): Promise<void>;
  /** Deletes everything. */
  remove(): Promise<void>;
};

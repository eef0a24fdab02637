import type { Edition } from '~/rules/edition';
import type { FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import type { SeatPress } from '../table/seat-intents';
import type { TableView } from '../table/table-view';
import type { CopyPage } from './fight-copy-sql.server';
import type { FightFacts } from './fight-facts';
import type { MemberCopy } from './member-copies';
import type { TablePicture } from './table-storage-sql.server';

/** What an object is opened with. `now` in milliseconds. */
export type FightBirth = { id: string; name: string; edition: Edition; now: number };

/** Whether the object is the owner's now, with where its log stands; a refusal, as a sentence, has opened nothing. */
export type BirthAnswer =
  | { kind: 'open'; standing: Standing }
  | { kind: 'another’s' }
  | { kind: 'refused'; reason: string };

/** Where a log stands: the number of its last event, what lists tell, and when it last grew. */
export type Standing = { seq: number; facts: FightFacts; changedAt: number };

/** The same with what parties keep of their characters in the fight. */
export type Followed = Standing & { members: MemberCopy[] };

/** What became of the events that were sent: each is accepted with its number in the log, or refused with a sentence. */
export type Appended = Followed & {
  accepted: { id: string; seq: number }[];
  refused: { id: string; reason: string }[];
  /** Something long ago was taken back or done again: whoever follows the fight reads it anew. */
  readAnew: boolean;
};

/** Why the log takes nothing of a player; `later`: sent again in a while, it may. */
export type PressRefused = { pressRefused: string; later: boolean };

/** What a device needs to show the fight: the fold of `events` on `base`, or on what the device has up to the number it gave. */
export type FightRead = Standing & {
  /** The fight after its first `seq` events; null when the device has what comes before `events`. */
  base: { seq: number; fight: Fight } | null;
  /** The log after that, in its order. */
  events: FightEvent[];
};

/**
 * A part of the log as JSON texts, one an event, and the number from which the next part goes on; null at the end. `begins` is
 * what the fight was before its first event.
 */
export type LogPage = { begins: LogBegins; events: string[]; next: number | null };
export type LogBegins = { name: string; edition: Edition };

/** By which code and from which phone somebody looks at the players’ table, and when; milliseconds. */
export type AtTable = { code: string; token: string | null; now: number };

/** What became of a press at the players’ table. */
export type TableAnswer = { ok: true; view: TableView } | { ok: false; reason: string };

/**
 * What the object of a fight answers. Who owns it comes with every call, and anybody else is told null, as is everybody of a
 * fight that was never opened or is removed.
 */
export type FightCalls = {
  /** Opens the object for its owner with its first events, all of them or none; again without harm. */
  open(owner: string, birth: FightBirth, events: readonly unknown[]): Promise<BirthAnswer>;
  /** Adds events by `by`, whatever they say of themselves; one that is in the log already is acknowledged again. */
  append(
    owner: string,
    by: string,
    events: readonly unknown[],
    now: number,
  ): Promise<Appended | null>;
  /** The same for a player from the page of their party: as many as a player may press, and all of them or none. */
  partyPress(
    owner: string,
    by: string,
    events: readonly FightEvent[],
    now: number,
  ): Promise<Appended | PressRefused | null>;
  /** The fight for a device that has everything up to `since`; null: that has nothing. */
  read(owner: string, since: number | null): Promise<FightRead | null>;
  /** The log from a number on. */
  log(owner: string, from: number): Promise<LogPage | null>;
  /** The event that this author would take back or do again next. */
  undoable(owner: string, by: string): Promise<{ undo: string | null; redo: string | null } | null>;
  /** Opens the players’ door by a code, or closes it (null): who came through it before is let go. */
  setCode(owner: string, code: string | null): Promise<true | null>;
  /** What a phone is shown that came by this code; `token` null for one that only looks. */
  table(owner: string, at: AtTable): Promise<TableView | null>;
  /** Does what whoever has a seat asks. */
  tablePress(
    owner: string,
    at: AtTable & { token: string },
    press: SeatPress,
  ): Promise<TableAnswer | null>;
  /** A picture that this phone is shown; for who runs the fight (`at` null) any. */
  tablePicture(owner: string, at: AtTable | null, id: string): Promise<TablePicture | null>;
  /** Keeps a picture to be shown. */
  addPicture(owner: string, id: string, picture: TablePicture, now: number): Promise<true | null>;
  /** The ids of all pictures that are kept, the oldest first. */
  pictureIds(owner: string): Promise<string[] | null>;
  /** Closes the players’ door, and lets go of every open page: the fight was put away. */
  shut(owner: string): Promise<true | null>;
  /** Lets go of the open pages of somebody who runs the fight no more. */
  letGo(owner: string, by: string): Promise<void>;
  /** Everything that is kept, from a line on, for a backup. */
  copyOut(owner: string, from: number): Promise<CopyPage | null>;
  /** Takes lines of a copy; the first of them take the place of whatever is there. */
  copyIn(lines: readonly string[], isFirst: boolean): Promise<void>;
  /** Forgets everything. */
  remove(): Promise<void>;
};

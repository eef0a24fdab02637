import type { Condition } from '~/rules/conditions';
import type { MarkColour, MarkSign } from '../sheet/mark-looks';
import type { Side } from '../sheet/sides';
import type { SeatAct } from '../sheet/table-words';

/*
 * What a player's device is told of a fight, and nothing else ever is. These types cannot hold a secret: there is no place in them
 * for a name behind an alias, a hidden creature, hit points that the table keeps back, a statblock, a note or the log. Ids are the
 * table's own (`publicId`), since those of the log could have been made of names.
 */

/** Hit points as this device may see them. */
export type ShownHealth =
  | { as: 'number'; now: number; maximum: number; temporary: number }
  /** "Unhurt", "Hurt", "Bloodied", "Down". */
  | { as: 'words'; words: string }
  /** From 0 to 10; 0 only at 0 hit points, 10 only unhurt. */
  | { as: 'bar'; tenths: number };

/** Something that lasts on somebody, as players see it. */
export type ShownLasting = {
  name: string;
  /** The conditions of the rules that it is, for their text. */
  conditions: readonly Condition[];
  colour: MarkColour;
  sign: MarkSign;
  /** When it ends, in words without a hidden name; '' when nobody says. */
  ends: string;
};

/** Somebody in the order, as players see them. */
export type ShownOne = {
  id: string;
  /** The alias where there is one. */
  name: string;
  kind: 'creature' | 'event';
  side: Side;
  /** The sign and the colour that the game master chose; the token of a record only where the name gives it away already. */
  face: { portrait: string | null; colour: string | null; record: string | null };
  /** Null: kept back. */
  health: ShownHealth | null;
  /** "Dying", "Stable" and "Dead" are seen by all where hit points are not hidden; of the party always. */
  state: 'up' | 'dying' | 'stable' | 'dead' | null;
  lasting: readonly ShownLasting[];
  /** What it concentrates on, of the party; '' of others whose conditions are shown: that it does. */
  concentrates: string | null;
  reactionSpent: boolean;
};

/** A row of the order with those in it whom players know of; rows with nobody else in them are left out. */
export type ShownRow = {
  id: string;
  /** Null: not rolled yet, or kept back. */
  count: number | null;
  delayed: boolean;
  ones: readonly ShownOne[];
};

/** What a seat knows of its own character, beyond what all see. */
export type OwnOne = {
  id: string;
  name: string;
  hitPoints: number;
  /** 0: the player counts them on paper. */
  maximum: number;
  temporary: number;
  ac: number;
  count: number | null;
  /** Null: not dying. */
  death: { successes: number; failures: number; state: 'dying' | 'stable' | 'dead' } | null;
  /** Slots left and had, by level from 1 on. */
  slots: readonly { left: number; most: number }[];
  /** What lasts on it; it may end itself what is `mine`: conditions that it put there (`seatLastingId`), by the log's id. */
  lasting: readonly { id: string; name: string; mine: boolean }[];
  exhaustion: number;
  isTurn: boolean;
  /** Suggestions that wait for the game master. */
  waiting: readonly string[];
};

/** What the seat of this device is, and may do. */
export type ShownSeat =
  /** No seat: whom it may ask for. */
  | { is: 'none'; free: readonly { id: string; name: string; taken: boolean }[] }
  /** Waits for the game master's word; `who` is whom it wants to play, by the table's id. */
  | { is: 'asked'; name: string; who: string }
  | {
      is: 'seated';
      name: string;
      ones: readonly OwnOne[];
      may: readonly SeatAct[];
      canUndo: boolean;
    };

/** What is shown to this device besides the order. */
export type ShownHandout = { id: string; text: string; picture: string | null };

export type TableView = {
  v: 1;
  /** Above the order; null: the product's own words. */
  title: string | null;
  edition: '2014' | '2024';
  /** 0 before it begins. */
  round: number;
  over: boolean;
  paused: boolean;
  /** Where the fight happens, for the picture behind it. */
  background: string | null;
  /** Whose turn it is; `row` null: before the first, or somebody's whom players do not see (`unseen`). */
  turn: {
    row: string | null;
    unseen: boolean;
    /** Milliseconds that it has taken when this was told, by the server's clock; null: not begun. */
    elapsed: number | null;
    /** Seconds that a turn may take; 0: any. */
    seconds: number;
  };
  rows: readonly ShownRow[];
  seat: ShownSeat;
  handouts: readonly ShownHandout[];
};

/** Messages of the socket of a player's page. `n` counts them for this device: a gap means that it must say hello again. */
export type TableNews =
  | { v: 1; is: 'table'; n: number; view: TableView }
  /** What changed: whole parts by their name; of `rows` the order by ids, and the rows that changed. */
  | {
      v: 1;
      is: 'change';
      n: number;
      parts: Partial<Omit<TableView, 'v' | 'rows'>>;
      order?: readonly string[];
      rows?: readonly ShownRow[];
    };

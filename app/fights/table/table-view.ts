import type { Condition } from '~/rules/conditions';
import type { ShownMat } from '../mat/shown-mat';
import type { MarkColour, MarkSign } from '../sheet/mark-looks';
import type { OwnAction } from '../sheet/own-actions';
import type { Side } from '../sheet/sides';
import type { SpellBonus } from '../sheet/spell-bonus';
import type { SeatAct } from '../sheet/table-words';

/*
 * Everything that a player's device receives of a fight. These types have no fields for secrets: no name behind an
 * alias, no hidden creature, no hidden hit points, no statblock, note or log. Ids are public ids (`publicId`),
 * because ids of the log may contain names.
 */

/** Hit points as this device may see them. */
export type ShownHealth =
  | { as: 'number'; now: number; maximum: number; temporary: number }
  /** "Unhurt", "Hurt", "Bloodied", "Down". */
  | { as: 'words'; words: string }
  /** From 0 to 10; 0 only at 0 hit points, 10 only when unhurt. */
  | { as: 'bar'; tenths: number };

/** A lasting effect as players see it. */
export type ShownLasting = {
  name: string;
  /** The rules' conditions in it, to show their text. */
  conditions: readonly Condition[];
  colour: MarkColour;
  sign: MarkSign;
  /** When it ends, in words without hidden names; '' when unknown. */
  ends: string;
};

/** A combatant as players see it. */
export type ShownOne = {
  id: string;
  /** The alias if there is one. */
  name: string;
  kind: 'creature' | 'event';
  side: Side;
  /** The sign and colour set by the game master; the record's token only when the visible name reveals it anyway. */
  face: { portrait: string | null; colour: string | null; record: string | null };
  /** Null: hidden. */
  health: ShownHealth | null;
  /** Null: hidden. Always set for the party; for others only when hit points are not hidden. */
  state: 'up' | 'dying' | 'stable' | 'dead' | null;
  lasting: readonly ShownLasting[];
  /** For the party, what it concentrates on. For others whose conditions are shown, '' when they concentrate. */
  concentrates: string | null;
  reactionSpent: boolean;
};

/** A row of the order with its visible members; rows without one are left out. */
export type ShownRow = {
  id: string;
  /** Null: not rolled yet, or hidden. */
  count: number | null;
  delayed: boolean;
  ones: readonly ShownOne[];
};

/**
 * A spell of a seat's own character. `level` is the caster's; `bySlot`: it takes a slot, of the level `slotsFrom` or
 * higher (missing: of its own). `free`: it is cast without one, at the level `at`, and how often still (null: at will).
 */
export type OwnSpell = {
  spell: string;
  name: string;
  dc: number;
  toHit: number;
  modifier: number;
  level: number;
  bySlot: boolean;
  slotsFrom?: number;
  free?: { at?: number; left: number | null };
  bonus?: SpellBonus;
};

/** What a seat sees of its own character, in addition to what all see. */
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
  /** Its own attacks, with their numbers in words. */
  attacks: readonly { key: string; name: string; words: string }[];
  /** Its own spells, with the numbers of their caster. */
  spells: readonly OwnSpell[];
  /** What its features let it do; `left` is null where that is not counted. */
  actions: readonly {
    key: string;
    name: string;
    kind: OwnAction['kind'];
    words: string;
    /** "1d10+3 hit points"; empty: no dice. */
    dice: string;
    left: { left: number; most: number; isEnough: boolean } | null;
  }[];
  /** Slots left and in total, by level from 1. */
  slots: readonly { left: number; most: number }[];
  /**
   * Its lasting effects; the seat may end those with `mine`: conditions that it added itself (`seatLastingId`). `id`
   * is the log's.
   */
  lasting: readonly { id: string; name: string; mine: boolean }[];
  exhaustion: number;
  isTurn: boolean;
  /** Why it can take no action, such as “Paralyzed (Hold Person)”; null when it can. */
  cannotAct: string | null;
  /** Suggestions that wait for the game master. */
  waiting: readonly string[];
};

/** The state and permissions of this device's seat. */
export type ShownSeat =
  /** No seat: the characters it may request. */
  | { is: 'none'; free: readonly { id: string; name: string; taken: boolean }[] }
  /** Waits for the game master; `who` is the requested character's public id. */
  | { is: 'asked'; name: string; who: string }
  | {
      is: 'seated';
      name: string;
      ones: readonly OwnOne[];
      may: readonly SeatAct[];
      canUndo: boolean;
    };

/** A handout shown to this device. */
export type ShownHandout = { id: string; text: string; picture: string | null };

/** A roll as the table sees it. */
export type ShownRoll = {
  id: string;
  who: string;
  what: string;
  text: string;
  /** Null: several in one. */
  total: number | null;
  /** Only this seat and the game master see it. */
  isSecret: boolean;
};

/** A token on the map, of one of the combatants in `rows`: its north-west square, and how many it covers along one side. */
/** `walked`: the feet that one of the party has moved in its turn; missing: none. */
export type ShownToken = { id: string; x: number; y: number; space: number; walked?: number };

export type TableView = {
  v: 1;
  /** Title above the order; null: the default title. */
  title: string | null;
  edition: '2014' | '2024';
  /** 0 before the fight begins. */
  round: number;
  over: boolean;
  paused: boolean;
  /** The background picture. */
  background: string | null;
  /** The current turn; `row` null: before the first turn, or a row that players do not see (`unseen`). */
  turn: {
    row: string | null;
    unseen: boolean;
    /** Milliseconds since the turn began when the view was sent, by the server's clock; null: not begun or hidden. */
    elapsed: number | null;
    /** Time limit of a turn in seconds; 0: none. */
    seconds: number;
  };
  rows: readonly ShownRow[];
  seat: ShownSeat;
  handouts: readonly ShownHandout[];
  /** What is uncovered of the map; null: there is none. */
  mat: ShownMat | null;
  tokens: readonly ShownToken[];
  /** The latest first. */
  rolls: readonly ShownRoll[];
};

/** Messages to a player's page. `n` counts them for this device: after a gap it must send `hello` again. */
export type TableNews =
  | { v: 1; is: 'table'; n: number; view: TableView }
  /** Changes: whole parts by name; for `rows` the order of ids, and the changed rows. */
  | {
      v: 1;
      is: 'change';
      n: number;
      parts: Partial<Omit<TableView, 'v' | 'rows'>>;
      order?: readonly string[];
      rows?: readonly ShownRow[];
    };

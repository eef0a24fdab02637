import type { Ability } from '~/rules/ability';
import type { Square } from '~/rules/battle-grid';
import type { DamageType } from '~/rules/damage-types';
import type { Edition } from '~/rules/edition';
import type { LastingSeed } from '../sheet/lasting';
import type { InitiativeMode, Reminder, Sheet, Side } from '../sheet/sheet';
import type { SeatAct, ShownHitPoints } from '../sheet/table-words';
import type { Manner, SavedRoll, Struck } from './blows';

/** The rules and options that this fight uses. */
export type FightSettings = {
  edition: Edition;
  initiative: 'each' | 'group' | 'side';
  reroll: 'never' | 'ask' | 'always';
  ties: 'dexterity' | 'party';
  turnSeconds: number;
  belowZero: boolean;
  massiveDamage: boolean;
  rollsRecharge: boolean;
  background: string | null;
  /** Attacks and saves of monsters count without a review; missing: they are reviewed. */
  appliesAtOnce?: boolean;
  /** How monsters join: hidden from players, under another name; missing: visible, under their own. */
  joinHidden?: boolean;
  joinAs?: string | null;
  /** What players see and may do; missing: the defaults of `tableSettings`. */
  tableTitle?: string | null;
  partyHitPoints?: ShownHitPoints;
  otherHitPoints?: ShownHitPoints;
  showsConditions?: boolean;
  showsCounts?: boolean;
  seatsMay?: SeatAct[];
};

/** A lasting effect on a creature. `turnsLeft` counts down the turns of `ends.turn`. */
export type Lasting = LastingSeed & {
  since: { round: number; event: string };
  turnsLeft: number | null;
};

export type DeathSaves = {
  /** `up`: not dying. Monsters at 0 hit points are `dead` at once, unless they make death saves. */
  state: 'up' | 'dying' | 'stable' | 'dead';
  successes: number;
  failures: number;
};

/** The combatant before it changed shape, with the resources it had then. */
export type FormerShape = {
  sheet: Sheet;
  hitPoints: number;
  name: string;
  /** How the shape's hit points relate to the combatant's own. */
  how: 'apart' | 'temporary' | 'own';
  usesLeft: Readonly<Record<string, number>>;
  slotsLeft: readonly number[];
  legendaryActionsLeft: number;
  legendaryResistancesLeft: number;
  /** Id of the lasting effect that keeps the shape; missing: a user ends the shape. */
  until?: string;
};

/** The current state of one combatant. */
export type Combatant = {
  id: string;
  kind: 'creature' | 'event';
  /** Id of the initiative row it acts in. */
  row: string;
  sheet: Sheet;
  /** The name that the game master sees, numbered when several share it: "Goblin 3". */
  name: string;
  alias: string | null;
  side: Side;
  hidden: boolean;
  /** How players see its hit points; null or missing: as the fight settings say. */
  shownHitPoints?: ShownHitPoints | null;
  revealOnTurn: boolean;
  colour: string | null;
  portrait: string | null;
  note: string;
  place: 'order' | 'waiting' | 'pile' | 'gone';
  arrives: number | null;
  hitPoints: number;
  temporary: number;
  /** Changes of the hit point maximum, each with its id: raised or drained. */
  maximumChanges: readonly { id: string; by: number; name: string }[];
  surprised: boolean;
  hasActed: boolean;
  reactionSpent: boolean;
  readied: string | null;
  legendaryActionsLeft: number;
  legendaryResistancesLeft: number;
  /** Remaining uses, by the key of the limited use. */
  usesLeft: Readonly<Record<string, number>>;
  slotsLeft: readonly number[];
  exhaustion: number;
  lasting: readonly Lasting[];
  concentration: {
    on: string;
    lasting: readonly string[];
    since: string;
    whileHeld?: boolean;
  } | null;
  death: DeathSaves;
  /** The combatant before it changed shape; null when it is in its own shape. */
  formerShape: FormerShape | null;
  /** Damage types taken since its last turn began, for regeneration. */
  hurtBy: readonly string[];
  /** Totals for the statistics after the fight. */
  tally: {
    dealt: number;
    taken: number;
    healed: number;
    received: number;
    felled: number;
    /** Turns begun; missing: none since they are counted. */
    turns?: number;
  };
};

/** A row of the initiative order: its members share one count. */
export type Row = {
  id: string;
  /** A name for the members that act together in it. */
  name?: string;
  /** Null: not rolled yet. */
  count: number | null;
  dice: readonly number[];
  mode: InitiativeMode;
  /** Manual order among rows with the same count, smaller first; 0 if never moved. */
  nudge: number;
  delayed: boolean;
  losesTies: boolean;
};

/**
 * An open item that waits for an answer, oldest first. A save with `failed` set waits only for the decision
 * whether a legendary resistance turns it into a success.
 */
export type Due = {
  /** Derived from the question and its moment, so that the same question is created only once. */
  id: string;
  who: string | null;
} & (
  | {
      kind: 'save';
      lasting: string;
      name: string;
      ability: Ability;
      dc: number;
      advantage: boolean;
      failed?: SavedRoll;
    }
  | { kind: 'concentration'; dc: number; on: string; failed?: SavedRoll }
  | { kind: 'death-save' }
  | { kind: 'recharge'; key: string; name: string; needs: number }
  | { kind: 'reminder'; text: string }
  | { kind: 'aura'; of: string; text: string }
  | { kind: 'ongoing'; name: string; text: string }
  | { kind: 'lair'; text: string }
  | { kind: 'arrival'; text: string }
  | { kind: 'reroll' }
  | { kind: 'claim'; seat: string; name: string }
  | {
      kind: 'suggested';
      seat: string;
      targets: readonly string[];
      amount: number;
      type: DamageType | null;
      with: string | null;
      /** As rolled by the seat, with what it does to each target. */
      rolled?: SuggestRolled;
    }
);

/** What a seat rolled: what it does to each target, and what else a spell brings. */
export type SuggestRolled = {
  manner: Manner;
  struck: readonly Struck[];
  healed?: readonly { who: string; amount: number }[] | undefined;
  temporary?: true | undefined;
  concentrates?:
    | { on: string; lasting: readonly string[]; whileHeld?: true | undefined }
    | undefined;
};

/** A player's seat: the ids of the combatants played, and the name given when the seat was requested. */
export type Seat = { who: readonly string[]; name: string };

/** Dice that a player or the game master rolled; `secret`: only the game master sees them, and the seat. */
export type TableRoll = {
  id: string;
  seat: string | null;
  by: string | null;
  what: string;
  text: string;
  total: number | null;
  secret: boolean;
};

/** What the game master has shown to players; `to` null: to all of them. */
export type Handout = { id: string; to: string | null; text: string; picture: string | null };

/** A map in a fight, as it was when it was put there: the fight does not depend on the saved one. */
export type MatMap = { id: string; name: string; width: number; height: number; json: string };

/** The battle mat: its map, what of it players may see, and the tokens on it. */
export type Mat = {
  map: MatMap;
  /** Whether all areas are uncovered or none, and the areas (by their first square) that are the other way. */
  uncovered: { all: boolean; but: readonly number[] };
  /** The north-west square of each combatant's token. */
  tokens: Readonly<Record<string, Square>>;
  /** The feet that combatants have moved in their turns, of the last two turns with moves; missing: nobody has. */
  walked?: readonly { turn: string; feet: Readonly<Record<string, number>> }[];
};

/** A custom mark, remembered by its name for the next use. */
export type KnownMark = Pick<LastingSeed, 'name' | 'colour' | 'sign' | 'text'>;

/**
 * The state of the whole fight after its events; only the fold creates it. Plain JSON, so that it can be stored as
 * a snapshot.
 */
export type Fight = {
  v: 1;
  name: string;
  settings: FightSettings;
  combatants: Readonly<Record<string, Combatant>>;
  rows: Readonly<Record<string, Row>>;
  /** 0 before the fight begins. */
  round: number;
  /** Id of the row whose turn it is; null before the first. */
  turn: string | null;
  /**
   * Id of the event that moved the turn here, used for going back; null if there was none or it is not known.
   */
  turnBy?: string | null;
  due: readonly Due[];
  /** Custom marks used in this fight, the latest first. */
  marks?: readonly KnownMark[];
  /** Reminders of the whole fight, not of one combatant. */
  reminders: readonly Reminder[];
  /**
   * When the current turn and the fight began, in milliseconds, by the clock of the device that sent the event.
   */
  turnSince: number | null;
  since: number | null;
  /** `at`: when it ended, in milliseconds by the clock of the device that ended it; missing: not known. */
  ended: { xp: number; sharedBy: number; at?: number } | null;
  /** The game master's notes, and the treasure of the encounters that joined; missing: none. */
  notes?: string;
  treasure?: string;
  /** The players' seats, by seat id. */
  seats?: Readonly<Record<string, Seat>>;
  /** Seats that the game master has taken back: also who is signed in as that combatant's player asks for it. */
  revoked?: readonly { seat: string; who: string }[];
  /** Rolls for the table, the latest last. */
  rolls?: readonly TableRoll[];
  /** The map beside the order; null or missing: none. */
  mat?: Mat | null;
  /** The latest last. */
  handouts?: readonly Handout[];
  /** Set while the fight is paused: since when, by the clock of the device that sent the event. */
  paused?: { since: number } | null;
};

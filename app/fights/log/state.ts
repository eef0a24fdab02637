import type { Ability } from '~/rules/ability';
import type { DamageType } from '~/rules/damage-types';
import type { Edition } from '~/rules/edition';
import type { LastingSeed } from '../sheet/lasting';
import type { InitiativeMode, Reminder, Sheet, Side } from '../sheet/sheet';
import type { SeatAct, ShownHitPoints } from '../sheet/table-words';
import type { SavedRoll } from './blows';

/** Rules that the table plays by. */
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
  /** What players see and may do; missing: as `tableSettings` has it. */
  tableTitle?: string | null;
  partyHitPoints?: ShownHitPoints;
  otherHitPoints?: ShownHitPoints;
  showsConditions?: boolean;
  showsCounts?: boolean;
  seatsMay?: SeatAct[];
};

/** Something that lasts on somebody, since when. `turnsLeft` counts down the turns of `ends.turn`. */
export type Lasting = LastingSeed & {
  since: { round: number; event: string };
  turnsLeft: number | null;
};

export type DeathSaves = {
  /** `up`: not dying. Monsters that fall are `dead` at once unless they make death saves. */
  state: 'up' | 'dying' | 'stable' | 'dead';
  successes: number;
  failures: number;
};

/** What somebody was before it took another shape, and what it had left then. */
export type FormerShape = {
  sheet: Sheet;
  hitPoints: number;
  name: string;
  /** How the hit points of the shape go with its own. */
  how: 'apart' | 'temporary' | 'own';
  usesLeft: Readonly<Record<string, number>>;
  slotsLeft: readonly number[];
  legendaryActionsLeft: number;
  legendaryResistancesLeft: number;
  /** What lasts on it and keeps the shape up; missing: somebody ends it. */
  until?: string;
};

/** One combatant as the fight has it now. */
export type Combatant = {
  id: string;
  kind: 'creature' | 'event';
  /** The row of the order that it acts in. */
  row: string;
  sheet: Sheet;
  /** The name that the game master reads, numbered where several are alike: "Goblin 3". */
  name: string;
  alias: string | null;
  side: Side;
  hidden: boolean;
  /** How players are shown its hit points; null or missing: as the table's settings say. */
  shownHitPoints?: ShownHitPoints | null;
  revealOnTurn: boolean;
  colour: string | null;
  portrait: string | null;
  note: string;
  place: 'order' | 'waiting' | 'pile' | 'gone';
  arrives: number | null;
  hitPoints: number;
  temporary: number;
  /** Changes of the maximum: raised or drained, by id. */
  maximumChanges: readonly { id: string; by: number; name: string }[];
  surprised: boolean;
  hasActed: boolean;
  reactionSpent: boolean;
  readied: string | null;
  legendaryActionsLeft: number;
  legendaryResistancesLeft: number;
  /** How many are left, by the key of the use. */
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
  /** What it was before it took another shape. */
  formerShape: FormerShape | null;
  /** Kinds of damage since its last turn began, for regeneration. */
  hurtBy: readonly string[];
  /** For the statistics after the fight. */
  tally: { dealt: number; taken: number; healed: number; received: number; felled: number };
};

/** A row of the order: who acts in it, and on which count. */
export type Row = {
  id: string;
  /** What the table calls those who act together in it. */
  name?: string;
  /** Null: not rolled yet. */
  count: number | null;
  dice: readonly number[];
  mode: InitiativeMode;
  /** By hand: sorts inside its count, smaller first; 0 where nobody moved it. */
  nudge: number;
  delayed: boolean;
  losesTies: boolean;
};

/**
 * What waits for somebody's answer, in the order in which it came up. A save that `failed` already waits for one thing alone:
 * whether a legendary resistance makes it a success.
 */
export type Due = {
  /** Made of what it asks and when, so that it is asked once. */
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
    }
);

/** Who sits at the table: whom they play, and the name by which they asked for the seat. */
export type Seat = { who: readonly string[]; name: string };

/** What the game master has shown to players; `to` null: to all. */
export type Handout = { id: string; to: string | null; text: string; picture: string | null };

/** A mark of the table's own, remembered by its name for the next time. */
export type KnownMark = Pick<LastingSeed, 'name' | 'colour' | 'sign' | 'text'>;

/** The whole fight after its events: made by the fold alone. Plain JSON, so that a snapshot is its text. */
export type Fight = {
  v: 1;
  name: string;
  settings: FightSettings;
  combatants: Readonly<Record<string, Combatant>>;
  rows: Readonly<Record<string, Row>>;
  /** 0 before the fight begins. */
  round: number;
  /** Whose turn it is; null before the first. */
  turn: string | null;
  /** The event that brought the turn to where it stands, for the way back; null where it was none, or nobody knows. */
  turnBy?: string | null;
  due: readonly Due[];
  /** Marks of the table's own that were put on anybody, the latest first. */
  marks?: readonly KnownMark[];
  /** Reminders of the fight itself. */
  reminders: readonly Reminder[];
  /** When the present turn and the fight began, by the clock of who pressed. */
  turnSince: number | null;
  since: number | null;
  ended: { xp: number; sharedBy: number } | null;
  /** The players' seats by their id. */
  seats?: Readonly<Record<string, Seat>>;
  /** The latest last. */
  handouts?: readonly Handout[];
  /** Since when everything stands still, by the clock of who pressed. */
  paused?: { since: number } | null;
};

import type { PlayFacts } from '~/characters/play/facts';
import type { Done } from '~/characters/play/log';
import type { Character, Play } from '~/characters/record/character';
import type { Sheet } from '~/characters/sheet/sheet';
import type { SpellThrow } from './spell-throw';

/** A thing that is carried, as the table shows it. */
export type TableThing = {
  id: string;
  name: string;
  count: number;
  equipped: boolean;
  attuned: boolean;
  notes: string;
};

/** What stands on the sheet at the table: without the questions of making it. */
export type TableSheet = Omit<Sheet, 'asked' | 'missing' | 'problems'>;

/** How play stands by the server: so many deeds led there, of which the latest are at hand, the latest last. */
export type Confirmed = {
  seq: number;
  version: number;
  play: Play;
  done: readonly Done[];
  /** A running fight has its hit points, conditions and slots. */
  inFight?: boolean;
};

/** A character as its page is given it, and as a device keeps it to be played without a line. */
export type TableFacts = {
  id: string;
  /** Whose it is. */
  owner: string;
  name: string;
  line: string;
  mayPlay: boolean;
  mayChange: boolean;
  portrait: boolean;
  /** How much is left to choose. */
  missing: number;
  sheet: TableSheet;
  facts: PlayFacts;
  things: readonly TableThing[];
  /** The dice of spells, by `throwsKey`; none in a copy of an earlier release. */
  throws?: Readonly<Record<string, readonly SpellThrow[]>>;
  about: Pick<
    Character,
    'player' | 'alignment' | 'xp' | 'looks' | 'personality' | 'backstory' | 'notes' | 'extras'
  >;
  confirmed: Confirmed;
};

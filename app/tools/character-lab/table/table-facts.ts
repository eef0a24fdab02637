import type { PlayFacts } from '~/characters/play/facts';
import type { Done } from '~/characters/play/log';
import type { Character, Play } from '~/characters/record/character';
import type { Sheet } from '~/characters/sheet/sheet';
import type { SpellThrow } from './spell-throw';

/** A carried item as shown in play. */
export type TableThing = {
  id: string;
  name: string;
  count: number;
  equipped: boolean;
  attuned: boolean;
  notes: string;
  /** The weight of one, in pounds. */
  pounds?: number;
  /** Whether it can be equipped: weapons, armor, and other things to wear. */
  wearable?: boolean;
  /** What one heals when it is drunk: "2d4+2". */
  heals?: string;
};

/** The sheet as used in play, without the choices of its creation. */
export type TableSheet = Omit<Sheet, 'asked' | 'missing' | 'problems'>;

/** The state confirmed by the server: the number of deeds so far, of which the latest are included, newest last. */
export type Confirmed = {
  seq: number;
  version: number;
  play: Play;
  done: readonly Done[];
  /** Whether a running fight holds its hit points, conditions and slots. */
  inFight?: boolean;
};

/** A character as its page loads it, and as a device stores it for offline play. */
export type TableFacts = {
  id: string;
  /** The id of the owner. */
  owner: string;
  name: string;
  line: string;
  mayPlay: boolean;
  mayChange: boolean;
  portrait: boolean;
  /** The number of open choices. */
  missing: number;
  sheet: TableSheet;
  facts: PlayFacts;
  things: readonly TableThing[];
  /** The dice of spells, by `throwsKey`; missing in copies of an earlier release. */
  throws?: Readonly<Record<string, readonly SpellThrow[]>>;
  /** Casting time, range and saves of spells, by `throwsKey`; missing in copies of an earlier release. */
  spellWords?: Readonly<Record<string, string>>;
  about: Pick<
    Character,
    'player' | 'alignment' | 'xp' | 'looks' | 'personality' | 'backstory' | 'notes' | 'extras'
  >;
  confirmed: Confirmed;
};

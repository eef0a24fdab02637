import type { Entry } from '../../records/former/action-record';
import type { Inflicted } from '../../records/former/record-parts';
import type { Area } from '../../records/record-parts';

type Override = (entry: Entry) => Entry;

const FIVE_MINUTES = 50;
const HEARD_AT_500: Area = { shape: 'emanation', feet: 500, widthFeet: null, heightFeet: null };

/** Corrections of entries that the parsers read wrongly, by "monster|entry". */
const OVERRIDES: Readonly<Record<string, Override>> = {
  // The last sentence, after a second save, halves the damage of the first save; a success on the second has no other
  // effect.
  'Air Elemental|Whirlwind': (entry) => ({
    ...entry,
    saves: entry.saves.map((save, at) => ({ ...save, onSuccess: at === 0 ? 'half' : 'none' })),
  }),
  'Androsphinx|Roar': (entry) => ({
    ...entry,
    saves: entry.saves.map((save) => ({ ...save, area: HEARD_AT_500 })),
  }),
  // These describe the creature itself, not its targets.
  'Animated Armor|Antimagic Susceptibility': withoutConditions,
  'Flying Sword|Antimagic Susceptibility': withoutConditions,
  'Rug of Smothering|Antimagic Susceptibility': withoutConditions,
  'Mummy Lord|Whirlwind of Sand': withoutConditions,
  'Vampire|Vampire Weaknesses': withoutConditions,
  // The possessed creature is incapacitated; "charmed and frightened" are the ghost's own immunities.
  'Ghost|Possession': (entry) => ({
    ...entry,
    saves: entry.saves.map((save) => ({ ...save, inflicts: [lasting('incapacitated')] })),
  }),
  'Ghast|Turn Defiance': (entry) => ({
    ...entry,
    name: 'Turning Defiance',
    area: null,
    tag: 'turning-defiance',
  }),
  // A save failed by 5 or more poisons for 5 (1d10) minutes instead, and makes unconscious for as long.
  'Homunculus|Bite': (entry) => ({
    ...entry,
    saves: entry.saves.map((save) => ({
      ...save,
      inflicts: save.inflicts.flatMap((one) =>
        one.failBy === 0
          ? [one]
          : [
              { ...one, condition: 'poisoned', rounds: FIVE_MINUTES },
              { ...one, rounds: FIVE_MINUTES },
            ],
      ),
    })),
  }),
  'Harpy|Luring Song': (entry) => ({
    ...entry,
    saves: entry.saves.map((save) => ({
      ...save,
      inflicts: [...save.inflicts, { ...lasting('incapacitated'), saveEnds: true }],
    })),
  }),
  'Swarm of Centipedes|Bites': (entry) => ({
    ...entry,
    inflicts: entry.inflicts.map((one) => ({ ...one, when: 'it is reduced to 0 hit points' })),
  }),
};

/** Corrects an entry that the parsers read wrongly. */
export function overriddenEntry(monster: string, entry: Entry): Entry {
  return OVERRIDES[`${monster}|${entry.name}`]?.(entry) ?? entry;
}

function withoutConditions(entry: Entry): Entry {
  return { ...entry, inflicts: [] };
}

function lasting(condition: Inflicted['condition']): Inflicted {
  return { condition, escapeDc: null, rounds: null, saveEnds: false, failBy: 0, when: null };
}

import type { Entry } from '../../records/former/action-record';
import type { Inflicted } from '../../records/former/record-parts';
import type { Area } from '../../records/record-parts';

type Override = (entry: Entry) => Entry;

const FIVE_MINUTES = 50;
const HEARD_AT_500: Area = { shape: 'emanation', feet: 500, widthFeet: null, heightFeet: null };

/** Entries whose words the parsers read wrongly, by "monster|entry", and what they say in truth. */
const OVERRIDES: Readonly<Record<string, Override>> = {
  // The last sentence, after a second save, halves the damage of the first; that second one has no other effect on a success.
  'Air Elemental|Whirlwind': (entry) => ({
    ...entry,
    saves: entry.saves.map((save, at) => ({ ...save, onSuccess: at === 0 ? 'half' : 'none' })),
  }),
  'Androsphinx|Roar': (entry) => ({
    ...entry,
    saves: entry.saves.map((save) => ({ ...save, area: HEARD_AT_500 })),
  }),
  // These speak of the creature itself, not of its foes.
  'Animated Armor|Antimagic Susceptibility': withoutConditions,
  'Flying Sword|Antimagic Susceptibility': withoutConditions,
  'Rug of Smothering|Antimagic Susceptibility': withoutConditions,
  'Mummy Lord|Whirlwind of Sand': withoutConditions,
  'Vampire|Vampire Weaknesses': withoutConditions,
  // The possessed is incapacitated; "charmed and frightened" is what the ghost keeps its immunity to.
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
  // Who fails by 5 or more is poisoned for 5 (1d10) minutes instead, and unconscious for as long.
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

/** The entry with what its words say in truth, where a parser reads them wrongly. */
export function overriddenEntry(monster: string, entry: Entry): Entry {
  return OVERRIDES[`${monster}|${entry.name}`]?.(entry) ?? entry;
}

function withoutConditions(entry: Entry): Entry {
  return { ...entry, inflicts: [] };
}

function lasting(condition: Inflicted['condition']): Inflicted {
  return { condition, escapeDc: null, rounds: null, saveEnds: false, failBy: 0, when: null };
}

import type { PackageEntry, PackageMonster } from '../package/package-shape';

type Kind = 'special_abilities' | 'actions' | 'legendary_actions';
type LeftOut = { kind: Kind; names: readonly string[]; kin: string };

const CHANGE_SHAPE = ['Change Shape'];

/**
 * Entries missing in the package, and the related monster whose entries of these names have the same text in the SRD.
 */
const LEFT_OUT: Readonly<Record<string, LeftOut>> = {
  'Adult Brass Dragon': {
    kind: 'legendary_actions',
    names: ['Detect', 'Tail Attack', 'Wing Attack (Costs 2 Actions)'],
    kin: 'Adult Copper Dragon',
  },
  'Adult Bronze Dragon': { kind: 'actions', names: CHANGE_SHAPE, kin: 'Ancient Bronze Dragon' },
  'Adult Gold Dragon': { kind: 'actions', names: CHANGE_SHAPE, kin: 'Ancient Gold Dragon' },
  'Adult Silver Dragon': { kind: 'actions', names: CHANGE_SHAPE, kin: 'Ancient Silver Dragon' },
  'Ancient Blue Dragon': {
    kind: 'special_abilities',
    names: ['Legendary Resistance (3/Day)'],
    kin: 'Adult Blue Dragon',
  },
  'Giant Rat (Diseased)': {
    kind: 'special_abilities',
    names: ['Keen Smell', 'Pack Tactics'],
    kin: 'Giant Rat',
  },
};

/** Adds the entries missing in the package, taken from the related monster. */
export function withKinEntries(
  monster: PackageMonster,
  all: readonly PackageMonster[],
): PackageMonster {
  const leftOut = LEFT_OUT[monster.name];
  if (leftOut === undefined) return monster;
  const { kind, names, kin } = leftOut;
  const found = names.map((name) => entryOf(kin, kind, name, all));
  return { ...monster, [kind]: [...(monster[kind] ?? []), ...found] };
}

function entryOf(
  kin: string,
  kind: Kind,
  name: string,
  all: readonly PackageMonster[],
): PackageEntry {
  const entries = all.find((monster) => monster.name === kin)?.[kind];
  const entry = entries?.find((one) => one.name === name);
  if (entry === undefined) throw new Error(`${kin} has no ${name}`);
  return entry;
}

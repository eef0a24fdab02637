import type { Random } from '~/rules/random';

/** How much a trap hurts (SRD 5.1, "Traps": Damage Severity by Level; SRD 5.2.1, "Traps"). */
type Severity = 'setback' | 'dangerous' | 'deadly';

type Tier = { to: number; dice: Readonly<Record<Severity, number>> };

const TIERS: readonly Tier[] = [
  { to: 4, dice: { setback: 1, dangerous: 2, deadly: 4 } },
  { to: 10, dice: { setback: 2, dangerous: 4, deadly: 10 } },
  { to: 16, dice: { setback: 4, dangerous: 10, deadly: 18 } },
  { to: 20, dice: { setback: 10, dangerous: 18, deadly: 24 } },
];

type Spread = readonly [least: number, most: number];

/** The save DC and the attack bonus of a severity (SRD 5.1, "Traps": Trap Save DCs and Attack Bonuses). */
const NUMBERS: Readonly<Record<Severity, { dc: Spread; attack: Spread }>> = {
  setback: { dc: [10, 11], attack: [3, 5] },
  dangerous: { dc: [12, 15], attack: [6, 8] },
  deadly: { dc: [16, 20], attack: [9, 12] },
};

const TRIGGERS = [
  'A flagstone a hair too high',
  'A wire at ankle height',
  'A brass eye above the lintel',
  'A lever that looks like a torch bracket',
  'The third step from the door',
  'A board laid over nothing',
  'A coin glued to the floor',
  'A chain with one bright link',
  'A tile with the wrong glaze',
  'A bell pull of braided hair',
  'A shelf that weighs what stands on it',
  'The handle of the far door',
  'A line of salt across the way',
  'A mask that wants to be straightened',
  'A cord hidden in a curtain',
  'The rim of a stone basin',
  'A carpet nailed down on three sides',
  'A skull set into the wall',
  'A rusted valve',
  'A pedal beneath the rubble',
] as const;

type Effect = {
  does: string;
  by: 'attack' | 'Dexterity' | 'Constitution' | 'Strength';
  damage: string;
};

const EFFECTS: readonly Effect[] = [
  { does: 'drives a spear out of the wall', by: 'attack', damage: 'piercing' },
  { does: 'looses a volley of darts', by: 'attack', damage: 'piercing' },
  { does: 'swings a scythe through the room', by: 'attack', damage: 'slashing' },
  { does: 'lets a block fall from the ceiling', by: 'Dexterity', damage: 'bludgeoning' },
  { does: 'tips the floor over a shaft', by: 'Dexterity', damage: 'bludgeoning' },
  { does: 'sends a tongue of flame along the floor', by: 'Dexterity', damage: 'fire' },
  { does: 'bursts a jar of acid', by: 'Dexterity', damage: 'acid' },
  { does: 'discharges a copper globe', by: 'Dexterity', damage: 'lightning' },
  { does: 'fills the air with a gray powder', by: 'Constitution', damage: 'poison' },
  { does: 'vents a breath of deep cold', by: 'Constitution', damage: 'cold' },
  { does: 'strikes a note that shakes the teeth', by: 'Constitution', damage: 'thunder' },
  { does: 'wakes a rune the color of old blood', by: 'Constitution', damage: 'necrotic' },
  { does: 'closes the walls by a hand’s width', by: 'Strength', damage: 'bludgeoning' },
  { does: 'drops a net with hooks in it', by: 'Strength', damage: 'piercing' },
];

/** A trap in a sentence, with its numbers for characters of this level. */
export function trapLine(level: number, random: Random): string {
  const severity = severityFor(level, random);
  const dice = (TIERS.find(({ to }) => level <= to) ?? TIERS[3])?.dice[severity] ?? 1;
  const { dc, attack } = NUMBERS[severity];
  const within = ([least, most]: Spread) => least + random.below(most - least + 1);
  const { does, by, damage } = random.pick(EFFECTS);
  const hurt = `${dice}d10 ${damage} damage`;
  const harm =
    by === 'attack'
      ? `+${within(attack)} to hit, ${hurt}`
      : `DC ${within(dc)} ${by} save, ${hurt}, half on a success`;
  const spot = `spot DC ${within(dc)}`;
  const disarm = `disarm DC ${within(dc)}`;
  return `${random.pick(TRIGGERS)} ${does}: ${harm} (${severity}; ${spot}, ${disarm}).`;
}

function severityFor(level: number, random: Random): Severity {
  const chance = random.below(100);
  if (chance < 40) return 'setback';
  return chance < 88 || level < 3 ? 'dangerous' : 'deadly';
}

/** The properties of a scroll of each spell level; the first row is a cantrip. */
export const RARITIES = ['common', 'uncommon', 'rare', 'very rare', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

export type ScrollFacts = {
  readonly level: number;
  readonly rarity: Rarity;
  /** The save DC and attack bonus of the scroll, for any reader. */
  readonly saveDc: number;
  readonly attack: number;
};

const row = (level: number, rarity: Rarity, saveDc: number, attack: number): ScrollFacts => ({
  level,
  rarity,
  saveDc,
  attack,
});

/** The same numbers in both editions (SRD 5.1 and SRD 5.2.1, magic items, "Spell Scroll"). */
export const SCROLLS: readonly ScrollFacts[] = [
  row(0, 'common', 13, 5),
  row(1, 'common', 13, 5),
  row(2, 'uncommon', 13, 5),
  row(3, 'uncommon', 15, 7),
  row(4, 'rare', 15, 7),
  row(5, 'rare', 17, 9),
  row(6, 'very rare', 17, 9),
  row(7, 'very rare', 18, 10),
  row(8, 'very rare', 18, 10),
  row(9, 'legendary', 19, 11),
];

/** The time and cost to scribe a scroll: days of eight hours, and gold pieces. */
export type Scribing = { readonly days: number; readonly gp: number };

/** SRD 5.2.1 "Crafting Equipment", "Scribing Spell Scrolls", by spell level from 0; SRD 5.1 has no such table. */
export const SCRIBING_2024: readonly Scribing[] = [
  { days: 1, gp: 15 },
  { days: 1, gp: 25 },
  { days: 3, gp: 100 },
  { days: 5, gp: 150 },
  { days: 10, gp: 1000 },
  { days: 25, gp: 1500 },
  { days: 40, gp: 10_000 },
  { days: 50, gp: 12_500 },
  { days: 60, gp: 15_000 },
  { days: 120, gp: 50_000 },
];

/** Hours and gold pieces per spell level for a wizard to copy a spell (both SRDs, Wizard, "Your Spellbook"). */
export const COPYING = { hours: 2, gp: 50 } as const;

/**
 * The base of the DC for copying a spell, and for casting one of too high a level; the spell level is added (both
 * SRDs).
 */
export const SCROLL_CHECK = 10;

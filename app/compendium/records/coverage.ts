import type { Effect } from './effects';
import { entriesOf } from './entries-of';
import type { MonsterRecord } from './monster-record';
import type { SpellRecord } from './spell-record';
import { withInner } from './within-effects';

/** How many of the acting entries or spells are fully structured, and the others by name with what is missing. */
export type Coverage = { acting: number; complete: number; rest: string[] };

/** The kinds of effects that matter in combat. */
const ACTING: ReadonlySet<string> = new Set([
  'attack',
  'save',
  'damage',
  'ongoing-damage',
  'condition',
  'drain',
  'heal',
  'temporary-hit-points',
  'regenerate',
]);

function acts(effects: readonly Effect[]): boolean {
  return withInner(effects).some(({ kind }) => ACTING.has(kind));
}

/** Coverage of entries that deal damage, heal, inflict a condition or force a save. */
export function monsterCoverage(monsters: readonly MonsterRecord[]): Coverage {
  return coverageOf(
    monsters.flatMap((monster) =>
      entriesOf(monster).map((entry) => ({ ...entry, name: `${monster.name}, ${entry.name}` })),
    ),
  );
}

/** Coverage of spells, counted in the same way. */
export function spellCoverage(spells: readonly SpellRecord[]): Coverage {
  return coverageOf(spells);
}

type Told = { name: string; effects: readonly Effect[]; complete: boolean; missing: string | null };

function coverageOf(all: readonly Told[]): Coverage {
  const acting = all.filter(({ effects, complete }) => !complete || acts(effects));
  const rest = acting.filter(({ complete }) => !complete);
  return {
    acting: acting.length,
    complete: acting.length - rest.length,
    rest: rest.map(({ name, missing }) => `${name}: ${missing ?? ''}`),
  };
}

import type { Edition } from '~/rules/edition';
import type { Battle, Placed } from '../sheet/battle';
import type { Combatant } from '../sheet/combatant';
import { USUAL_TACTICS } from '../sheet/tactics';
import { changed } from './changed';
import type { CreatureFile, SetupFile } from './setup-file';
import { writtenCombatant } from './written';

/** Finds a file's creatures; null when there is none of that name. */
export type Sources = {
  record(id: string, edition: Edition): Combatant | null;
  build(id: string, level: number, edition: Edition): Combatant | null;
};

export type BattleReading = { ok: true; battle: Battle } | { ok: false; problem: string };

/** Builds a battle from its file; or says which of its creatures are unknown. */
export function battleOf(setup: SetupFile, sources: Sources): BattleReading {
  const { edition, options } = setup;
  const sides: [Placed[], Placed[]] = [[], []];
  for (const side of [0, 1] as const) {
    for (const creature of setup.sides[side]) {
      const combatant = combatantOf(creature, edition, { sources, deathSaves: options.deathSaves });
      if (typeof combatant === 'string') return { ok: false, problem: combatant };
      const { count, arrives } = creature;
      sides[side].push({ combatant, count, arrives });
    }
  }
  const [a, b] = setup.tactics ?? [{}, {}];
  return {
    ok: true,
    battle: {
      edition,
      sides,
      options,
      tactics: [
        { ...USUAL_TACTICS, ...a },
        { ...USUAL_TACTICS, ...b },
      ],
    },
  };
}

function combatantOf(
  creature: CreatureFile,
  edition: Edition,
  { sources, deathSaves }: { sources: Sources; deathSaves: boolean },
): Combatant | string {
  if ('ac' in creature) {
    const written = writtenCombatant(creature, edition, deathSaves);
    return typeof written === 'string' ? written : changed(written, creature.changes);
  }
  const found =
    'id' in creature
      ? sources.record(creature.id, edition)
      : sources.build(creature.build, creature.level, edition);
  if (found === null) {
    return 'id' in creature
      ? `There is no monster “${creature.id}”.`
      : `There is no build “${creature.build}”.`;
  }
  return changed(
    {
      ...found,
      ...(creature.name === undefined ? {} : { name: creature.name }),
      ...(creature.line === undefined ? {} : { line: creature.line }),
      ...(creature.tactics === undefined
        ? {}
        : { tactics: { ...found.tactics, ...creature.tactics } }),
    },
    creature.changes,
  );
}

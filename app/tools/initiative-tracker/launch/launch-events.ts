import { inSteps } from '~/fights/kept/in-steps';
import type { Deed, Seed } from '~/fights/log/deeds';
import { newFight } from '~/fights/log/new-fight';
import { addMany } from '~/fights/moves/add-many';
import { afterDeeds, isPossible } from '~/fights/moves/move';
import { createRandom } from '~/rules/random';
import { add } from '../presses/add-presses';
import type { Creature } from '../presses/asked';
import type { LaunchForm } from './launch-form';

const MOST_SEEDS = 200;

/** The sources of random numbers, new ids and records. */
export type LaunchNeeds = {
  seed: string;
  newId: () => string;
  creature: (name: string) => Creature | null;
};

/** The deeds that a new fight begins with, in lists that each fit into one event; or a sentence why it cannot begin. */
export function launchDeeds(
  { name, edition, lines, hitPoints, joiners, more }: LaunchForm,
  { seed, newId, creature }: LaunchNeeds,
): Deed[][] | { problem: string } {
  const empty = newFight(name, edition);
  const random = createRandom(seed);
  const typed: Deed[] = [];
  for (const group of [{ side: '', arrives: null, lines }, ...more]) {
    if (group.lines.trim() === '') continue;
    const form = new FormData();
    form.set('lines', group.lines);
    form.set('hp', hitPoints);
    form.set('side', group.side);
    form.set('arrives', group.arrives === null ? '' : String(group.arrives));
    const fight = afterDeeds(empty, typed);
    const asked = { fight, form, random, newId, creature, undoable: null, redoable: null };
    const added = add(asked);
    if (!isPossible(added)) return added;
    typed.push(...added);
  }
  const wanted = joiners.flatMap(({ take, many: _, ...one }) =>
    Array.from({ length: take }, (): Seed => seedOf(one, newId())),
  );
  const foreign = wanted.length === 0 ? [] : addMany(afterDeeds(empty, typed), wanted);
  if (!isPossible(foreign)) return foreign;
  const seeds = [...typed, ...foreign].flatMap((deed) => (deed.do === 'add' ? deed.seeds : []));
  if (seeds.length > MOST_SEEDS) {
    return { problem: `A fight has at most ${MOST_SEEDS} combatants; these are ${seeds.length}.` };
  }
  return inSteps(seeds, MOST_SEEDS).map((some): Deed[] => [{ do: 'add', seeds: some }]);
}

function seedOf(one: Omit<LaunchForm['joiners'][number], 'take' | 'many'>, id: string): Seed {
  return { ...one, id, kind: 'creature', revealOnTurn: false, arrives: null, losesTies: false };
}

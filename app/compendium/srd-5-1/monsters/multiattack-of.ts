import type { Entry, Multiattack } from '../../records/former/action-record';
import { COUNTED, MULTIATTACKS } from './multiattacks';

type Option = Multiattack['options'][number];
type Step = Option['steps'][number];

/** A monster's Multiattack, or null when it has none. */
export function multiattackOf(monster: string, actions: readonly Entry[]): Multiattack | null {
  if (!actions.some((action) => action.tag === 'multiattack')) return null;
  const notation = dragonMultiattack(monster) ?? MULTIATTACKS[monster];
  if (notation === undefined) throw new Error(`No multiattack is written down for ${monster}`);
  return { options: notation.split(' | ').map((option) => optionOf(monster, option, actions)) };
}

function dragonMultiattack(monster: string): string | undefined {
  if (/^(?:Adult|Ancient) .* Dragon$/.test(monster)) return '?Frightful Presence + Bite + 2 Claw';
  return /^Young .* Dragon$/.test(monster) ? 'Bite + 2 Claw' : undefined;
}

function optionOf(monster: string, notation: string, actions: readonly Entry[]): Option {
  const [steps, when] = notation.split(': ').reverse();
  return {
    when: when ?? null,
    steps: (steps ?? '').split(' + ').map((step) => stepOf(monster, step, actions)),
  };
}

function stepOf(monster: string, notation: string, actions: readonly Entry[]): Step {
  const [, optional, times, names] = /^(\?)?(?:(\d+) )?(.+)$/.exec(notation) ?? [];
  return {
    anyOf: (names ?? '').split('/').flatMap((name) => namesOf(name, actions)),
    times: Number(times ?? 1),
    timesText: COUNTED[monster] ?? null,
    optional: optional !== undefined,
  };
}

function namesOf(name: string, actions: readonly Entry[]): string[] {
  if (name !== 'melee' && name !== 'ranged') return [name];
  return actions
    .filter((action) => action.attacks.some((attack) => attack.kind.includes(name)))
    .map((action) => action.name);
}

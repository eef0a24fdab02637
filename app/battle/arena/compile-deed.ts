import type { Manner } from '../sheet/body-words';
import type { Combatant } from '../sheet/combatant';
import type { Aim, Deed, Step } from '../sheet/deed';
import { mostInArea } from './area';
import { typeBits } from './bits';
import {
  compileMark,
  compileOutcome,
  compileSave,
  compileWhen,
  type Numbers,
} from './compile-outcome';
import type { CompiledAim } from './effect-kinds';
import type { CompiledDeed, CompiledReaction, CompiledStep } from './kind';

export const MANNERS: readonly Manner[] = ['plain', 'silvered', 'adamantine', 'magical'];

/** What compiling a creature's deeds needs to know about the whole battle. */
export type Around = {
  numbers: Numbers;
  kinds: number;
  /** The index of the kind that a caller summons by this key. */
  summoned(caller: Combatant, key: string): number;
};

/** Compiles all deeds of a creature, each with its index; deeds that perform others are linked to them. */
export function compileDeeds(combatant: Combatant, around: Around): CompiledDeed[] {
  const { numbers } = around;
  const resourceAt = (key: string) => combatant.resources.findIndex((one) => one.key === key);
  const made: CompiledDeed[] = [];
  const shell = (deed: Omit<Deed, 'steps' | 'again'>): CompiledDeed => {
    const costAt = deed.costs.map(({ resource }) => resourceAt(resource)).filter((at) => at >= 0);
    const compiled: CompiledDeed = {
      at: made.length,
      key: deed.key,
      name: deed.name,
      time: deed.time,
      costAt,
      costOf: deed.costs
        .filter(({ resource }) => resourceAt(resource) >= 0)
        .map((one) => one.amount),
      dear: costAt.some((at) => isDear(combatant.resources[at])),
      legendaryCost: deed.legendaryCost ?? 1,
      concentration: deed.concentration ?? false,
      spellLevel: deed.spellLevel ?? 0,
      again: null,
      needs: null,
      steps: [],
      attacks: false,
      heals: false,
      single: new Int32Array(around.kinds),
      each: new Int32Array(around.kinds),
      aid: 0,
    };
    made.push(compiled);
    return compiled;
  };
  const own = combatant.deeds.map((deed) => ({ deed, compiled: shell(deed) }));
  const byKey = new Map(own.map(({ deed, compiled }) => [deed.key, compiled]));
  const stepOf = (step: Step): CompiledStep | null => {
    if (step.does === 'summon') {
      const { count, sides, bonus } = step.count;
      return {
        does: 'summon',
        name: step.name,
        kind: around.summoned(combatant, step.creature),
        count,
        sides,
        bonus,
      };
    }
    if (step.does !== 'perform') return compileStep(step, numbers);
    const options = step.anyOf.flatMap((key) => byKey.get(key) ?? []);
    return options.length === 0 ? null : { does: 'perform', options, times: step.times };
  };
  const stepsOf = (steps: readonly Step[]) => steps.flatMap((step) => stepOf(step) ?? []);
  for (const { deed, compiled } of own) {
    compiled.steps = stepsOf(deed.steps);
    if (deed.again) {
      const again = shell({
        key: `${deed.key}.again`,
        name: deed.name,
        time: deed.again.time,
        costs: [],
      });
      again.steps = stepsOf(deed.again.steps);
      again.needs = compiled;
      compiled.again = again;
    }
  }
  for (const deed of made) {
    deed.attacks = deed.steps.some(
      (step) =>
        step.does === 'attack' ||
        (step.does === 'perform' &&
          step.options.some(({ steps }) => steps.some((one) => one.does === 'attack'))),
    );
    deed.heals = deed.steps.some((step) => step.does === 'heal');
  }
  return made;
}

function isDear(resource: Combatant['resources'][number] | undefined): boolean {
  return (
    resource !== undefined &&
    resource.rechargeOn === undefined &&
    (resource.back === 'short-rest' || resource.back === 'long-rest' || resource.back === 'never')
  );
}

function compileAim(aim: Aim): CompiledAim {
  return {
    who: aim.who,
    count: aim.area ? mostInArea(aim.area) : aim.count,
    types: typeBits(aim.types),
    notTypes: typeBits(aim.notTypes),
  };
}

function compileStep(
  step: Exclude<Step, { does: 'perform' | 'summon' }>,
  numbers: Numbers,
): CompiledStep {
  switch (step.does) {
    case 'attack': {
      const { does, name, times, toHit } = step;
      return {
        does,
        name,
        times,
        toHit,
        melee: step.reach !== 'ranged',
        ranged: step.reach !== 'melee',
        spell: step.spell ?? false,
        manner: MANNERS.indexOf(step.manner),
        advantage: compileWhen(step.advantage, numbers),
        alwaysAdvantage: step.advantage !== undefined && Object.keys(step.advantage).length === 0,
        disadvantage: step.disadvantage ?? false,
        criticalOn: step.criticalOn ?? 0,
        hit: compileOutcome(step.hit, numbers),
        miss: step.miss === undefined ? null : compileOutcome(step.miss, numbers),
      };
    }
    case 'save':
      return {
        does: step.does,
        name: step.name,
        aim: compileAim(step.aim),
        save: compileSave(step.save, numbers),
      };
    case 'harm':
      return {
        does: step.does,
        name: step.name,
        times: step.times,
        outcome: compileOutcome(step.outcome, numbers),
      };
    case 'heal':
      return {
        does: step.does,
        name: step.name,
        aim: compileAim(step.aim),
        ...step.amount,
        temporary: step.temporary ?? false,
        raises: step.raises,
      };
    case 'mark':
      return {
        does: step.does,
        name: step.name,
        aim: compileAim(step.aim),
        mark: compileMark(step.mark, numbers),
      };
  }
}

/** Compiles a creature's reactions, with the deeds that they trigger. */
export function compileReactions(
  combatant: Combatant,
  deeds: readonly CompiledDeed[],
): CompiledReaction[] {
  return combatant.reactions.map(({ key, name, costs, on, does }) => ({
    key,
    name,
    on,
    is: does.is,
    costAt: costs.map(({ resource }) =>
      combatant.resources.findIndex((one) => one.key === resource),
    ),
    costOf: costs.map(({ amount }) => amount),
    plus: does.is === 'ac' ? does.plus : 0,
    lasts: does.is === 'ac' && does.lasts === 'turn',
    ...(does.is === 'reduce' ? does.by : { count: 0, sides: 1, bonus: 0 }),
    deed: does.is === 'deed' ? (deeds.find((one) => one.key === does.key) ?? null) : null,
    ...(does.is === 'counterspell'
      ? { level: does.level, check: does.check, dc: does.dc }
      : { level: 0, check: 0, dc: 0 }),
  }));
}

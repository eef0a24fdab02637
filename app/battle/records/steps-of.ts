import type { AttackEffect, Effect, Inner } from '~/compendium/records/effects';
import type { Entry } from '~/compendium/records/entry-record';
import type { Targets } from '~/compendium/records/targets';
import type { Manner } from '../sheet/body-words';
import type { Aim, AreaOf, AttackStep, Mark, Step } from '../sheet/deed';
import { endsOf } from './ends-of';
import { modifierOf } from './modifier-of';
import { outcomeOf, type Source, saveOf } from './outcome-of';
import { whenOf } from './when-of';

/** What the steps of an entry or a spell need besides its effects. */
export type Making = {
  source: Source;
  toHit: number;
  manner: Manner;
  targets?: Targets;
  area?: AreaOf;
  /** How many bolts or targets a spell has. */
  count?: number;
};

const SHAPES: Record<string, AreaOf['shape']> = {
  circle: 'cylinder',
  cone: 'cone',
  cube: 'cube',
  cylinder: 'cylinder',
  emanation: 'emanation',
  hemisphere: 'sphere',
  line: 'line',
  sphere: 'sphere',
  square: 'cube',
  wall: 'line',
};

/** An area as the simulator, which has no map, uses it. */
export function areaOf(
  area: { shape: string; feet: number } | null | undefined,
): AreaOf | undefined {
  if (!area) return undefined;
  return { shape: SHAPES[area.shape] ?? 'sphere', feet: Math.max(5, area.feet) };
}

/** The targets of an effect. */
export function aimOf(targets: Targets | undefined, area: AreaOf | undefined, count?: number): Aim {
  const who =
    targets?.of === 'self'
      ? 'self'
      : targets?.of === 'allies' || targets?.of === 'self-and-allies'
        ? 'self-and-allies'
        : 'foe';
  const types = targets?.types ? { types: targets.types } : {};
  const wide =
    area ??
    (targets?.count === 'each' && targets.withinFeet
      ? { shape: 'emanation' as const, feet: targets.withinFeet }
      : undefined);
  if (wide && (targets === undefined || typeof targets.count !== 'number' || targets.count === 1)) {
    return { who, count: 1, area: wide, ...types };
  }
  const number =
    count ?? (typeof targets?.count === 'number' ? targets.count : targets === undefined ? 1 : 6);
  return { who, count: number, ...types };
}

/** Converts an entry's effects into steps, in order; empty when they have no effect in a fight. */
export function stepsOf(effects: readonly Effect[], making: Making): Step[] {
  const { source } = making;
  const steps: Step[] = [];
  const plain: Inner[] = [];
  for (const effect of effects) {
    if ('needs' in effect && whenOf(effect.needs) === null) continue;
    if (effect.kind === 'attack') steps.push(attackStep(effect, making));
    else if (effect.kind === 'choice') {
      const best = effect.of
        .map(({ effects: of }) => stepsOf(of, making))
        .find((one) => one.length > 0);
      steps.push(...(best ?? []));
    } else if (effect.kind === 'save') {
      const save = saveOf(effect, source);
      if (save === null) continue;
      const area = areaOf(effect.area) ?? making.area;
      steps.push({
        does: 'save',
        name: source.name,
        aim: aimOf(effect.targets ?? making.targets, area, making.count),
        save,
      });
    } else if (effect.kind === 'heal' || effect.kind === 'temporary-hit-points') {
      const { amount } = effect;
      if (amount.share || (amount.dice === null && amount.bonus === 0 && !amount.full)) continue;
      const bonus = amount.full ? 9999 : amount.bonus + (amount.addsModifier ? source.modifier : 0);
      const aim =
        effect.to === 'self'
          ? ({ who: 'self', count: 1 } as const)
          : {
              ...aimOf(making.targets, making.area, making.count),
              who: 'self-and-allies' as const,
            };
      steps.push({
        does: 'heal',
        name: source.name,
        aim,
        raises: effect.kind === 'heal',
        amount: { count: amount.dice?.count ?? 0, sides: amount.dice?.sides ?? 1, bonus },
        ...(effect.kind === 'heal' ? {} : { temporary: true }),
      });
    } else if (effect.kind !== 'aura') plain.push(effect);
  }
  steps.push(...selfSteps(plain, source));
  const outcome = outcomeOf(plain, source);
  const helps =
    making.targets?.of === 'self' ||
    making.targets?.of === 'allies' ||
    making.targets?.of === 'self-and-allies';
  if (outcome.damage || outcome.fells) {
    steps.push({
      does: 'harm',
      name: source.name,
      times: making.count ?? 1,
      magic: source.magic,
      outcome,
    });
  } else if (outcome.marks && steps.every(({ does }) => does !== 'attack')) {
    for (const mark of outcome.marks) {
      const aim = aimOf(making.targets, making.area, making.count);
      steps.push({
        does: 'mark',
        name: source.name,
        aim:
          helps || isHelp(mark)
            ? { ...aim, who: aim.who === 'self' ? 'self' : 'self-and-allies' }
            : aim,
        mark,
      });
    }
  }
  return steps;
}

/** Whether a mark helps its bearer. */
function isHelp(mark: Mark): boolean {
  if (mark.conditions.length > 0) return mark.conditions.every((one) => one === 'invisible');
  return mark.modifiers.some(
    (one) =>
      ('plus' in one &&
        (typeof one.plus === 'number' ? one.plus > 0 : one.plus.count > 0 || one.plus.bonus > 0)) ||
      ('how' in one && (one.what === 'attacks-against') === (one.how === 'disadvantage')),
  );
}

/** The steps for what an entry does to its own user: turning invisible, hardening its skin. */
function selfSteps(effects: readonly Inner[], source: Source): Step[] {
  return effects.flatMap((effect): Step[] => {
    const to = 'to' in effect ? effect.to : undefined;
    if (to !== 'self') return [];
    const aim = { who: 'self', count: 1 } as const;
    if (effect.kind === 'condition' && effect.conditions.includes('invisible')) {
      const ends = { ...source.lasts, ...endsOf(effect.ends, source) };
      return [
        {
          does: 'mark',
          name: source.name,
          aim,
          mark: {
            name: `${source.name}: invisible`,
            conditions: ['invisible'],
            modifiers: [],
            ends: { ...ends, used: true },
          },
        },
      ];
    }
    if (effect.kind !== 'modify') return [];
    const modifier = modifierOf(effect);
    if (modifier === null) return [];
    return [
      {
        does: 'mark',
        name: source.name,
        aim,
        mark: {
          name: source.name,
          conditions: [],
          modifiers: [modifier],
          ends: { ...source.lasts, ...endsOf(effect.ends, source) },
        },
      },
    ];
  });
}

/** Converts an attack; of several versions it uses the first in the statblock. */
export function attackStep(attack: AttackEffect, making: Making): AttackStep {
  const { source } = making;
  const spell = attack.attack.endsWith('spell');
  const either = attack.either ?? [];
  const miss = [...(attack.miss ?? []), ...either];
  const when = whenOf(attack.advantage);
  return {
    does: 'attack',
    name: source.name,
    times: making.count ?? 1,
    toHit: attack.toHit ?? making.toHit,
    reach: attack.attack.startsWith('melee-or-ranged')
      ? 'both'
      : attack.attack.startsWith('melee')
        ? 'melee'
        : 'ranged',
    ...(spell ? { spell: true } : {}),
    manner: spell ? 'magical' : making.manner,
    ...(attack.advantage !== undefined && when !== null ? { advantage: when } : {}),
    hit: outcomeOf([...attack.hit, ...either], source),
    ...(miss.length > 0 ? { miss: outcomeOf(miss, source) } : {}),
  };
}

/** An entry's own area, for effects that name none. */
export function entryArea(entry: Entry): AreaOf | undefined {
  return areaOf(entry.area);
}

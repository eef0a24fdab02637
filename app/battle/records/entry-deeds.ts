import type { Effect } from '~/compendium/records/effects';
import type { Entry, LegendaryEntry } from '~/compendium/records/entry-record';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import type { Combatant, Resource } from '../sheet/combatant';
import type { Deed, DeedTime, Reaction, Step } from '../sheet/deed';
import { calling } from './calling';
import type { Source } from './outcome-of';
import { outcomeOf } from './outcome-of';
import { entryArea, stepsOf } from './steps-of';
import { mannerOf } from './traits-of';

export type Made = {
  deeds: Deed[];
  reactions: Reaction[];
  resources: Resource[];
  leftOut: string[];
  /** Creatures that its deeds summon. */
  calls: { key: string; creature: Combatant }[];
};

const BACK: Readonly<Record<NonNullable<Entry['uses']>['per'], Resource['back']>> = {
  day: 'long-rest',
  'short-rest': 'short-rest',
  'long-rest': 'long-rest',
  'short-or-long-rest': 'short-rest',
  turn: 'turn',
  round: 'round',
  hour: 'long-rest',
  once: 'never',
};

/** The resource that an entry spends: a recharge, or uses a day. */
function resourceOf(entry: Entry): Resource | null {
  const { key, name, recharge, uses } = entry;
  if (recharge !== null) {
    if (typeof recharge === 'object')
      return { key, name, most: 1, rechargeOn: recharge.min, back: 'long-rest' };
    return { key, name, most: 1, back: recharge === 'long-rest' ? 'long-rest' : 'short-rest' };
  }
  return uses === null ? null : { key, name, most: uses.times, back: BACK[uses.per] };
}

function sourceOf({ leftOut }: Made, record: MonsterRecord, entry: Entry): Source {
  const casting = record.spellcasting.find(({ dc }) => dc !== null);
  return {
    name: entry.name,
    dc: casting?.dc ?? 0,
    magic: /\bmagic/i.test(entry.text),
    modifier: 0,
    save: null,
    leftOut,
    lasts: {},
  };
}

/** Adds what an entry is in a fight: a deed, a reaction, or nothing. */
export function addEntry(
  made: Made,
  record: MonsterRecord,
  entry: Entry | LegendaryEntry,
  time: DeedTime,
  creature: (slug: string) => Combatant | null = () => null,
): void {
  if (entry.tag === 'multiattack') return;
  const resource = resourceOf(entry);
  const source = sourceOf(made, record, entry);
  const called = calling(entry, creature);
  made.calls.push(...called.calls);
  made.leftOut.push(...called.leftOut);
  const steps = [
    ...called.steps,
    ...performed(entry.effects),
    ...stepsOf(entry.effects, {
      source,
      toHit: record.spellcasting.find(({ toHit }) => toHit !== null)?.toHit ?? 0,
      manner: mannerOf(record),
      ...(entry.targets === undefined ? {} : { targets: entry.targets }),
      ...(entryArea(entry) === undefined ? {} : { area: entryArea(entry) }),
    }),
  ];
  if (steps.length === 0) {
    if (!entry.complete) made.leftOut.push(`${entry.name}: ${entry.missing ?? 'text only'}`);
    return;
  }
  if (!entry.complete)
    made.leftOut.push(
      `${entry.name} is simulated in part: ${entry.missing ?? 'some of it is text only'}`,
    );
  if (resource !== null && !made.resources.some(({ key }) => key === resource.key))
    made.resources.push(resource);
  const taken = made.deeds.some(({ key }) => key === entry.key);
  made.deeds.push({
    key: taken ? `${entry.key}.${made.deeds.length}` : entry.key,
    name: entry.name,
    time,
    costs: resource === null ? [] : [{ resource: resource.key, amount: 1 }],
    ...('cost' in entry ? { legendaryCost: entry.cost } : {}),
    steps,
  });
}

function performed(effects: readonly Effect[]): Step[] {
  return effects.flatMap((effect): Step[] => {
    if (effect.kind === 'perform')
      return [{ does: 'perform', anyOf: effect.anyOf, times: effect.times }];
    if (effect.kind === 'cast') {
      return [{ does: 'perform', anyOf: effect.spells.map(({ id }) => `spell-${id}`), times: 1 }];
    }
    return [];
  });
}

/** Adds what a trait does by itself: death bursts, heat, stench, effects at the start of a turn. */
export function addTrait(made: Made, record: MonsterRecord, entry: Entry): void {
  const source = sourceOf(made, record, entry);
  const making = { source, toHit: 0, manner: 'magical' as const };
  const push = (time: DeedTime, steps: Step[]) => {
    if (steps.length > 0)
      made.deeds.push({ key: `${entry.key}.${time}`, name: entry.name, time, costs: [], steps });
  };
  if (entry.trigger?.on === 'dies') {
    push(
      'dies',
      stepsOf(entry.effects, {
        ...making,
        ...(entryArea(entry) ? { area: entryArea(entry) } : {}),
      }),
    );
    return;
  }
  for (const effect of entry.effects) {
    if (effect.kind === 'aura') {
      if (effect.at.includes('turn-start')) push('foe-turn-start', stepsOf(effect.effects, making));
      else if (effect.at.includes('turn-end'))
        push('foe-turn-end', stepsOf(effect.effects, making));
      else if (effect.at.includes('self-turn-start'))
        push(
          'own-turn-start',
          stepsOf(effect.effects, {
            ...making,
            area: { shape: 'emanation', feet: effect.area.feet },
          }),
        );
      if (effect.at.includes('hits-melee') || effect.at.includes('touches')) {
        const outcome = outcomeOf(effect.effects, source);
        if (outcome.damage)
          push('touched', [{ does: 'harm', name: entry.name, times: 1, magic: true, outcome }]);
      }
    } else if (effect.kind === 'save' && (effect.at?.includes('turn-start') ?? false)) {
      push('foe-turn-start', stepsOf([effect], making));
    }
  }
  if (!entry.complete) made.leftOut.push(`${entry.name}: ${entry.missing ?? 'text only'}`);
}

/** Adds a reaction such as Parry or a raised shield. */
export function addReaction(made: Made, entry: Entry): void {
  const resource = resourceOf(entry);
  const costs = resource === null ? [] : [{ resource: resource.key, amount: 1 }];
  const on =
    entry.trigger?.on === 'hit-by-melee'
      ? 'hit-by-melee'
      : entry.trigger?.on === 'hit-by-ranged'
        ? 'hit-by-ranged'
        : 'hit';
  for (const effect of entry.effects) {
    const base = { key: entry.key, name: entry.name, costs, on } as const;
    if (
      effect.kind === 'modify' &&
      effect.what === 'ac' &&
      effect.how === 'plus' &&
      effect.to !== 'target'
    ) {
      made.reactions.push({
        ...base,
        does: { is: 'ac', plus: effect.value ?? 0, lasts: 'attack' },
      });
      break;
    }
    if (effect.kind === 'reduce' && effect.by === 'half') {
      made.reactions.push({ ...base, does: { is: 'halve' } });
      break;
    }
    if (effect.kind === 'reduce' && effect.by === 'amount' && effect.amount) {
      const { dice, bonus } = effect.amount;
      made.reactions.push({
        ...base,
        does: { is: 'reduce', by: { count: dice?.count ?? 0, sides: dice?.sides ?? 1, bonus } },
      });
      break;
    }
  }
  if (made.reactions.some(({ key }) => key === entry.key)) {
    if (resource !== null) made.resources.push(resource);
  } else made.leftOut.push(`${entry.name} (a reaction) is not simulated.`);
}

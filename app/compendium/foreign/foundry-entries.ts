import {
  asObject,
  type Foreign,
  listOf,
  numberOf,
  objectsOf,
  own,
  textOf,
  within,
} from './foreign';
import { type ActorNumbers, withEnrichers } from './foundry-enrichers';
import { htmlWords } from './foundry-text';
import type { Section, ToldEntry } from './told';

const SECTIONS: Readonly<Record<string, Section>> = {
  ...{ action: 'actions', bonus: 'bonusActions', reaction: 'reactions', legendary: 'legendary' },
  ...{ lair: 'lairActions', mythic: 'mythicActions', special: 'traits', '': 'traits' },
};

/** An item of an actor as an entry of a statblock, with what is written in its fields as the brackets behind its name. */
export function foundryEntry(item: Foreign, numbers: ActorNumbers): ToldEntry {
  const system = within(item, 'system') ?? within(item, 'data');
  const activities = objectsOf(Object.values(within(system, 'activities') ?? {}));
  const [first] = activities;
  const activation = within(first ?? null, 'activation') ?? within(system, 'activation');
  const kind = textOf(own(activation, 'type'));
  const cost = numberOf(own(activation, 'value')) ?? numberOf(own(activation, 'cost')) ?? 1;
  const section = SECTIONS[kind] ?? (textOf(own(item, 'type')) === 'weapon' ? 'actions' : 'traits');
  const notes = [
    ...usesOf(system),
    ...(section === 'legendary' && cost > 1 ? [`Costs ${Math.min(5, cost)} Actions`] : []),
  ];
  const html = textOf(own(within(system, 'description'), 'value'));
  const name = textOf(own(item, 'name'));
  const hasNotes = /\((?:[^()]*(?:Recharge|\/Day|Costs|Rest)[^()]*)\)$/.test(name);
  const title = notes.length === 0 || hasNotes ? name : `${name} (${notes.join(', ')})`;
  return { section, title, text: htmlWords(withEnrichers(html, system, numbers)) };
}

/** How often it can be used: what versions 4 and 5 have among the recoveries of uses, and version 3 beside them. */
function usesOf(system: Foreign | null): string[] {
  const uses = within(system, 'uses');
  const [recovery] = listOf(own(uses, 'recovery')).map(asObject);
  const period = textOf(own(recovery ?? null, 'period')) || textOf(own(uses, 'per'));
  const max = numberOf(own(uses, 'max')) ?? 0;
  const roll = numberOf(own(within(system, 'recharge'), 'value'));
  if (roll !== null && roll >= 2 && roll <= 6)
    return [roll === 6 ? 'Recharge 6' : `Recharge ${roll}-6`];
  if (period === 'recharge') {
    const least = numberOf(own(recovery ?? null, 'formula')) ?? 6;
    return [least === 6 ? 'Recharge 6' : `Recharge ${least}-6`];
  }
  if (max < 1) return [];
  if (period === 'sr')
    return max === 1 ? ['Recharges after a Short or Long Rest'] : [`${max}/Short or Long Rest`];
  if (period === 'lr') return [`${max}/Long Rest`];
  if (/^turn$/.test(period)) return [`${max}/Turn`];
  if (/^(?:round|turnStart|turnEnd)$/.test(period)) return [`${max}/Round`];
  return [`${max}/Day`];
}

import { attacksIn } from '../records/effect-facts';
import type { AttackEffect } from '../records/effects';
import { entriesOf } from '../records/entries-of';
import type { Entry, LegendaryEntry, Recharge, Uses } from '../records/entry-record';
import type { MonsterRecord } from '../records/monster-record';
import type { Spellcasting } from '../records/spellcasting-record';
import { spellcastingLines } from '../statblock/spellcasting-lines';
import { plainText } from '../statblock/statblock';
import { type Activation, foundryActivities } from './foundry-activities';
import { foundryHtml } from './foundry-html';
import { foundryId } from './foundry-id';

/** Periods after which uses recover, as dnd5e keys. */
const PERIODS: Readonly<Record<Uses['per'] | Exclude<Recharge, object>, string>> = {
  day: 'day',
  'short-rest': 'sr',
  'long-rest': 'lr',
  'short-or-long-rest': 'sr',
  turn: 'turn',
  round: 'turnStart',
  hour: 'day',
  once: 'lr',
};

/** Converts every named entry of a statblock to an item of the dnd5e system. */
export function foundryItems(record: MonsterRecord, id: string) {
  const spells = record.spellcasting.map((casting) =>
    feat(casting.name, `${id} ${casting.name}`, {
      description: { value: foundryHtml(castingText(casting, record)), chat: '' },
    }),
  );
  const keyed = entriesOf(record).map((entry, at) =>
    itemOf(named(record, entry), activationOf(record, entry), `${id} ${entry.key} ${at}`),
  );
  return [...keyed, ...spells].map((item, at) => ({ ...item, sort: (at + 1) * 100_000 }));
}

function activationOf(record: MonsterRecord, entry: Entry | LegendaryEntry): Activation {
  if (record.legendary?.actions.some((one) => one === entry)) {
    return { type: 'legendary', value: 'cost' in entry ? entry.cost : 1 };
  }
  const sections: [readonly Entry[], string][] = [
    [record.actions, 'action'],
    [record.bonusActions, 'bonus'],
    [record.reactions, 'reaction'],
    [record.lairActions, 'lair'],
    [record.mythicActions ?? [], 'mythic'],
  ];
  const type = sections.find(([entries]) => entries.includes(entry))?.[1];
  return type === undefined ? { type: '', value: null } : { type, value: 1 };
}

/** An actor has no list for regional effects, so they are marked with "(Regional Effect)" after the name. */
function named<One extends Entry | LegendaryEntry>(record: MonsterRecord, entry: One): One {
  const isRegional = record.regionalEffects?.some((one) => one === entry) ?? false;
  return isRegional ? { ...entry, name: `${entry.name} (Regional Effect)` } : entry;
}

function itemOf(entry: Entry | LegendaryEntry, activation: Activation, of: string) {
  const system = {
    description: { value: foundryHtml(entry.text), chat: '' },
    activities: foundryActivities(entry, activation, of),
    uses: usesOf(entry),
  };
  const [attack] = attacksIn(entry.effects);
  if (attack === undefined || attack.attack.endsWith('-spell')) return feat(entry.name, of, system);
  return {
    _id: foundryId(of),
    name: entry.name,
    type: 'weapon',
    system: { ...system, ...weaponOf(attack), identifier: entry.key },
  };
}

function feat(name: string, of: string, system: object) {
  return {
    _id: foundryId(of),
    name,
    type: 'feat',
    system: { ...system, type: { value: 'monster', subtype: '' } },
  };
}

function weaponOf({ attack, reachFeet, rangeFeet }: AttackEffect) {
  return {
    type: { value: 'natural', baseItem: '' },
    quantity: 1,
    equipped: true,
    proficient: 1,
    range: {
      reach: reachFeet ?? null,
      value: rangeFeet?.normal ?? null,
      long: rangeFeet?.long ?? null,
      units: 'ft',
    },
    properties: attack.startsWith('melee-or-ranged') ? ['thr'] : [],
  };
}

function usesOf({ uses, recharge }: Entry) {
  if (recharge !== null) {
    return typeof recharge === 'string'
      ? spent(1, { period: PERIODS[recharge], type: 'recoverAll' })
      : spent(1, { period: 'recharge', type: 'recoverAll', formula: String(recharge.min) });
  }
  return uses === null
    ? { spent: 0, max: '', recovery: [] }
    : spent(uses.times, { period: PERIODS[uses.per], type: 'recoverAll' });
}

function spent(max: number, recovery: object) {
  return { spent: 0, max: String(max), recovery: [recovery] };
}

function castingText(casting: Spellcasting, { edition }: MonsterRecord): string {
  return spellcastingLines(casting, edition).paragraphs.map(plainText).join('\n');
}

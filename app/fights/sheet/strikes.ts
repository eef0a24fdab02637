import type { AttackEffect, Effect, Inner } from '~/compendium/records/effects';
import type { Entry } from '~/compendium/records/entry-record';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { type Around, damageOf, isNothing, outcomeOf } from './outcome';
import type { Outcome, Strike, StrikeSection } from './strike';
import { areaWords, costsOf, isInner, mannersOf, targetsOf } from './strike-parts';
import { whenWords } from './when-words';

type Placed = { readonly entry: Entry & { cost?: number }; readonly section: StrikeSection };

/** Lists every entry of a creature with its section of the statblock. */
export function placedEntries(record: MonsterRecord): Placed[] {
  const of = (section: StrikeSection, entries: readonly Entry[]) =>
    entries.map((entry) => ({ entry, section }));
  return [
    ...of('trait', record.traits),
    ...of('action', record.actions),
    ...of('bonus-action', record.bonusActions),
    ...of('reaction', record.reactions),
    ...of('legendary', record.legendary?.actions ?? []),
    ...of('lair', record.lairActions),
    ...of('mythic', record.mythicActions ?? []),
  ];
}

/**
 * Lists what a creature can do with one button, in statblock order: attacks, forced saves, healing, and harmful
 * traits (a death burst, an aura). Entries that only move, hide or cast are left out; its spells are listed
 * elsewhere.
 */
export function strikesOf(record: MonsterRecord): Strike[] {
  const placed = placedEntries(record);
  const own = new Map(placed.map((one) => [one.entry.key, ownStrikes(record, one)]));
  const strikes = placed.flatMap((one) => {
    const found = own.get(one.entry.key) ?? [];
    return found.length > 0 ? found : performed(one, own);
  });
  return numbered(strikes);
}

/** An entry that uses others ("makes one Tail attack") has their strikes, at its own cost. */
function performed({ entry, section }: Placed, own: ReadonlyMap<string, Strike[]>): Strike[] {
  if (section === 'trait') return [];
  const performs = entry.effects.filter((effect) => effect.kind === 'perform');
  const keys = performs.flatMap(({ anyOf }) => anyOf);
  return keys.flatMap((key) =>
    (own.get(key) ?? []).map((strike) => ({
      ...strike,
      key: entry.key,
      entry: entry.key,
      section,
      name: keys.length === 1 ? entry.name : `${entry.name}: ${strike.name}`,
      spends: [...costsOf(entry, section), ...strike.spends.filter(({ of }) => of === 'use')],
    })),
  );
}

function ownStrikes(record: MonsterRecord, { entry, section }: Placed): Strike[] {
  const base = {
    entry: entry.key,
    section,
    only: entry.only,
    spends: costsOf(entry, section),
  };
  const around: Around = {
    name: entry.name,
    dc: record.spellcasting.find(({ dc }) => dc !== null)?.dc ?? null,
    magical: /\bmagic/i.test(entry.text),
    save: null,
  };
  const manners = mannersOf(record);
  const blow = (attack: AttackEffect, name: string): Strike => ({
    ...base,
    key: entry.key,
    name,
    attack: {
      toHit: attack.toHit ?? record.spellcasting.find(({ toHit }) => toHit !== null)?.toHit ?? 0,
      reachFeet: attack.reachFeet ?? null,
      rangeFeet: attack.rangeFeet ?? null,
    },
    manner: manners.attack(attack),
    targets: targetsOf(attack.targets ?? entry.targets, null),
    hit: outcomeOf([...attack.hit, ...(attack.either ?? [])], around),
    miss: attack.miss || attack.either ? missOf(attack, around) : null,
    versions: (attack.variants ?? []).map((variant) => ({
      name: whenWords(variant.needs) ?? 'otherwise',
      toHit: variant.toHit ?? null,
      damage: damageOf(variant.damage, null),
    })),
  });
  const pressed = (effects: readonly Effect[], name: string): Strike[] => {
    const attacks = effects.filter((effect) => effect.kind === 'attack');
    const auras = effects.filter((effect) => effect.kind === 'aura');
    const rest = effects.filter((effect): effect is Inner => isInner(effect));
    const plain = outcomeOf(rest, around);
    const area = rest.find((effect) => effect.kind === 'save')?.area ?? entry.area ?? null;
    const aimed = rest.find((effect) => effect.kind === 'save')?.targets ?? entry.targets;
    return [
      ...attacks.map((attack) => blow(attack, name)),
      ...(strikesAtAll(plain, section)
        ? [
            {
              ...base,
              key: entry.key,
              name,
              attack: null,
              miss: null,
              versions: [],
              manner: manners.other,
              targets: targetsOf(aimed, area === null ? null : areaWords(area)),
              hit: plain,
            },
          ]
        : []),
      ...auras.flatMap((aura) => {
        const hit = outcomeOf(aura.effects, around);
        if (!strikesAtAll(hit, section)) return [];
        const targets = targetsOf(aura.targets, areaWords(aura.area));
        return [
          {
            ...base,
            key: entry.key,
            name,
            attack: null,
            miss: null,
            versions: [],
            manner: manners.other,
            targets,
            hit,
          },
        ];
      }),
    ];
  };
  const choices = entry.effects.filter((effect) => effect.kind === 'choice');
  return [
    ...pressed(entry.effects, entry.name),
    ...choices.flatMap(({ of }) => of.flatMap((way) => pressed(way.effects, way.name))),
  ];
}

function missOf(attack: AttackEffect, around: Around): Outcome | null {
  const miss = outcomeOf([...(attack.miss ?? []), ...(attack.either ?? [])], around);
  return isNothing(miss) ? null : miss;
}

/** Whether an outcome is a strike: notes alone are not, nor are a trait's effects on its owner. */
function strikesAtAll(outcome: Outcome, section: StrikeSection): boolean {
  const lasting =
    section === 'trait'
      ? outcome.lasting.filter(({ onMaker }) => !onMaker).length
      : outcome.lasting.length;
  const { damage, saves, heals, drains, choices } = outcome;
  return lasting + damage.length + saves.length + heals.length + drains.length + choices.length > 0;
}

/** Numbers strikes with the same key, so that each key of a creature names one strike. */
function numbered(strikes: readonly Strike[]): Strike[] {
  const given = new Set<string>();
  return strikes.map((strike) => {
    let key = strike.key;
    for (let number = 2; given.has(key); number += 1) key = `${strike.key}.${number}`;
    given.add(key);
    return { ...strike, key };
  });
}

import type { DamagePart } from '../records/damage-part';
import { attacksIn, savesIn } from '../records/effect-facts';
import type { AttackEffect, Effect, SaveEffect } from '../records/effects';
import type { Entry, LegendaryEntry } from '../records/entry-record';
import type { Area } from '../records/record-parts';
import { withInner } from '../records/within-effects';
import { foundryId } from './foundry-id';

/** The `activation` field of an item in the dnd5e system: how an entry is triggered. */
export type Activation = { type: string; value: number | null };

/** Area shapes that have a different name in the dnd5e system. */
const SHAPES: Readonly<Record<string, string>> = { emanation: 'radius', hemisphere: 'sphere' };

/** Returns the dnd5e activities of an entry, keyed by activity id: attack rolls, saving throws and healing. */
export function foundryActivities(
  entry: Entry | LegendaryEntry,
  activation: Activation,
  of: string,
): Record<string, unknown> {
  const shared = {
    activation: { ...activation, condition: '', override: false },
    consumption: {
      targets: entry.uses === null && entry.recharge === null ? [] : [ITS_USES],
      spellSlot: false,
    },
  };
  const doing = [
    ...attacksIn(entry.effects).map((attack) => attackActivity(attack)),
    ...savesIn(entry.effects).map((save) => saveActivity(save, save.area ?? entry.area)),
    ...healsIn(entry.effects),
  ];
  const all = doing.length === 0 && activation.type !== '' ? [{ type: 'utility' }] : doing;
  return Object.fromEntries(
    all.map((activity, at) => {
      const _id = foundryId(`${of} ${at}`);
      return [_id, { _id, ...shared, ...activity }];
    }),
  );
}

const ITS_USES = { type: 'itemUses', target: '', value: '1' };

function attackActivity(effect: AttackEffect) {
  const { attack, toHit } = effect;
  const isSpell = attack.endsWith('-spell');
  return {
    type: 'attack',
    attack: {
      // Use the attack bonus printed in the statblock, independent of the ability scores.
      ability: 'none',
      flat: toHit !== undefined,
      bonus: toHit === undefined ? '' : String(toHit),
      critical: { threshold: null },
      type: {
        value: attack.startsWith('ranged') ? 'ranged' : 'melee',
        classification: isSpell ? 'spell' : 'weapon',
      },
    },
    damage: { includeBase: false, parts: hitParts(effect).map(foundryDamage) },
  };
}

/** The damage that every hit deals immediately, without a further condition. */
function hitParts({ hit }: AttackEffect): DamagePart[] {
  return hit
    .flatMap((one) =>
      one.kind === 'damage' && one.needs === undefined && one.later === undefined ? one.damage : [],
    )
    .filter(({ needs, instead }) => needs === undefined && instead !== true);
}

function saveActivity(save: SaveEffect, area: Area | undefined) {
  const { ability, orAbility, dc, success, fail } = save;
  const parts = fail.flatMap((one) =>
    one.kind === 'damage' && one.later === undefined ? one.damage : [],
  );
  return {
    type: 'save',
    ...(save.name === undefined ? {} : { name: save.name }),
    save: {
      ability: orAbility === undefined ? [ability] : [ability, orAbility],
      dc: { calculation: '', formula: dc === undefined ? '' : String(dc) },
    },
    damage: { onSave: success === 'none' ? 'none' : 'half', parts: parts.map(foundryDamage) },
    ...(area === undefined ? {} : { target: { template: templateOf(area), override: true } }),
  };
}

function templateOf({ shape, feet, widthFeet, heightFeet }: Area) {
  return {
    type: SHAPES[shape] ?? shape,
    size: String(feet),
    width: widthFeet === null ? '' : String(widthFeet),
    height: heightFeet === null ? '' : String(heightFeet),
    units: 'ft',
  };
}

function healsIn(effects: readonly Effect[]) {
  return withInner(effects).flatMap((one) => {
    const heals = one.kind === 'heal' || one.kind === 'temporary-hit-points';
    if (!heals || one.amount.share !== undefined || one.amount.average === 0) return [];
    const type = one.kind === 'heal' ? 'healing' : 'temphp';
    return [{ type: 'heal', healing: { ...foundryDamage(one.amount), types: [type] } }];
  });
}

/** Converts one part of damage to the dnd5e damage field: dice, bonus and damage types. */
export function foundryDamage(
  part: Pick<DamagePart, 'dice' | 'bonus' | 'average'> & Partial<DamagePart>,
) {
  const { dice, bonus, average, type = null, orTypes = [] } = part;
  return {
    number: dice?.count ?? null,
    denomination: dice?.sides ?? null,
    bonus: dice === null || bonus === 0 ? '' : String(bonus),
    types: [type, ...orTypes].filter((one) => one !== null),
    custom:
      dice === null ? { enabled: true, formula: String(average) } : { enabled: false, formula: '' },
  };
}

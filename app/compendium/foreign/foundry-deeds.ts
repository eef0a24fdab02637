import { asObject, type Foreign, listOf, objectsOf, own, textOf, within } from './foreign';
import { type Means, magicOf, modifierOf, placeOf, toHitBy, withBonus } from './foundry-attack';
import { ofFormula, partOf } from './foundry-damage';
import type { Deed } from './foundry-deed';
import type { ActorNumbers } from './foundry-formula';
import { areaOf, onSaveOf, saveOf } from './foundry-save';

/** Reads all activities of an item. */
export function deedsOf(item: Foreign, numbers: ActorNumbers): Deed[] {
  const system = within(item, 'system') ?? within(item, 'data');
  const activities = Object.entries(within(system, 'activities') ?? {}).flatMap(([id, one]) => {
    const object = asObject(one);
    return object === null ? [] : [{ id: textOf(own(object, '_id')) || id, object }];
  });
  if (activities.length > 0)
    return activities.map(({ id, object }) => deedOf(id, object, system, item, numbers));
  const action = textOf(own(system, 'actionType'));
  return action === '' || system === null ? [] : [formerDeed(action, system, numbers)];
}

function deedOf(
  id: string,
  activity: Foreign,
  system: Foreign | null,
  item: Foreign,
  numbers: ActorNumbers,
): Deed {
  const type = textOf(own(activity, 'type'));
  const roll = within(activity, 'attack');
  const kind = within(roll, 'type');
  const isWeapon = textOf(own(item, 'type')) === 'weapon';
  const typed = textOf(own(within(system, 'type'), 'value'));
  const ranged =
    textOf(own(kind, 'value')) === 'ranged' ||
    (textOf(own(kind, 'value')) === '' && /R$/.test(typed));
  const spell = textOf(own(kind, 'classification')) === 'spell';
  const means: Means = { ranged, spell };
  const unread: string[] = [];
  const modifier = modifierOf(textOf(own(roll, 'ability')), system, means, numbers);
  const bonus = textOf(own(roll, 'bonus'));
  const flat = own(roll, 'flat') === true;
  const attack =
    type === 'attack'
      ? {
          toHit: toHitBy(bonus, flat, system, modifier, means, numbers, unread),
          ...placeOf(activity, system, ranged, unread),
          means: spell ? ('Spell' as const) : ('Weapon' as const),
        }
      : null;
  const given = within(activity, type === 'heal' ? 'healing' : 'damage');
  const base = within(system, 'damage', 'base');
  const withBase =
    attack !== null && isWeapon && base !== null && own(given, 'includeBase') !== false;
  const plus = modifier + magicOf(system, numbers, unread);
  const dealt = [
    ...(withBase ? partOf(base, plus, modifier, numbers, unread) : []),
    ...objectsOf(own(given, 'parts')).flatMap((part) => partOf(part, 0, modifier, numbers, unread)),
    ...(type === 'heal' && given !== null ? partOf(given, 0, modifier, numbers, unread) : []),
  ];
  const two = within(system, 'damage', 'versatile');
  const damage = attack === null ? dealt : withBonus(dealt, modifier, means, numbers, unread);
  const versatile = withBase && two !== null ? partOf(two, plus, modifier, numbers, unread) : [];
  return {
    id,
    name: textOf(own(activity, 'name')).slice(0, 80),
    type,
    fields: activity,
    activation: textOf(own(within(activity, 'activation'), 'type')),
    attack,
    damage,
    versatile: versatile[0] ?? null,
    save: type === 'save' ? saveOf(within(activity, 'save'), numbers, unread) : null,
    onSave: onSaveOf(textOf(own(given, 'onSave'))),
    area: areaOf(within(targetOf(activity, system), 'template')),
    unread,
  };
}

/** The target of an activity, or of its item when the activity has none. */
function targetOf(activity: Foreign, system: Foreign | null): Foreign | null {
  const mine = within(activity, 'target');
  const overrides = own(mine, 'override') === true || within(system, 'target') === null;
  const hasSize = textOf(own(within(mine, 'template'), 'type')) !== '';
  return overrides || hasSize ? mine : within(system, 'target');
}

/** The activity types for the action types of versions before 4. */
const FORMER_TYPES: Readonly<Record<string, string>> = {
  save: 'save',
  heal: 'heal',
  util: 'utility',
  abil: 'check',
  other: 'damage',
};

/** Reads an item of version 3 or earlier, which is a single activity. */
function formerDeed(action: string, system: Foreign, numbers: ActorNumbers): Deed {
  const isAttack = /^[mr][ws]ak$/.test(action);
  const ranged = action.startsWith('r');
  const spell = /sak$/.test(action);
  const unread: string[] = [];
  const named = textOf(own(system, 'ability'));
  const means: Means = { ranged, spell };
  const modifier = modifierOf(named, system, means, numbers);
  const bonus =
    textOf(own(within(system, 'attack'), 'bonus')) || textOf(own(system, 'attackBonus'));
  const flat = own(within(system, 'attack'), 'flat') === true;
  const partsOf = (list: unknown) =>
    listOf(list).flatMap((one) => {
      const [formula, type] = listOf(one).map(textOf);
      return ofFormula(formula ?? '', type ?? '', modifier, numbers, unread);
    });
  const damage = within(system, 'damage');
  const dealt = partsOf(own(damage, 'parts'));
  const parts = isAttack ? withBonus(dealt, modifier, means, numbers, unread) : dealt;
  const two = ofFormula(
    textOf(own(damage, 'versatile')),
    parts[0]?.type ?? '',
    modifier,
    numbers,
    unread,
  );
  const save = within(system, 'save');
  const target = within(system, 'target');
  return {
    id: '',
    name: '',
    type: FORMER_TYPES[action] ?? (isAttack ? 'attack' : action),
    fields: system,
    activation: textOf(own(within(system, 'activation'), 'type')),
    attack: isAttack
      ? {
          toHit: toHitBy(bonus, flat, system, modifier, means, numbers, unread),
          ...placeOf(system, system, ranged, unread),
          means: spell ? 'Spell' : 'Weapon',
        }
      : null,
    damage: parts,
    versatile: two[0] ?? null,
    save: textOf(own(save, 'ability')) === '' ? null : saveOf(save, numbers, unread),
    onSave: null,
    area: areaOf({
      type: textOf(own(target, 'type')),
      size: own(target, 'value'),
      width: own(target, 'width'),
    }),
    unread,
  };
}

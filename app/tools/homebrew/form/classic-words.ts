import type { AttackEffect, SaveEffect } from '~/compendium/records/effects';
import type { Entry, Legendary } from '~/compendium/records/entry-record';
import type { Spellcasting } from '~/compendium/records/spellcasting-record';
import { ABILITY_NAMES } from '~/rules/ability';
import { rolledText } from './tokens';

const KINDS: Readonly<Record<AttackEffect['attack'], string>> = {
  melee: 'Melee Weapon Attack',
  'melee-weapon': 'Melee Weapon Attack',
  ranged: 'Ranged Weapon Attack',
  'ranged-weapon': 'Ranged Weapon Attack',
  'melee-or-ranged': 'Melee or Ranged Weapon Attack',
  'melee-or-ranged-weapon': 'Melee or Ranged Weapon Attack',
  'melee-spell': 'Melee Spell Attack',
  'ranged-spell': 'Ranged Spell Attack',
  'melee-or-ranged-spell': 'Melee or Ranged Spell Attack',
};

/** Words an attack or a save in the 2014 phrasing; null when a part cannot be worded. */
export function classicWords({ effects }: Entry, self: string): string | null {
  const [first] = effects;
  if (effects.length !== 1) return null;
  if (first?.kind === 'attack') return attackWords(first, self);
  return first?.kind === 'save' ? saveWords(first, self) : null;
}

function attackWords(attack: AttackEffect, self: string): string | null {
  const { toHit, reachFeet, rangeFeet, hit, targets, variants, miss, either, advantage } = attack;
  if (variants || miss || either || advantage || attack.needs || toHit === undefined) return null;
  const [harm, ...others] = hit;
  const isHarm = harm?.kind === 'damage';
  const riders = (isHarm ? others : hit).map((one) => clauseOf(one, self));
  const damage = isHarm ? harmWords(harm) : '';
  if (damage === null || riders.includes(null)) return null;
  const ways = [
    ...(reachFeet === undefined ? [] : [`reach ${reachFeet} ft.`]),
    ...(rangeFeet === undefined
      ? []
      : [
          `range ${rangeFeet.normal}${rangeFeet.long === undefined ? '' : `/${rangeFeet.long}`} ft.`,
        ]),
  ].join(' or ');
  const whom = targets?.text ?? 'one target';
  const said = [damage && `${damage}.`, ...riders.map((one) => `The target ${one}.`)];
  const bonus = toHit < 0 ? `-${-toHit}` : `+${toHit}`;
  const head = `${KINDS[attack.attack]}: ${bonus} to hit, ${ways}${ways && ', '}${whom}.`;
  return `${head} Hit: ${said.filter(Boolean).join(' ')}`.trim();
}

type Harm = Extract<AttackEffect['hit'][number], { kind: 'damage' }>;

function harmWords({ damage, to, later, perFeet, needs }: Harm): string | null {
  if (to || later || perFeet || needs) return null;
  const said = damage.map(({ dice, bonus, average, type, orTypes, needs: when, instead }) => {
    if (when || instead || orTypes.length > 0) return null;
    const amount = dice === null ? String(average) : rolledText(dice.count, dice.sides, bonus);
    return `${amount} ${type === null ? '' : `${type} `}damage`;
  });
  return said.includes(null) ? null : said.join(' plus ');
}

function clauseOf(effect: AttackEffect['hit'][number], self: string): string | null {
  if (effect.kind !== 'condition' || effect.to || effect.needs || effect.limbs) return null;
  const { conditions, ends = [], levels, whileCondition, replaces } = effect;
  if (levels || whileCondition || replaces || conditions.length !== 1) return null;
  const spans = ends.map((end) => {
    if (end.at === 'turn' && end.turn === 'next') {
      const whose = end.of === 'self' ? `the ${self}'s` : 'its';
      return ` until the ${end.moment} of ${whose} next turn`;
    }
    if (end.at === 'time') return ` for ${end.amount} ${end.unit}${end.amount === 1 ? '' : 's'}`;
    if (end.at === 'save' && end.when === 'turn-end' && end.dc === undefined) {
      return '. It can repeat the saving throw at the end of each of its turns, ending the effect on itself on a success';
    }
    return null;
  });
  return spans.includes(null) ? null : `is ${conditions[0]}${spans.join('')}`;
}

function saveWords(save: SaveEffect, self: string): string | null {
  const { ability, dc, area, targets, fail, success } = save;
  const { orAbility, dcPlus, failBy, failAgain, onSuccess, always, at, needs } = save;
  if (orAbility || dcPlus || failBy || failAgain || onSuccess || always || at || needs) return null;
  if (dc === undefined || targets?.needs || targets?.types || save.advantage) return null;
  const who = whoWords(area, targets, self);
  const [harm, ...others] = fail;
  const isHarm = harm?.kind === 'damage';
  const damage = isHarm ? harmWords(harm) : '';
  const riders = (isHarm ? others : fail).map((one) => clauseOf(one, self));
  if (who === null || damage === null || riders.includes(null)) return null;
  const half = success === 'none' ? '' : ', or half as much damage on a successful one';
  const taking = damage && `, taking ${damage} on a failed save${half}`;
  const more = riders.map((one) => ` On a failed save, the target ${one}.`).join('');
  return `${who} must make a DC ${dc} ${ABILITY_NAMES[ability]} saving throw${taking}.${more}`;
}

function whoWords(
  area: SaveEffect['area'],
  targets: SaveEffect['targets'],
  self: string,
): string | null {
  if (area === undefined) {
    const near = targets?.withinFeet === undefined ? '' : ` within ${targets.withinFeet} feet`;
    const seen = targets?.seen ? ` that the ${self} can see` : '';
    return targets === undefined || targets.count === 1 ? `One creature${near}${seen}` : null;
  }
  const { shape, feet, widthFeet } = area;
  if (targets?.count !== 'each') return null;
  if (shape === 'emanation') return `Each creature within ${feet} feet of the ${self}`;
  if (shape === 'line') {
    return `Each creature in a ${feet}-foot line that is ${widthFeet ?? 5} feet wide`;
  }
  const far =
    area.rangeFeet === undefined ? '' : ` centered on a point within ${area.rangeFeet} feet`;
  return `Each creature in a ${feet}-foot${shape === 'sphere' ? '-radius' : ''} ${shape}${far}`;
}

/** The 2014 introduction to legendary actions. */
export function classicLegendary({ actionsPerRound }: Legendary, self: string): string {
  return `The ${self} can take ${actionsPerRound} legendary actions, choosing from the options below. Only one legendary action option can be used at a time and only at the end of another creature's turn. The ${self} regains spent legendary actions at the start of its turn.`;
}

/** The 2014 introduction to a creature's spells. */
export function classicCasting(casting: Spellcasting, self: string): string {
  const { ability, dc, toHit, level, kind, list } = casting;
  const by = ABILITY_NAMES[ability];
  const hit =
    toHit === null ? '' : `, ${toHit < 0 ? '-' : '+'}${Math.abs(toHit)} to hit with spell attacks`;
  const numbers = dc === null ? '' : ` (spell save DC ${dc}${hit})`;
  if (kind === 'innate') {
    return `The ${self}'s innate spellcasting ability is ${by}${numbers}. It can innately cast the following spells, requiring no material components:`;
  }
  const rank = level === null ? '' : `The ${self} is a ${ordinal(level)}-level spellcaster. `;
  return `${rank}Its spellcasting ability is ${by}${numbers}. The ${self} has the following ${list === null ? '' : `${list} `}spells prepared:`;
}

function ordinal(level: number): string {
  const ending = { 1: 'st', 2: 'nd', 3: 'rd' }[level > 20 ? level % 10 : level] ?? 'th';
  return `${level}${ending}`;
}

import { ABILITY_NAMES } from '~/rules/ability';
import {
  CASTING,
  type MadeAttack,
  type MadeCreature,
  type MadeSave,
  signedWords,
} from '../made-up-creatures';
import { CASES, hitPoints, savesOf } from './parts';

/** An attack with the tags of its edition. */
function tagged(one: MadeAttack, edition: MadeCreature['edition']): string {
  const { count, sides, bonus } = one.dice;
  const dice = `${count}d${sides}${bonus === 0 ? '' : ` ${bonus < 0 ? '-' : '+'} ${Math.abs(bonus)}`}`;
  const average = Math.max(0, Math.floor((count * (sides + 1)) / 2) + bonus);
  const place = one.ranged ? `range ${one.reach}/${one.reach * 2} ft.` : `reach ${one.reach} ft.`;
  const damage = `{@h}${average} ({@damage ${dice}}) ${one.type} damage.`;
  return edition === '2024'
    ? `{@atkr ${one.ranged ? 'r' : 'm'}} {@hit ${one.toHit}}, ${place} ${damage}`
    : `{@atk ${one.ranged ? 'rw' : 'mw'}} {@hit ${one.toHit}} to hit, ${place}, one target. ${damage}`;
}

function taggedSave(one: MadeSave, edition: MadeCreature['edition']): string {
  const { count, sides } = one.dice;
  const average = Math.floor((count * (sides + 1)) / 2);
  const damage = `${average} ({@damage ${count}d${sides}}) ${one.type} damage`;
  return edition === '2024'
    ? `{@actSave ${one.ability}} {@dc ${one.dc}}, each creature in a 15-foot {@variantrule Cone [Area of Effect]|XPHB|Cone}. {@actSaveFail} ${damage}. {@actSaveSuccess} Half damage.`
    : `Each creature in a 15-foot cone must make a {@dc ${one.dc}} ${ABILITY_NAMES[one.ability]} saving throw, taking ${damage} on a failed save, or half as much damage on a successful one.`;
}

const LETTERS: Readonly<Record<string, readonly string[]>> = {
  'neutral evil': ['N', 'E'],
  'lawful good': ['L', 'G'],
  unaligned: ['U'],
};

export function etools(of: MadeCreature) {
  const weapons = ['bludgeoning', 'piercing', 'slashing'];
  const note = /^bludgeoning, piercing, and slashing (from .*)$/.exec(of.resist.words)?.[1];
  const [plain, special] = /^[a-z]+(?:[,;] [a-z]+)*$/.test(of.resist.words)
    ? [of.resist.words.split(/[,;] /), null]
    : [[], { special: of.resist.words }];
  return {
    name: of.name,
    source: 'HB',
    size: [of.size.charAt(0)],
    type: of.type,
    alignment: LETTERS[of.alignment],
    ac: [{ ac: of.ac, from: ['natural armor'] }],
    hp: { average: of.hp.average, formula: hitPoints(of) },
    speed:
      of.fly > 0
        ? { walk: of.walk, fly: { number: of.fly, condition: '(hover)' }, canHover: true }
        : { walk: of.walk },
    ...of.abilities,
    save: Object.fromEntries(savesOf(of).map(([one, bonus]) => [one, signedWords(bonus)])),
    skill: { perception: signedWords(of.perception) },
    senses: of.darkvision > 0 ? [`darkvision ${of.darkvision} ft.`] : [],
    passive: 10 + of.perception,
    languages: ['Common'],
    cr: String(of.cr),
    resist:
      note !== undefined
        ? [{ resist: weapons, note, cond: true }]
        : [...plain, ...(special === null ? [] : [special])],
    immune: of.immune.words.includes(' ')
      ? /^[a-z]+(?:[,;] [a-z]+)*$/.test(of.immune.words)
        ? of.immune.words.split(/[,;] /)
        : [{ special: of.immune.words }]
      : [of.immune.words],
    conditionImmune: [...of.conditions],
    trait: [{ name: CASES.trait, entries: [CASES.words] }],
    action: [
      ...of.attacks.map((one) => ({ name: one.name, entries: [tagged(one, of.edition)] })),
      { name: `${of.breath.name} {@recharge 5}`, entries: [taggedSave(of.breath, of.edition)] },
    ],
    legendary: [{ name: of.legendary.name, entries: [tagged(of.legendary, of.edition)] }],
    legendaryGroup: { name: of.name, source: 'HB' },
    spellcasting: [
      {
        name: 'Innate Spellcasting',
        type: 'spellcasting',
        ability: 'wis',
        headerEntries: [CASTING],
        will: of.spells.map((one) => `{@spell ${one}}`),
      },
    ],
  };
}

export function group(of: MadeCreature) {
  return {
    name: of.name,
    source: 'HB',
    lairActions: [
      {
        type: 'list',
        items: [{ type: 'item', name: of.lair.name, entries: [taggedSave(of.lair, of.edition)] }],
      },
    ],
  };
}

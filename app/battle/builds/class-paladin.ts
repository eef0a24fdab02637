import { spellSlots } from '~/rules/spell-slots';
import type { Deed, HealStep } from '../sheet/deed';
import { gains, type Hero } from './ability-plan';
import type { Build, Kit } from './build';
import { heavyArmor } from './class-fighter';
import { deedOf, dice, SAP, spends, strikes, type Weapon } from './weapon-deeds';

function longsword(hero: Hero): Weapon {
  return {
    name: 'Longsword',
    reach: 'melee',
    ability: 'str',
    count: 1,
    sides: 8,
    type: 'slashing',
    damagePlus: !hero.modern && hero.level >= 2 ? 2 : 0,
    more: hero.level >= 11 ? [dice(1, 8, 'radiant')] : [],
    ...(hero.modern ? { marks: [SAP] } : {}),
  };
}

/** The sword attack with a smite on the first hit, one deed for each slot level. */
function smites(hero: Hero, times: number): Deed[] {
  if (hero.level < 2) return [];
  const { slots } = spellSlots([{ name: 'Paladin', level: hero.level }], hero.edition);
  return slots.map((_, at) => {
    const slot = at + 1;
    const count = hero.modern ? 1 + slot : Math.min(5, 1 + slot);
    const sword = longsword(hero);
    const smite = [
      dice(count, 8, 'radiant', { oncePerTurn: true }),
      dice(1, 8, 'radiant', { oncePerTurn: true, targetTypes: ['undead', 'fiend'] }),
    ];
    const step = strikes(hero, { ...sword, more: [...(sword.more ?? []), ...smite] }, times);
    return deedOf(`smite-${slot}`, `Divine Smite (level ${slot})`, [step], {
      costs: spends(`slot-${slot}`),
    });
  });
}

function layOnHands(hero: Hero): Deed[] {
  const heal = (amount: number): HealStep => ({
    does: 'heal',
    name: 'Lay on Hands',
    aim: { who: 'self-and-allies', count: 1 },
    amount: { count: 0, sides: 1, bonus: amount },
    raises: true,
  });
  const time = hero.modern ? ('bonus-action' as const) : ('action' as const);
  const half = Math.floor((5 * hero.level) / 2);
  return [5, half > 5 ? half : 0]
    .filter((amount) => amount > 0)
    .map((amount) =>
      deedOf(`lay-on-hands-${amount}`, `Lay on Hands (${amount})`, [heal(amount)], {
        time,
        costs: spends('lay-on-hands', amount),
      }),
    );
}

function sacredWeapon(hero: Hero): Deed {
  const plus = { count: 0, sides: 1, bonus: Math.max(1, hero.modifiers.cha) };
  const name = 'Sacred Weapon';
  return deedOf(
    'sacred-weapon',
    name,
    [
      {
        does: 'mark',
        name,
        aim: { who: 'self', count: 1 },
        mark: {
          name,
          conditions: [],
          modifiers: [{ what: 'attack-rolls', plus }],
          ends: { rounds: hero.modern ? 100 : 10 },
        },
      },
    ],
    // In 2024 it is part of the Attack action.
    { time: hero.modern ? 'free' : 'action', costs: spends('channel-divinity') },
  );
}

function resources({ level, modern }: Hero): Kit['resources'] {
  const channel = modern && level >= 3 ? (level >= 11 ? 3 : 2) : 1;
  return [
    { key: 'lay-on-hands', name: 'Lay on Hands', most: 5 * level, back: 'long-rest' },
    ...(level >= 3
      ? [
          {
            key: 'channel-divinity',
            name: 'Channel Divinity',
            most: channel,
            back: modern ? ('long-rest' as const) : ('short-rest' as const),
          },
        ]
      : []),
  ];
}

/** A paladin with longsword and shield, smites and an aura. */
export const PALADIN: Build = {
  id: 'devotion',
  className: 'Paladin',
  name: 'Devotion paladin',
  line: 'Longsword, shield and smite; comrades save better close by.',
  hitDie: 10,
  saves: ['wis', 'cha'],
  stands: 'front',
  plans: {
    // Dragonborn: Strength 15 + 2, Charisma 14 + 1.
    '2014': {
      base: [17, 10, 13, 8, 12, 15],
      gains: gains('4 str+1 cha+1', '8 str+2', '12 cha+2', '16 cha+2', '19 con+2'),
    },
    // Soldier: Strength 15 + 2, Constitution 13 + 1.
    '2024': {
      base: [17, 10, 14, 8, 12, 14],
      gains: gains('4 str+1 con+1', '8 str+2', '12 cha+2', '16 cha+2', '19 con+1'),
    },
  },
  ac: ({ level, modern }) => heavyArmor(level) + 2 + (modern && level >= 2 ? 1 : 0),
  spells: {
    caster: 'Paladin',
    ability: 'cha',
    known: {
      '2014': { 2: ['bless', 'cure-wounds'], 5: ['aid'], 17: ['flame-strike'] },
      '2024': { 1: ['bless', 'cure-wounds'], 5: ['aid'], 17: ['flame-strike'] },
    },
  },
  kit(hero) {
    const { level, modern, modifiers } = hero;
    const times = level >= 5 ? 2 : 1;
    return {
      deeds: [
        deedOf('longsword', 'Longsword', [strikes(hero, longsword(hero), times)]),
        ...smites(hero, times),
        ...layOnHands(hero),
        ...(level >= 3 ? [sacredWeapon(hero)] : []),
      ],
      resources: resources(hero),
      traits: level >= 6 ? { saveAura: { plus: Math.max(1, modifiers.cha) } } : {},
      conditionImmune: [
        ...(level >= 7 ? (['charmed'] as const) : []),
        ...(level >= 10 ? (['frightened'] as const) : []),
      ],
      leftOut: [
        ...(level >= 2 ? ['Divine Smite spends its slot before the attack, even on a miss.'] : []),
        ...(level >= 7 ? ["The auras' immunities count for the paladin only."] : []),
        ...(modern && level >= 9 ? ['Abjure Foes is not used.'] : []),
        ...(level >= 15 && !modern ? ['Purity of Spirit is not counted.'] : []),
        ...(level >= 20 ? ['Holy Nimbus is not used.'] : []),
      ],
    };
  },
};

import type { Deed } from '../sheet/deed';
import { byLevel, gains, type Hero } from './ability-plan';
import type { Build } from './build';
import { saveCantrip } from './cantrips';
import { heavyArmor } from './class-fighter';
import { healsMore } from './shape-deeds';
import { slotOf } from './spell-kit';
import { deedOf, dice, spends, strikes } from './weapon-deeds';

const SPELLS = {
  1: ['bless', 'cure-wounds', 'healing-word', 'guiding-bolt', 'inflict-wounds'],
  3: ['spiritual-weapon', 'aid'],
  5: ['spirit-guardians', 'mass-healing-word'],
  7: ['guardian-of-faith'],
  9: ['flame-strike', 'mass-cure-wounds'],
  11: ['harm', 'heal'],
  13: ['fire-storm'],
  17: ['mass-heal'],
};

/** Applies Disciple of Life and Supreme Healing to healing spells cast from a slot. */
function lifeHealing(hero: Hero, deed: Deed): readonly Deed[] {
  const slot = slotOf(deed);
  if (slot === 0 || hero.level < (hero.modern ? 3 : 1)) return [deed];
  return [healsMore(deed, 2 + slot, hero.level >= 17)];
}

/** Preserve Life, shared evenly among three. */
function preserveLife(hero: Hero): Deed {
  const name = 'Preserve Life';
  const share = Math.floor((5 * hero.level) / 3);
  return deedOf(
    'preserve-life',
    name,
    [
      {
        does: 'heal',
        name,
        aim: { who: 'self-and-allies', count: 3 },
        amount: { count: 0, sides: 1, bonus: share },
        raises: true,
      },
    ],
    { costs: spends('channel-divinity') },
  );
}

/** An armored cleric who heals the others. */
export const CLERIC: Build = {
  id: 'life',
  className: 'Cleric',
  name: 'Life cleric',
  line: 'Heals more than anybody, in mail and behind a shield.',
  hitDie: 8,
  saves: ['wis', 'cha'],
  stands: 'front',
  plans: {
    // Hill dwarf: Constitution 14 + 2, Wisdom 15 + 1.
    '2014': {
      base: [13, 10, 16, 8, 16, 12],
      gains: gains('4 wis+2', '8 wis+2', '12 con+2', '16 con+2', '19 str+2'),
    },
    // Acolyte: Wisdom 15 + 2, Charisma 12 + 1.
    '2024': {
      base: [13, 10, 14, 8, 17, 13],
      gains: gains('4 wis+1 con+1', '8 wis+2', '12 con+1 str+1', '16 con+2', '19 wis+1'),
    },
  },
  ac: ({ level }) => heavyArmor(level) + 2,
  spells: {
    caster: 'Cleric',
    ability: 'wis',
    shape: lifeHealing,
    known: { '2014': SPELLS, '2024': SPELLS },
  },
  kit(hero) {
    const { level, modern } = hero;
    const strike = modern ? 0 : byLevel(level, { 8: 1, 14: 2 });
    const potent = modern && level >= 7 ? hero.modifiers.wis : 0;
    const channels = level >= (modern ? 3 : 2);
    return {
      deeds: [
        deedOf('mace', 'Mace', [
          strikes(hero, {
            name: 'Mace',
            reach: 'melee',
            ability: 'str',
            count: 1,
            sides: 6,
            type: 'bludgeoning',
            more: strike > 0 ? [dice(strike, 8, 'radiant', { oncePerTurn: true })] : [],
          }),
        ]),
        saveCantrip(hero, 'wis', 'Sacred Flame', {
          save: 'dex',
          sides: 8,
          type: 'radiant',
          bonus: potent,
        }),
        ...(channels ? [preserveLife(hero)] : []),
      ],
      resources: channels
        ? [
            {
              key: 'channel-divinity',
              name: 'Channel Divinity',
              most: byLevel(level, modern ? { 2: 2, 6: 3, 18: 4 } : { 2: 1, 6: 2, 18: 3 }),
              back: modern ? 'long-rest' : 'short-rest',
            },
          ]
        : [],
      leftOut: [
        ...(channels
          ? [
              'Preserve Life heals three creatures equally, also above half their hit points.',
              'Turn Undead is not used.',
            ]
          : []),
        ...(level >= 6 ? ['Blessed Healer: its own healing is not counted.'] : []),
        ...(level >= 10 ? ['Divine Intervention is not used.'] : []),
      ],
    };
  },
};

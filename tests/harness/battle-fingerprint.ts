import { writtenBattle } from './written-battle';

const blade = { name: 'Blade', toHit: 5, dice: '2d6', bonus: 3, type: 'slashing' };
const A = [
  { name: 'Ash', ac: 17, hp: 44, dexMod: 1, count: 2, attacks: [blade, blade] },
  {
    name: 'Elm',
    ac: 13,
    hp: 27,
    line: 'back',
    attacks: [{ ...blade, reach: 'ranged', roll: 'advantage' }],
    powers: [
      { name: 'Fire', ability: 'dex', dc: 14, dice: '8d6', type: 'fire', targets: 9, uses: 2 },
    ],
  },
];
const B = [
  {
    name: 'Ogre',
    ac: 11,
    hp: 59,
    count: 2,
    attacks: [{ ...blade, dice: '2d8', bonus: 4 }],
    hpDice: '7d10+21',
  },
  {
    name: 'Wolf',
    ac: 13,
    hp: 11,
    dexMod: 2,
    count: 5,
    packTactics: true,
    attacks: [{ ...blade, dice: '2d4' }],
    arrives: 2,
  },
  {
    name: 'Wyrm',
    ac: 17,
    hp: 75,
    resist: [{ types: ['slashing'] }],
    legendaryResistance: 1,
    attacks: [blade],
    powers: [
      {
        name: 'Breath',
        ability: 'con',
        dc: 15,
        dice: '6d8',
        type: 'cold',
        targets: 3,
        recharge: 5,
      },
    ],
  },
];

/** A hash of the results of a few hundred fights that use every rule: the same on every JavaScript engine. */
export function battleFingerprint(): string {
  const battle = writtenBattle(A, B, {
    options: {
      fixedHitPoints: false,
      deathSaves: true,
      lines: true,
      reactions: true,
      sharedInitiative: true,
    },
    tactics: [{ targets: 'dangerous' }, { targets: 'random', fleeAt: 20 }],
    seed: 'the same everywhere',
  });
  battle.play(400);
  const text = JSON.stringify([battle.tally(), battle.tell(77)]);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}

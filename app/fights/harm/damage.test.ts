import { describe, expect, it } from 'vitest';
import { joined, somebody, who } from '../../../tests/harness/fight-table';
import type { Manner, Struck } from '../log/deeds';
import type { Combatant } from '../log/state';
import type { Sheet } from '../sheet/sheet';
import { damageTaken } from './damage';

const PLAIN: Manner = {
  attack: false,
  magical: false,
  silvered: false,
  adamantine: false,
  spell: false,
  good: false,
};
const WEAPON = { ...PLAIN, attack: true };
type Parts = Struck['parts'];
type Defence = Partial<Pick<Sheet, 'resist' | 'vulnerable' | 'immune'>>;

function one(sheet: Defence, condition?: 'petrified'): Combatant {
  const made = who(joined([somebody('troll', { sheet })]), 'troll');
  if (!condition) return made;
  return {
    ...made,
    lasting: [
      {
        id: 'stone',
        name: 'Stone',
        conditions: [condition],
        text: '',
        colour: 'gray',
        sign: 'circle',
        maker: null,
        ends: {},
        ongoing: null,
        hidden: false,
        despiteImmunity: false,
        turnsLeft: null,
        since: { round: 1, event: 'e' },
      },
    ],
  };
}

function taken(
  combatant: Combatant,
  parts: Parts,
  manner: Manner = PLAIN,
  share: Struck['share'] = 1,
  edition: '2014' | '2024' = '2014',
): number {
  return damageTaken(combatant, { parts, share, ignoresDefences: false }, manner, edition).total;
}

const all = (types: string[], qualifier: string | null = null) =>
  [{ types, qualifier }] as unknown as Sheet['resist'];
const FIRE: Parts = [{ amount: 25, type: 'fire' }];

describe('damage against defences (SRD 5.1, "Damage Resistance and Vulnerability"; SRD 5.2.1, "Order of Application")', () => {
  it.each<[string, Defence, Parts, Struck['share'], number]>([
    ['plain', {}, FIRE, 1, 25],
    ['resisted, rounded down', { resist: all(['fire']) }, FIRE, 1, 12],
    [
      'resisted twice counts once',
      { resist: [...all(['fire']), ...all(['fire', 'cold'])] },
      FIRE,
      1,
      12,
    ],
    ['of another type', { resist: all(['cold']) }, FIRE, 1, 25],
    ['vulnerable', { vulnerable: all(['fire']) }, FIRE, 1, 50],
    ['immune', { immune: all(['fire']), vulnerable: all(['fire']) }, FIRE, 1, 0],
    // 23, halved 11, doubled 22: resistance before vulnerability.
    [
      'resistant, then vulnerable',
      { resist: all(['fire']), vulnerable: all(['fire']) },
      [{ amount: 23, type: 'fire' }],
      1,
      22,
    ],
    ['half by the save, then resistance', { resist: all(['fire']) }, FIRE, 0.5, 6],
    ['none by the save', {}, FIRE, 0, 0],
    ['doubled', {}, FIRE, 2, 50],
    [
      'of two types, each rounded down',
      { resist: all(['fire', 'cold']) },
      [
        { amount: 5, type: 'fire' },
        { amount: 5, type: 'cold' },
      ],
      1,
      4,
    ],
    [
      'of one type in two parts, rounded once',
      { resist: all(['fire']) },
      [
        { amount: 5, type: 'fire' },
        { amount: 3, type: 'fire' },
      ],
      1,
      4,
    ],
    ['of no type', { resist: all(['fire']) }, [{ amount: 9, type: null }], 1, 9],
  ])('%s', (_name, sheet, parts, share, wanted) => {
    expect(taken(one(sheet), parts, PLAIN, share)).toBe(wanted);
  });

  it.each<[string, string, Partial<Manner>, boolean]>([
    ['nonmagical', 'a plain weapon', WEAPON, true],
    ['nonmagical', 'a magic weapon', { ...WEAPON, magical: true }, false],
    ['nonmagical', 'a spell’s attack', { ...WEAPON, spell: true }, false],
    ['nonmagical', 'a fall, which is no attack', PLAIN, false],
    ['nonmagical', 'silver', { ...WEAPON, silvered: true }, true],
    ['nonmagical-not-silvered', 'silver', { ...WEAPON, silvered: true }, false],
    ['nonmagical-not-silvered', 'adamantine', { ...WEAPON, adamantine: true }, true],
    ['nonmagical-not-adamantine', 'adamantine', { ...WEAPON, adamantine: true }, false],
    ['nonmagical-not-adamantine', 'a plain weapon', WEAPON, true],
    [
      'magical-wielded-by-good',
      'a paladin’s magic weapon',
      { ...WEAPON, magical: true, good: true },
      true,
    ],
    ['magical-wielded-by-good', 'a villain’s magic weapon', { ...WEAPON, magical: true }, false],
    ['spells', 'a spell', { spell: true }, true],
    ['spells', 'a plain weapon', WEAPON, false],
    ['other', 'anything', { ...WEAPON, spell: true }, false],
  ])('"%s" against %s', (qualifier, _name, manner, holds) => {
    const resists = one({ resist: all(['piercing'], qualifier) });
    const parts: Parts = [{ amount: 10, type: 'piercing' }];
    expect(taken(resists, parts, { ...PLAIN, ...manner })).toBe(holds ? 5 : 10);
  });

  it('a resistance to spells without types covers every type', () => {
    const resists = one({ resist: all([], 'spells') });
    expect(taken(resists, FIRE, { ...PLAIN, spell: true })).toBe(12);
    expect(taken(resists, [{ amount: 9, type: null }], { ...PLAIN, spell: true })).toBe(4);
  });

  it('the petrified resist all damage, and in 2014 are immune to poison (SRD, "Petrified")', () => {
    const stone = one({}, 'petrified');
    const poison: Parts = [{ amount: 10, type: 'poison' }];
    expect(taken(stone, [{ amount: 9, type: null }])).toBe(4);
    expect(taken(stone, poison)).toBe(0);
    expect(taken(stone, poison, PLAIN, 1, '2024')).toBe(5);
  });

  it('counts in full where the table says so', () => {
    const struck = { parts: FIRE, share: 0.5 as const, ignoresDefences: true };
    expect(damageTaken(one({ immune: all(['fire']) }), struck, PLAIN, '2014').total).toBe(12);
  });
});

import { describe, expect, it } from 'vitest';
import type { SpellBonus } from '~/fights/sheet/spell-bonus';
import { SRD_SPELLS } from '../../../../tests/harness/srd-5-1';
import { SRD_52_SPELLS } from '../../../../tests/harness/srd-5-2';
import { diceOf, throwAt } from './spell-throw';
import { spellThrows } from './spell-throws';

const CASTER = { dc: 15, toHit: 7, modifier: 4, level: 9 };

function throws(slug: string, from = SRD_SPELLS, level = CASTER.level) {
  const record = from.find((one) => one.slug === slug);
  if (!record) throw new Error(slug);
  return spellThrows(slug, record, { ...CASTER, level });
}

/** Formats the dice at a level: "damage 8d6 fire (dex halves)". */
function told(slug: string, at: number, from = SRD_SPELLS, level = CASTER.level): string[] {
  return throws(slug, from, level).map((one) => {
    const { parts, count } = throwAt(one, at);
    const types = parts.map(({ type }) => type).join(' and ');
    const save = one.save === null ? '' : ` (${one.save}${one.half ? ' halves' : ''})`;
    const each = count === null ? '' : ` x${count}`;
    return `${one.attack ? 'hit, ' : ''}${one.does} ${diceOf(parts)} ${types}${save}${each}`.trim();
  });
}

describe('the dice of a spell', () => {
  it('are its own at its level, and more by a higher slot', () => {
    expect(told('fireball', 3)).toEqual(['damage 8d6 fire (dex halves)']);
    expect(told('fireball', 5)).toEqual(['damage 10d6 fire (dex halves)']);
    expect(told('fireball', 5, SRD_52_SPELLS)).toEqual(['damage 10d6 fire (dex halves)']);
  });

  it('are those of a cantrip at its caster’s level', () => {
    expect(told('fire-bolt', 0, SRD_SPELLS, 4)).toEqual(['hit, damage 1d10 fire']);
    expect(told('fire-bolt', 0, SRD_SPELLS, 11)).toEqual(['hit, damage 3d10 fire']);
    expect(throws('fire-bolt')[0]?.steps).toHaveLength(1);
  });

  it('heal with the modifier of who casts', () => {
    expect(told('cure-wounds', 1)).toEqual(['healing 1d8+4']);
    expect(told('cure-wounds', 3)).toEqual(['healing 3d8+4']);
    expect(told('cure-wounds', 3, SRD_52_SPELLS)).toEqual(['healing 6d8+4']);
  });

  it('add up of several kinds, and say how many bolts there are', () => {
    expect(told('ice-storm', 5)).toEqual(['damage 3d8+4d6 bludgeoning and cold (dex halves)']);
    expect(told('magic-missile', 2)).toEqual(['damage 1d4+1 force x4']);
  });

  it('are the hit points that Sleep and Color Spray take hold of', () => {
    expect(told('sleep', 1)).toEqual(['holds 5d8']);
    expect(told('sleep', 3)).toEqual(['holds 9d8']);
    expect(told('color-spray', 2)).toEqual(['holds 8d10']);
    expect(throws('sleep', SRD_52_SPELLS)).toEqual([]);
  });

  it('stand there once, however often a spell comes to them', () => {
    const wall = ['damage 5d8 fire (dex halves)', 'damage 5d8 fire'];
    expect([told('wall-of-fire', 4), told('wall-of-fire', 4, SRD_52_SPELLS)]).toEqual([wall, wall]);
    expect(throws('conjure-celestial', SRD_52_SPELLS).map(({ name }) => name)).toEqual([
      'Healing Light',
      'Searing Light',
    ]);
  });

  it('are thrown for each strike, and for a breath once', () => {
    expect(told('summon-dragon', 5, SRD_52_SPELLS)).toEqual([
      'hit, damage 1d6+9 piercing x2',
      'damage 2d6 acid or cold or fire or lightning or poison (dex halves)',
    ]);
  });

  it('are none where nothing is rolled', () => {
    expect(throws('mage-armor')).toEqual([]);
    expect(throws('detect-magic', SRD_52_SPELLS)).toEqual([]);
  });
});

it('every spell of both books gives dice that can be thrown, or none', () => {
  const dice = /^\d+d\d+([+-]\d+)?(\+\d+d\d+([+-]\d+)?|\+\d+)*$/;
  let spells = 0;
  for (const record of [...SRD_SPELLS, ...SRD_52_SPELLS]) {
    const found = spellThrows(record.slug, record, CASTER);
    if (found.length > 0) spells += 1;
    for (const one of found) {
      for (const { parts } of one.steps) expect(diceOf(parts), record.slug).toMatch(dice);
    }
  }
  expect(spells).toBeGreaterThan(150);
});

describe('what the caster’s features add', () => {
  const with_ = (slug: string, at: number, bonus: Partial<SpellBonus>, from = SRD_SPELLS) => {
    const record = from.find((one) => one.slug === slug);
    if (!record) throw new Error(slug);
    const none = { healing: 0, perLevel: 0, damage: 0 };
    return spellThrows(slug, record, CASTER, { ...none, ...bonus }).map((one) =>
      diceOf(throwAt(one, at).parts),
    );
  };
  const disciple = { healing: 2, perLevel: 1 };

  it('heals by level of the slot (SRD, “Disciple of Life”)', () => {
    expect(with_('cure-wounds', 1, disciple)).toEqual(['1d8+7']);
    expect(with_('cure-wounds', 3, disciple)).toEqual(['3d8+9']);
    expect(with_('mass-cure-wounds', 5, disciple, SRD_52_SPELLS)).toEqual(['5d8+11']);
    expect(with_('fireball', 3, disciple)).toEqual(['8d6']);
    expect(with_('false-life', 1, disciple)).toEqual(['1d4+4']);
  });

  it('strikes harder with each bolt, once with each save (SRD, “Agonizing Blast”)', () => {
    expect(with_('eldritch-blast', 0, { damage: 4 })).toEqual(['1d10+4']);
    expect(with_('sacred-flame', 0, { damage: 3 })).toEqual(['2d8+3']);
  });
});

import { describe, expect, it } from 'vitest';
import { readMonsterRecord } from '~/compendium/records/read-records';
import { creatureText, newCreature, readCreature, shownCreature } from './creature';

function troll(more: Record<string, unknown> = {}) {
  const read = readMonsterRecord({
    slug: 'moss-troll',
    source: 'Homebrew',
    edition: '2014',
    name: 'Moss Troll',
    size: 'Large',
    type: 'giant',
    alignment: 'chaotic evil',
    ac: { value: 15 },
    hp: { average: 9, dice: { count: 2, sides: 8 } },
    speeds: { walk: 30 },
    abilities: { str: 18, dex: 13, con: 20, int: 7, wis: 9, cha: 7 },
    senses: { passivePerception: 9 },
    cr: 5,
    xp: 1800,
    proficiencyBonus: 3,
    ...more,
  });
  if (!read.ok) throw new Error(read.problem);
  return read.record;
}

describe('a kept creature', () => {
  it('comes back from its text as it was, with what was typed', () => {
    const kept = { ...newCreature(troll()), draft: [['name', 'Mo'] as const] };
    expect(readCreature(creatureText(kept) ?? '')).toEqual(kept);
    expect(shownCreature(kept).draft).toBeNull();
  });

  it('is no site’s book, whatever it was made from', () => {
    const { record } = newCreature(troll({ source: 'SRD 5.1', licence: 'cc-by-4.0' }));
    expect(record).toMatchObject({ source: 'Homebrew', licence: 'cc-by-4.0' });
    expect(newCreature(troll({ source: 'My Table' })).record.source).toBe('My Table');
  });

  it('is not read from anything else', () => {
    const whole = JSON.parse(creatureText(newCreature(troll())) ?? '');
    for (const text of [
      '',
      'null',
      '[]',
      '{}',
      '{"record":null}',
      '{"__proto__":{}}',
      JSON.stringify({ ...whole, record: { ...whole.record, cr: 99 } }),
      JSON.stringify({ ...whole, draft: [['name']] }),
      JSON.stringify({ ...whole, more: 1 }),
    ]) {
      expect(readCreature(text), text.slice(0, 40)).toBeNull();
    }
  });
});

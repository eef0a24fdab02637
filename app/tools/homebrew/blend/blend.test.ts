import { describe, expect, it } from 'vitest';
import { entriesOf } from '~/compendium/records/entries-of';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { readMonsterRecord } from '~/compendium/records/read-records';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../../tests/harness/srd-5-2';
import { BLEND_PARTS, type BlendPart, blended } from './blend';

const ALL = new Set(Object.keys(BLEND_PARTS) as BlendPart[]);
const NONE: ReadonlySet<BlendPart> = new Set();

function named(name: string): MonsterRecord {
  const found = SRD_MONSTERS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no ${name}`);
  return found;
}

describe('a blend of two creatures', () => {
  it('is the first under another name where nothing of the second is wanted', () => {
    const wolf = named('Wolf');
    const blend = blended(wolf, named('Owl'), NONE, 'Moon Hound');
    expect({ ...blend, name: 'Wolf', traits: wolf.traits, actions: wolf.actions }).toEqual(wolf);
    expect(blend.traits[0]?.text).toContain('The hound has advantage');
  });

  it('has the better of both bodies, and the entries of both', () => {
    const [wolf, owl] = [named('Wolf'), named('Owl')];
    const blend = blended(wolf, owl, ALL, 'Owlwolf');
    expect(blend.speeds).toMatchObject({ walk: 40, fly: 60 });
    expect(blend.abilities.str).toBe(wolf.abilities.str);
    expect(blend.abilities.dex).toBe(Math.max(wolf.abilities.dex, owl.abilities.dex));
    expect(blend.traits.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Pack Tactics', 'Flyby']),
    );
    expect(blend.traits.map(({ text }) => text).join(' ')).not.toMatch(/the owl\b/i);
  });

  it('is a whole record for each pair, with a key of its own for each entry', () => {
    const all = [...SRD_MONSTERS, ...SRD_52_MONSTERS];
    for (const [at, one] of all.entries()) {
      const other = all[(at * 7 + 101) % all.length] ?? one;
      const blend = blended(one, other, ALL, 'Both $& of them');
      const read = readMonsterRecord(blend);
      if (!read.ok) throw new Error(`${one.name} and ${other.name}: ${read.problem}`);
      const keys = entriesOf(blend).map(({ key }) => key);
      expect(new Set(keys).size, `${one.name} and ${other.name}`).toBe(keys.length);
    }
  });
});

import { expect, it } from 'vitest';
import { filledMonsterShelf } from '~/compendium/shelf/monster-shelf';
import { filledSpellShelf } from '~/compendium/shelf/spell-shelf';
import { exampleFile } from './example-records';

it('each line of an example file is a record, first the least of one and then a whole one', () => {
  for (const [kind, { read }] of [
    ['monsters', filledMonsterShelf],
    ['spells', filledSpellShelf],
  ] as const) {
    const lines = exampleFile(kind).trimEnd().split('\n');
    const readings = lines.map((line) => read(JSON.parse(line)));
    expect(readings.map((one) => (one.ok ? 'read' : one))).toEqual(['read', 'read']);
    expect(readings.map((one) => one.ok && one.record.unknown !== undefined)).toEqual([
      true,
      false,
    ]);
  }
});

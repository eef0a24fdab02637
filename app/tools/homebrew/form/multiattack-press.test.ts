import { describe, expect, it } from 'vitest';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import type { Field } from './fields';
import { formOf } from './form-of';
import { MOST_TIMES, multiattackWords, withMultiattack } from './multiattack-press';
import { FULL_MEANS, recordOf } from './record-of';

const BEAR: Field[] = [
  ['actions.0.name', 'Bite'],
  ['actions.0.deed', 'attack'],
  ['actions.2.name', 'Claw'],
  ['actions.2.deed', 'attack'],
  ['actions.5.name', 'Roar'],
  ['actions.5.deed', 'save'],
];

const choose =
  (...parts: (readonly [of: string, times: string])[]) =>
  (name: string) => {
    const [, at = '', what] = name.split('.');
    const part = parts[Number(at)];
    return (what === 'of' ? part?.[0] : part?.[1]) ?? '';
  };

const textOf = (fields: readonly Field[] | null, row = 0) =>
  fields?.find(([name]) => name === `actions.${row}.text`)?.[1];

describe('a Multiattack that is put together', () => {
  it('becomes the first action, in words', () => {
    const made = withMultiattack(BEAR, choose(['0', '1'], ['2', '2'], ['5', '1']));
    expect(made?.filter(([name]) => name.endsWith('.name')).map(([, name]) => name)).toEqual([
      'Multiattack',
      'Bite',
      'Claw',
      'Roar',
    ]);
    expect(textOf(made)).toBe(
      'The {name} uses Roar. It then makes one Bite attack and two Claw attacks.',
    );
  });

  it('is written anew where there is one, and what was read from its old words goes', () => {
    const before: Field[] = [
      ...BEAR,
      ['actions.6.name', 'Multiattack'],
      ['actions.6.text', 'Old.'],
      ['actions.6.kept', '{}'],
      ['multiattack.kept', '{}'],
    ];
    const made = withMultiattack(before, choose(['2', '3']));
    expect(textOf(made, 6)).toBe('The {name} makes three Claw attacks.');
    expect(made?.map(([name]) => name)).not.toContain('actions.6.kept');
    expect(made?.map(([name]) => name)).not.toContain('multiattack.kept');
    expect(made?.filter(([name]) => name === 'actions.6.text')).toHaveLength(1);
  });

  it('is made of what is there alone, each once, and so often', () => {
    for (const parts of [
      [],
      [['9', '1']],
      [['0', '0']],
      [['0', String(MOST_TIMES + 1)]],
      [['0', '1.5']],
      [['x', '1']],
      [['', '2']],
    ] as [string, string][][])
      expect(withMultiattack(BEAR, choose(...parts)), String(parts)).toBeNull();
    expect(textOf(withMultiattack(BEAR, choose(['0', '1'], ['0', '2'])))).toBe(
      'The {name} makes one Bite attack.',
    );
    const itself: Field[] = [['actions.0.name', 'Multiattack']];
    expect(withMultiattack(itself, choose(['0', '2']))).toBeNull();
  });

  it('lists three with commas, and uses alone without attacks', () => {
    const part = (name: string, times: number) => ({ name, times, isAttack: true });
    expect(multiattackWords([part('Bite', 1), part('Claw', 2), part('Tail', 1)])).toBe(
      'The {name} makes one Bite attack, two Claw attacks, and one Tail attack.',
    );
    expect(multiattackWords([{ name: 'Roar', times: 1, isAttack: false }])).toBe(
      'The {name} uses Roar.',
    );
  });
});

it('is read back as what was chosen, for the creatures of SRD 5.1', () => {
  let tried = 0;
  for (const record of SRD_MONSTERS) {
    const fields = formOf(record, FULL_MEANS);
    const attacks = record.actions
      .map((entry, row) => ({ entry, row }))
      .filter(({ entry }) => entry.effects[0]?.kind === 'attack')
      .slice(0, 3);
    if (attacks.length === 0) continue;
    tried += 1;
    const made = withMultiattack(
      fields,
      choose(...attacks.map(({ row }, at) => [String(row), String(at + 1)] as const)),
    );
    const read = recordOf(made ?? []);
    expect(read.ok && read.record.multiattack?.options, record.name).toEqual([
      { steps: attacks.map(({ entry }, at) => ({ anyOf: [entry.key], times: at + 1 })) },
    ]);
  }
  expect(tried).toBeGreaterThan(250);
});

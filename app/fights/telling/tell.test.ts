import { describe, expect, it, test } from 'vitest';
import { event, goblin, SEED, start } from '../../../tests/harness/told-fight';
import { createLedger } from '../fold/ledger';
import type { FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { asMarkdown, asText, type Line } from './line';
import { tell } from './tell';
import { tellLog } from './tell-log';

function texts(...events: FightEvent[]): string[] {
  const before = start();
  const lines = tellLog(SEED, [...before, ...events]);
  const known = new Set(before.map(({ id }) => id));
  return lines.filter((one) => !known.has(one.event)).map(({ text }) => text);
}

const fire = (who: string, more: object = {}) => ({
  do: 'harm' as const,
  by: 'mira',
  with: 'fireball',
  struck: [{ who, parts: [{ amount: 28, type: 'fire' }], ...more }],
});

describe('damage is told', () => {
  it('with what was left of it after resistance', () => {
    expect(texts(event(fire('lich')))).toEqual([
      'Lich takes 28 fire from Mira’s fireball, 14 after resistance.',
    ]);
  });

  it('with the save, and half of it', () => {
    const save = { ability: 'dex', dc: 15, dice: [12], total: 17, succeeded: true };
    expect(texts(event(fire('mira', { share: 0.5, save })))[0]).toBe(
      'Mira succeeds on a Dexterity save (17 against DC 15) and takes half of 28 fire from Mira’s fireball, 14 in all.',
    );
  });

  it('with who dies of it, and who falls', () => {
    expect(texts(event(fire('gob')))).toEqual([
      'Goblin takes 28 fire from Mira’s fireball.',
      'Goblin dies.',
    ]);
    expect(
      texts(event({ do: 'harm', struck: [{ who: 'mira', parts: [{ amount: 31 }] }] })),
    ).toEqual([
      'Mira takes 31.',
      'Mira falls and is dying.',
      expect.stringContaining('Mira is now Prone'),
    ]);
  });

  it('as a miss, when the attack missed', () => {
    const attack = { dice: [4], total: 9, ac: 17, hit: false };
    expect(texts(event(fire('lich', { share: 0, attack, parts: [{ amount: 0 }] })))).toEqual([
      'Mira misses Lich with fireball (9 against AC 17).',
    ]);
  });

  it('as the save alone, where nothing hurts', () => {
    const save = { ability: 'wis', dc: 15, total: 8, succeeded: false };
    expect(texts(event(fire('gob', { save, parts: [{ amount: 0 }] })))).toEqual([
      'Goblin fails a Wisdom save (8 against DC 15) against Mira’s fireball.',
    ]);
  });

  it('with legendary resistance, and temporary hit points', () => {
    const save = { ability: 'int', dc: 15, succeeded: true, legendary: true };
    expect(
      texts(
        event({ do: 'shield', given: [{ who: 'lich', amount: 5 }] }),
        event(fire('lich', { save })),
      ),
    ).toEqual([
      'Lich gains 5 temporary hit points.',
      'Lich succeeds on an Intelligence save (DC 15) by legendary resistance and takes 28 fire from Mira’s fireball, 14 after resistance, 5 of it to temporary hit points.',
    ]);
  });
});

test('conditions are told with what ends them, and that they ended', () => {
  const lasting = {
    id: 'l1',
    name: 'Hold Person',
    conditions: ['paralyzed'],
    maker: 'lich',
    ends: { save: { ability: 'wis', dc: 18, when: 'turn-end' }, concentration: true },
  };
  expect(
    texts(
      event(
        { do: 'lasting', who: ['mira'], lasting },
        { do: 'concentrates', who: 'lich', on: 'Hold Person', lasting: ['l1'] },
      ),
      event({ do: 'concentration-ends', who: 'lich' }),
    ),
  ).toEqual([
    'Mira is Paralyzed (Hold Person) until a save against DC 18 or concentration ends.',
    'Lich concentrates on Hold Person.',
    'Lich ends concentration on Hold Person.',
    'Mira is no longer Paralyzed (Hold Person).',
  ]);
});

test('rounds and turns are told, and a press too many is not', () => {
  const at = (round: number, row: string) => ({ round, row });
  const rows = rowsOf(start());
  const turn = (from: number, fromRow = '', to: number, toRow = '') =>
    event({ do: 'turn', from: at(from, fromRow), to: at(to, toRow) });
  const [first, second] = [rows.lich, rows.mira];
  expect(texts(turn(1, first, 1, second), turn(1, first, 1, second))).toEqual(['Mira’s turn.']);
});

function rowsOf(events: FightEvent[]): Record<string, string> {
  const ledger = createLedger(SEED);
  for (const one of events) ledger.append(one);
  const all = Object.values(ledger.fight().combatants);
  return Object.fromEntries(all.map(({ id, row }) => [id, row]));
}

test('what is taken back says what it was and what changed, and stays in the log struck through', () => {
  const before = start();
  const hit = event(fire('lich'));
  const undo = event({ do: 'undo', event: hit.id });
  const lines = tellLog(SEED, [...before, hit, undo]);
  expect(lines.at(-1)?.text).toBe(
    'Undone: Lich takes 28 fire from Mira’s fireball, 14 after resistance; Lich has 135 hit points instead of 121.',
  );
  expect(lines.find((one) => one.event === hit.id)?.undone).toBe(true);
  expect(asMarkdown(lines)).toContain('- ~~Lich takes 28 fire');
  expect(asText(lines)).toContain('after resistance. (undone)');
});

test('somebody is called what it was called then', () => {
  const before = [...start(), event(fire('gob'))];
  const second = event({ do: 'add', seeds: [{ id: 'gob2', sheet: goblin }] });
  const lines = tellLog(SEED, [...before, second]);
  expect(lines.map(({ text }) => text)).toContain('Goblin takes 28 fire from Mira’s fireball.');
  expect(lines.at(-1)?.text).toBe('Goblin 2 joins.');
});

test('Markdown in names and notes is no Markdown', () => {
  const line: Line = {
    event: 'e',
    by: 'gm',
    at: 0,
    round: 2,
    kind: 'note',
    follows: false,
    undone: false,
    text: 'Note: **bold** [link](x) <b>',
  };
  expect(asMarkdown([line])).toBe(
    '## Round 2\n\n- Note: \\*\\*bold\\*\\* \\[link\\]\\(x\\) \\<b\\>\n',
  );
  expect(asText([line])).toBe('Round 2:\n  - Note: **bold** [link](x) <b>\n');
  expect(asText([])).toBe('');
});

test('several deeds of one press are told one after the other, as the fold has them', () => {
  const all = start();
  const ledger = createLedger(SEED);
  for (const one of all) ledger.append(one);
  const before: Fight = ledger.fight();
  const twice = event(fire('lich'), fire('lich'));
  ledger.append(twice);
  expect(tell(before, twice, ledger.fight()).map(({ text }) => text)).toEqual([
    'Lich takes 28 fire from Mira’s fireball, 14 after resistance.',
    'Lich takes 28 fire from Mira’s fireball, 14 after resistance.',
  ]);
});

import { describe, expect, it } from 'vitest';
import { createRandom } from '~/rules/random';
import { knownBonus, ROLL_KINDS, type RollFacts, rollForAll, rollWords } from './secret-roll';

const nothing = {
  str: null,
  dex: null,
  con: null,
  int: null,
  wis: null,
  cha: null,
  passivePerception: null,
  passiveInvestigation: null,
  passiveInsight: null,
};
const mira: RollFacts = {
  ...nothing,
  id: 'm',
  name: 'Mira',
  absent: false,
  initiative: 2,
  wis: 5,
  passivePerception: 13,
};
const away: RollFacts = { ...mira, id: 'a', name: 'Away', absent: true };
const plain = { lean: 'plain', dc: null, bonuses: {} } as const;

describe('a roll for everybody', () => {
  it.each([
    ['save-wis', 5],
    ['skill-perception', 3],
    ['initiative', 2],
    ['save-str', null],
    ['skill-insight', null],
    ['skill-arcana', null],
    ['check-wis', null],
  ])('knows what is added to %s: %s', (kind, bonus) => {
    expect(knownBonus(kind, mira)).toBe(bonus);
  });

  it('leaves out who is absent', () => {
    const { lines, label } = rollForAll(
      { ...plain, kind: 'save-wis' },
      [mira, away],
      createRandom(1),
    );
    expect(label).toBe('Wisdom save');
    expect(lines.map(({ name }) => name)).toEqual(['Mira']);
  });

  it('reaches its difficulty when the sum is as high, and tells nothing of it without one', () => {
    const asked = { ...plain, kind: 'save-wis' };
    const [line] = rollForAll(asked, [mira], createRandom(7)).lines;
    if (!line) throw new Error('no line');
    expect(line.total).toBe(line.die + 5);
    expect(line.made).toBeNull();
    for (const [dc, made] of [
      [line.total, true],
      [line.total + 1, false],
    ] as const) {
      expect(rollForAll({ ...asked, dc }, [mira], createRandom(7)).lines[0]?.made).toBe(made);
    }
  });

  it('takes the better of two dice with advantage, the worse with disadvantage', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      for (const lean of ['advantage', 'disadvantage'] as const) {
        const [line] = rollForAll(
          { ...plain, kind: 'save-wis', lean },
          [mira],
          createRandom(seed),
        ).lines;
        const best = lean === 'advantage' ? Math.max : Math.min;
        expect(line?.dice).toHaveLength(2);
        expect(line?.die).toBe(best(...(line?.dice ?? [])));
      }
    }
  });

  it('takes a typed bonus before the known one, and says where none is known', () => {
    const asked = { ...plain, kind: 'save-wis', bonuses: { m: -1 } };
    const [typed] = rollForAll(asked, [mira], createRandom(1)).lines;
    expect(typed?.bonus).toBe(-1);
    if (!typed) throw new Error('no line');
    expect(rollWords(typed)).toBe(`${typed.die} −1`);
    const [bare] = rollForAll({ ...plain, kind: 'check-str' }, [mira], createRandom(1)).lines;
    expect(bare?.total).toBe(bare?.die);
    if (!bare) throw new Error('no line');
    expect(rollWords(bare)).toBe(`${bare.die}, bonus unknown`);
  });

  it('offers every save, skill and check once', () => {
    expect(new Set(ROLL_KINDS.map(({ value }) => value)).size).toBe(6 + 18 + 6 + 1);
  });
});

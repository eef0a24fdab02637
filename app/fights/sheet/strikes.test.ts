import { describe, expect, it, test } from 'vitest';
import { withInner } from '~/compendium/records/within-effects';
import { SRD_MONSTERS } from '../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../tests/harness/srd-5-2';
import { sheetOf } from './from-record';
import { lastingSeed } from './lasting';
import { sequencesOf } from './sequences';
import { lastingFrom, type Outcome, type Strike } from './strike';
import { placedEntries, strikesOf } from './strikes';

const ALL = [...SRD_MONSTERS, ...SRD_52_MONSTERS];

function strike(slug: string, edition: '2014' | '2024', key: string): Strike {
  const record = ALL.find((one) => one.slug === slug && one.edition === edition);
  const found = record && strikesOf(record).find((one) => one.key === key);
  if (!found) throw new Error(`no ${key} of ${slug}`);
  return found;
}

function outcomesIn(outcome: Outcome): Outcome[] {
  const inner = [
    ...outcome.saves.flatMap(({ fail, success, always, worse }) => [
      fail,
      success,
      always,
      ...worse.map(({ outcome }) => outcome),
    ]),
    ...outcome.choices.map(({ outcome }) => outcome),
  ];
  return [outcome, ...inner.flatMap(outcomesIn)];
}

function outcomesOf({ hit, miss }: Strike): Outcome[] {
  return [hit, ...(miss === null ? [] : [miss])].flatMap(outcomesIn);
}

describe('every monster of both editions', () => {
  it('has a strike for each attack of its statblock, with its bonus and its dice', () => {
    for (const record of ALL) {
      const strikes = strikesOf(record);
      for (const { entry } of placedEntries(record)) {
        const attacks = entry.effects.filter((effect) => effect.kind === 'attack');
        const own = strikes.filter((one) => one.entry === entry.key && one.attack !== null);
        if (attacks.length > 0) expect(own.length, entry.name).toBe(attacks.length);
        for (const [at, attack] of attacks.entries()) {
          if (attack.toHit !== undefined) expect(own[at]?.attack?.toHit).toBe(attack.toHit);
          const dealt = attack.hit.flatMap((one) =>
            one.kind === 'damage' && one.later === undefined && one.to !== 'self' ? one.damage : [],
          );
          expect(
            own[at]?.hit.damage.map(({ dice, bonus, type }) => ({ dice, bonus, type })),
          ).toEqual(dealt.map(({ dice, bonus, type }) => ({ dice, bonus, type })));
        }
      }
    }
  });

  it('has every save of its actions with ability, DC and what a success does', () => {
    for (const record of ALL) {
      const strikes = strikesOf(record);
      for (const { entry, section } of placedEntries(record)) {
        if (section === 'trait') continue;
        const wanted = withInner(entry.effects).filter(
          (one) => one.kind === 'save' && one.dc !== undefined,
        );
        const own = strikes.filter((one) => one.entry === entry.key);
        const saves = own.flatMap(outcomesOf).flatMap(({ saves }) => saves);
        for (const one of wanted) {
          if (one.kind !== 'save') continue;
          expect(
            saves.some(
              ({ ability, dc, half }) =>
                ability === one.ability && dc === one.dc && half === (one.success !== 'none'),
            ),
            `${record.name} ${record.edition}: ${entry.name}`,
          ).toBe(true);
        }
      }
    }
  });

  it('names each strike once, spends what the sheet counts, and leaves seeds that hold', () => {
    for (const record of ALL) {
      const { uses } = sheetOf(record);
      const strikes = strikesOf(record);
      const keys = strikes.map(({ key }) => key);
      expect(new Set(keys).size, record.name).toBe(keys.length);
      for (const one of strikes) {
        for (const cost of one.spends) {
          if (cost.of === 'use') expect(uses.some(({ key }) => key === cost.key)).toBe(true);
        }
        for (const { lasting } of outcomesOf(one)) {
          for (const template of lasting) {
            const made = lastingFrom(template, { id: 'x', maker: 'a', bearer: 'b' });
            expect(lastingSeed.parse(made), `${record.name}: ${one.name}`).toEqual(made);
          }
        }
      }
    }
  });

  it('has sequences whose steps name entries of its own', () => {
    for (const record of ALL) {
      const sequences = sequencesOf(record);
      expect(sequences.length).toBe(record.multiattack?.options.length ?? 0);
      const entries = new Set(placedEntries(record).map(({ entry }) => entry.key));
      for (const { steps } of sequences) {
        for (const key of steps.flatMap(({ anyOf }) => anyOf)) {
          // A glabrezu may cast a spell instead of an attack.
          expect(entries.has(key) || key === 'spellcasting', `${record.name}: ${key}`).toBe(true);
        }
      }
    }
  });
});

test('a ghast paralyses for ten rounds of its own turns, with a save at the end of each turn of whom it holds', () => {
  const { hit, attack, manner } = strike('ghast', '2014', 'claws');
  expect(attack).toEqual({ toHit: 5, reachFeet: 5, rangeFeet: null });
  expect(manner).toMatchObject({ attack: true, magical: false, spell: false });
  expect(hit.damage).toMatchObject([{ average: 10, type: 'slashing', when: null }]);
  const [save] = hit.saves;
  expect(save).toMatchObject({ ability: 'con', dc: 10, half: false, against: ['paralyzed'] });
  expect(save?.when).toBe('the target is not undead');
  expect(save?.fail.lasting[0]).toMatchObject({
    conditions: ['paralyzed'],
    ends: {
      turn: { of: 'maker', moment: 'start', count: 10 },
      save: { ability: 'con', dc: 10, when: 'turn-end', advantage: false, against: ['paralyzed'] },
    },
  });
});

test('a dragon breathes fire on everybody in a cone, for half on a success, and must recharge', () => {
  const breath = strike('adult-red-dragon', '2014', 'fire-breath');
  expect(breath).toMatchObject({
    attack: null,
    targets: { count: 'each', of: 'foes', area: '60-foot cone' },
    spends: [{ of: 'use', key: 'fire-breath' }],
  });
  expect(breath.hit.saves[0]).toMatchObject({ ability: 'dex', dc: 21, half: true });
  expect(strike('adult-red-dragon', '2014', 'wing-attack').spends).toEqual([
    { of: 'legendary-action', by: 2 },
  ]);
});

test('a legendary action that uses an attack strikes as the attack does', () => {
  expect(strike('lich', '2014', 'paralyzing-touch-2')).toMatchObject({
    section: 'legendary',
    spends: [{ of: 'legendary-action', by: 2 }],
    attack: { toHit: 12 },
    manner: { attack: true, spell: true, magical: true },
  });
});

test('a vampire bites for its own good, and grapples instead of dealing damage', () => {
  const bite = strike('vampire', '2014', 'bite');
  expect(bite.hit.heals).toMatchObject([{ to: 'maker', share: 1 }]);
  expect(bite.hit.drains).toMatchObject([{ share: 1 }]);
  const choices = strike('vampire', '2014', 'unarmed-strike').hit.choices;
  expect(choices.map(({ name }) => name)).toEqual(['Damage', 'Grapple']);
  expect(choices[1]?.outcome.lasting[0]).toMatchObject({
    conditions: ['grappled'],
    ends: { escape: 18 },
  });
});

test('a unicorn heals three times a day, and weapons are magical where a trait says so', () => {
  expect(strike('unicorn', '2014', 'healing-touch')).toMatchObject({
    spends: [{ of: 'use', key: 'healing-touch' }],
    hit: { heals: [{ average: 11, to: 'target', share: null }] },
  });
  expect(strike('couatl', '2014', 'bite').manner.magical).toBe(true);
});

test('what ends at a turn counts the turn of who is named', () => {
  const claw = strike('ghoul', '2024', 'claw').hit.saves[0]?.fail.lasting[0];
  expect(claw?.ends).toEqual({ turn: { of: 'bearer', moment: 'end', count: 1 } });
  const seed = claw && lastingFrom(claw, { id: 'x', maker: 'ghoul', bearer: 'mira' });
  expect(seed?.ends.turn?.of).toBe('mira');
});

test('a marilith strikes in a sequence', () => {
  const record = ALL.find(({ slug, edition }) => slug === 'marilith' && edition === '2014');
  expect(record && sequencesOf(record)).toMatchObject([
    { name: 'Multiattack: 6 × Longsword, Tail', steps: [{ times: 6 }, { times: 1 }] },
  ]);
});

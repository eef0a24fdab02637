import { describe, expect, it } from 'vitest';
import { entriesOf } from '~/compendium/records/entries-of';
import { numbersInStructure, numbersInWords } from '~/compendium/records/entry-numbers';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { readMonsterRecord } from '~/compendium/records/read-records';
import { SRD_MONSTERS, SRD_SPELLS } from '../../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS, SRD_52_SPELLS } from '../../../../tests/harness/srd-5-2';
import { leftByScaling } from './left-by-scaling';
import { scaleTo } from './scale';
import { scaledAmount } from './scaled-damage';
import { scaledEntry } from './scaled-entry';
import { scaledText } from './scaled-words';
import { spellHarmOf } from './spell-harm';

const SPELLS = {
  '2014': spellHarmOf(new Map(SRD_SPELLS.map((spell) => [spell.slug, spell]))),
  '2024': spellHarmOf(new Map(SRD_52_SPELLS.map((spell) => [spell.slug, spell]))),
};
const named = (name: string) => SRD_MONSTERS.find((one) => one.name === name) as MonsterRecord;

/** Every sixth creature of both books, so that each target rating is tried with about a hundred. */
const SOME = [...SRD_MONSTERS, ...SRD_52_MONSTERS].filter((_, at) => at % 6 === 0);

/** The numbers that only the text or only the structure of an entry has. */
function apart({ text, ...structure }: ReturnType<typeof entriesOf>[number]): unknown[] {
  const [words, told] = [numbersInWords(text), numbersInStructure(structure)];
  return (['dice', 'dcs', 'toHits'] as const).flatMap((kind) => {
    const [said, held] = [new Set<unknown>(words[kind]), new Set<unknown>(told[kind])];
    return [
      ...[...said].filter((one) => !held.has(one)),
      ...[...held].filter((one) => !said.has(one)),
    ];
  });
}

describe('a creature of another challenge rating', () => {
  it.each([
    [1, 0.85],
    [5, 0.94],
    [17, 0.97],
  ])('of rating %d is explained as that for a share of %d and passes the schema', (cr, share) => {
    const scaled = SOME.map((record) => scaleTo(record, cr, SPELLS[record.edition]));
    for (const { record, explained, reached } of scaled) {
      expect(readMonsterRecord(record), record.name).toMatchObject({ ok: true, record });
      expect(reached).toBe(explained.cr === cr);
      expect(record.cr).toBe(cr);
    }
    expect(scaled.filter(({ reached }) => reached).length / scaled.length).toBeGreaterThan(share);
  });

  it('has all numbers moved, in its structure and in its words', () => {
    const { record, reached } = scaleTo(named('Ogre'), 8);
    expect(reached).toBe(true);
    expect(record).toMatchObject({ xp: 3900, proficiencyBonus: 3, hp: { dice: { sides: 10 } } });
    const [club] = record.actions;
    const attack = club?.effects[0];
    if (attack?.kind !== 'attack' || attack.hit[0]?.kind !== 'damage') throw new Error('no attack');
    const [part] = attack.hit[0].damage;
    expect(club?.text).toContain(`+${attack.toHit} to hit`);
    expect(club?.text).toContain(
      `${part?.average} (${part?.dice?.count}d8 + ${part?.bonus}) bludgeoning damage`,
    );
  });

  it.each([2, 12])('of rating %d says in words what its structure says', (cr) => {
    const odd = SOME.flatMap((record) =>
      entriesOf(scaleTo(record, cr).record)
        .filter(({ tag }) => tag !== 'multiattack')
        .flatMap((entry) =>
          apart(entry).map((number) => `${record.slug}, ${entry.name}: ${number}`),
        ),
    );
    expect(odd).toEqual([]);
  });

  it('moves saves, skills and what is noticed with its proficiency', () => {
    const { record } = scaleTo(named('Adult Red Dragon'), 5);
    // From +6 to +3; Perception counts it twice.
    expect(record.saves).toEqual({ dex: 3, con: 10, wis: 4, cha: 8 });
    expect(record.skills).toEqual({ perception: 7, stealth: 3 });
    expect(record.senses.passivePerception).toBe(17);
  });

  it('refuses a rating that the game has not', () => {
    expect(() => scaleTo(named('Ogre'), 31)).toThrow('31 is not a challenge rating');
  });
});

it.each([
  [{ dice: { count: 2, sides: 6 }, bonus: 0, average: 7 }, 2, 0, '4d6 0 14'],
  [{ dice: { count: 2, sides: 8 }, bonus: 4, average: 13 }, 2, 2, '4d8 8 26'],
  [{ dice: { count: 1, sides: 4 }, bonus: 2, average: 4 }, 0.25, 0, '1 1'],
  [{ dice: null, bonus: 1, average: 1 }, 5, 0, '5 5'],
])('makes of %j, %d times as large, an amount with its average', (amount, factor, gained, text) => {
  const { dice, bonus, average } = scaledAmount(amount, factor, gained);
  const rolled = dice === null ? '' : `${dice.count}d${dice.sides} `;
  expect(`${rolled}${bonus} ${average}`).toBe(text);
  const least = dice === null ? 0 : Math.floor((dice.count * (dice.sides + 1)) / 2);
  expect(average).toBe(least + bonus);
});

it('moves numbers of deeds in words, and leaves all others', () => {
  const shift = { damage: 2, attack: 3, saveDc: 1 };
  expect(
    scaledText(
      '+4 to hit, reach 5 ft. Hit: 7 (2d6) fire damage. DC 12, regains 7 (2d6) hit points.',
      shift,
    ),
  ).toBe('+7 to hit, reach 5 ft. Hit: 14 (4d6) fire damage. DC 13, regains 7 (2d6) hit points.');
  expect(scaledText('Melee Attack Roll: −1, Hit: 1 Piercing damage.', shift)).toBe(
    'Melee Attack Roll: +2, Hit: 2 Piercing damage.',
  );
});

/** The first entry with this name in either book. */
function entryNamed(creature: string, name: string, edition: '2014' | '2024' = '2014') {
  const record = [...SRD_MONSTERS, ...SRD_52_MONSTERS].find(
    (one) => one.name === creature && one.edition === edition,
  );
  const entry = record && entriesOf(record).find((one) => one.name === name);
  if (entry === undefined) throw new Error(`${creature} has no ${name}`);
  return entry;
}

describe('words beside attacks and saves', () => {
  const shift = { damage: 2, attack: 1, saveDc: 1 };

  it('move where a blow is told again, and what is lost later', () => {
    expect(scaledEntry(entryNamed('Deva', 'Angelic Weapons'), shift).text).toContain(
      'an extra 8d8 radiant damage (included in the attack)',
    );
    expect(scaledEntry(entryNamed('Azer', 'Heated Weapons'), shift)).toMatchObject({
      text: expect.stringContaining('an extra 7 (2d6) fire damage'),
      effects: [{ kind: 'rule', dice: [{ count: 2, sides: 6 }] }],
    });
    const tail = scaledEntry(entryNamed('Horned Devil', 'Tail'), shift).text;
    expect(tail).toContain('or lose 21 (6d6) hit points at the start');
    expect(tail).toContain('the wound increases by 21 (6d6)');
  });

  it('move once, also where dice become a number', () => {
    expect(scaledText('Hit: 6 (1d12) fire damage.', { damage: 0.4, attack: 0, saveDc: 0 })).toBe(
      'Hit: 2 fire damage.',
    );
  });

  it('stay where they are no harm, or hang on the blow that is taken', () => {
    for (const [creature, name, edition] of [
      ['Troll', 'Regeneration', '2014'],
      ['Zombie', 'Undead Fortitude', '2014'],
      ['Zombie', 'Undead Fortitude', '2024'],
      ['Priest', 'Divine Eminence', '2014'],
    ] as const) {
      const entry = entryNamed(creature, name, edition);
      const { text, effects } = scaledEntry(entry, { ...shift, saveDc: 0 });
      expect({ text, effects }).toEqual({ text: entry.text, effects: entry.effects });
    }
    expect(scaledEntry(entryNamed('Zombie', 'Undead Fortitude', '2024'), shift).text).toContain(
      'DC 5 plus the damage taken',
    );
  });
});

it('a game master is told what keeps its amounts', () => {
  expect(leftByScaling(named('Troll'))).toEqual(['Regeneration']);
  expect(leftByScaling(named('Unicorn'))).toEqual(['Healing Touch', 'Heal Self']);
  expect(leftByScaling(named('Ogre'))).toEqual([]);
  // The duration of a cloud does not affect its strength.
  expect(leftByScaling(named('Aboleth'))).toEqual([]);
});

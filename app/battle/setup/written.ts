import { ABILITIES } from '~/rules/ability';
import type { Edition } from '~/rules/edition';
import type { Combatant, Defence } from '../sheet/combatant';
import { deedsOf } from './attack-line';
import type { WrittenCreature } from './setup-file';

/** A creature that is written out, as a fight needs it. With death saves it falls like a character, unless it says otherwise. */
export function writtenCombatant(
  written: WrittenCreature,
  edition: Edition,
  deathSaves: boolean,
): Combatant {
  const { dexMod, saves, regeneration } = written;
  const dice = /^(\d+)d(\d+)([+-]\d+)?$/.exec(written.hpDice ?? '');
  const of = (how: Defence['how'], list: WrittenCreature['resist']): Defence[] =>
    list.map((one) => ({ how, ...one }));
  const six = (value: (ability: (typeof ABILITIES)[number]) => number) =>
    Object.fromEntries(ABILITIES.map((ability) => [ability, value(ability)])) as Combatant['saves'];
  return {
    ...{ name: written.name, edition, type: written.type, size: written.size, ac: written.ac },
    role: written.role ?? (deathSaves ? 'character' : 'monster'),
    hitPoints: {
      average: written.hp,
      count: Number(dice?.[1] ?? 0),
      sides: Number(dice?.[2] ?? 1),
      bonus: Number(dice?.[3] ?? 0),
    },
    ...(written.temporary === undefined ? {} : { temporary: written.temporary }),
    initiative: { bonus: written.initiative ?? dexMod },
    abilities: six((ability) => (ability === 'dex' ? dexMod : 0)),
    saves: six((ability) => saves[ability] ?? (ability === 'dex' ? dexMod : 0)),
    proficiency: 2,
    line: written.line ?? 'front',
    defences: [
      ...of('resist', written.resist),
      ...of('immune', written.immune),
      ...of('vulnerable', written.vulnerable),
    ],
    conditionImmune: written.conditionImmune,
    ...deedsOf(written.attacks, written.powers),
    reactions: [],
    traits: {
      ...(regeneration === undefined ? {} : { regeneration }),
      ...(written.magicResistance ? { magicResistance: true } : {}),
      ...(written.legendaryResistance ? { legendaryResistance: written.legendaryResistance } : {}),
      ...(written.packTactics ? { packTactics: true } : {}),
      ...(written.undeadFortitude ? { undeadFortitude: true } : {}),
      ...(written.relentless === undefined ? {} : { relentless: written.relentless }),
      ...(written.evasion ? { evasion: true } : {}),
      ...(written.saveAdvantage ? { saveAdvantage: written.saveAdvantage } : {}),
    },
    ...(written.tactics === undefined ? {} : { tactics: written.tactics }),
    leftOut: [],
  };
}

